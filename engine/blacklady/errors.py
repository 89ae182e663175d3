"""What can go wrong, by cause. Every error carries the reason in words."""

from .texts import Text

__all__ = [
    "BlackLadyError",
    "BotError",
    "GameOver",
    "IllegalAction",
    "InvalidAction",
    "OptionsError",
    "ProfileError",
    "RequestError",
    "RulesError",
    "SaveError",
    "WrongTurn",
]


class BlackLadyError(ValueError):
    """The base of all errors here. `text` is the reason, `code` names the cause in one word."""

    code = "error"

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return str(self.text)


class RulesError(BlackLadyError):
    """An action that the rules refuse; nothing has changed."""


class InvalidAction(RulesError):
    """A text that is no action, or one that this game never has."""

    code = "invalid"


class IllegalAction(RulesError):
    """An action that can't be taken now."""

    code = "illegal"


class WrongTurn(RulesError):
    """An action by a seat that isn't to act."""

    code = "turn"


class GameOver(RulesError):
    """An action when the deal, or the game, is over."""

    code = "over"


class OptionsError(BlackLadyError):
    """Options that don't exist, are out of range, or exclude each other."""

    code = "options"


class SaveError(BlackLadyError):
    """A save text that can't be read."""

    code = "save"


class RequestError(BlackLadyError):
    """A request to the bridge or the table that can't be understood or done now."""

    code = "request"


class ProfileError(RequestError):
    """What is said to be known of a person can't be read."""

    code = "profile"


class BotError(BlackLadyError):
    """A bot that answered with something else than a legal action."""

    code = "bot"
