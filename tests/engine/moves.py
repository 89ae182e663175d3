"""What a test of one game says about a position: what may be done, what is refused and why, what follows."""

from typing import Any

from blacklady.actions import format_action, parse_action
from blacklady.cards import format_card
from blacklady.rules import Rules


class Moves:
    """A game's actions written as log entries, such as `0 play QS`."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules

    def after(self, state: Any, *entries: str) -> Any:
        """The state after these log entries."""
        for entry in entries:
            seat, _, written = entry.partition(" ")
            state, _ = self.rules.apply(state, int(seat), parse_action(written))
        return state

    def choices(self, state: Any, seat: int) -> set[str]:
        """The texts of what the seat may do."""
        return {format_action(action) for action in self.rules.legal(state, seat)}

    def cards(self, state: Any) -> set[str]:
        """The cards that the seat on turn may play."""
        legal = self.rules.legal(state, state.turn)
        return {format_card(action.cards[0]) for action in legal if action.verb == "play"}

    def refusal(self, state: Any, entry: str) -> str:
        """Why an action is refused, in words; raises `AssertionError` when it isn't."""
        seat, _, written = entry.partition(" ")
        try:
            self.rules.apply(state, int(seat), parse_action(written))
        except ValueError as error:
            return str(error)
        raise AssertionError(f"{entry} was accepted")

    def points(self, state: Any) -> list[int]:
        """The points of a deal that is over."""
        score = self.rules.score(state)
        assert score is not None
        return [seat.points for seat in score.seats]
