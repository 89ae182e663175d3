"""What is believed of a person's play."""

from typing import Final

__all__ = ["CATALOGUE"]

CATALOGUE: Final[dict[str, str]] = {
    "error.profile": "What was known of this player is damaged",
    "error.no_scale": "Opponents can’t adapt in the game “{name}”; they can in: {games}",
    "adapting.unknown": "Nothing is known of your play yet; every finished deal tells more",
    "adapting.strength": "You play about as well as the {bot:bot}, judged by {decisions:decision/decisions}",
    "adapting.guess": "You may play about as well as the {bot:bot}; {decisions:decision/decisions} don’t tell much yet",
    "adapting.match": "You begin with: {bots:bots}",
    "adapting.match_won": "With {bots:bots} at the table you should win about {won} of 100 games",
    # Habits in Hearts
    "adapting.ducks.mostly": "You stay under the best card nearly whenever you can: {percent} % of the time",
    "adapting.ducks.even": "You stay under the best card, or take the trick, by turns: under {percent} % of the time",
    "adapting.ducks.seldom": "You like to take tricks, and stay under the best card only {percent} % of the time",
    "adapting.highest.mostly": "When you stay under, you play the highest card that does: {percent} % of the time",
    "adapting.highest.even": "When you stay under, you play the highest card that does {percent} % of the time",
    "adapting.highest.seldom": "When you stay under, you keep the highest card that would: you play it {percent} % of the time",
    "adapting.moons": "You shoot the moon in {percent} of 100 deals",
    "adapting.spade_leads.mostly": "You lead spades to drive the queen out whenever it is safe: {percent} % of the time",
    "adapting.spade_leads.even": "You lead spades to drive the queen out now and then: {percent} % of the time",
    "adapting.spade_leads.seldom": "You seldom lead spades to drive the queen out: {percent} % of the time",
    # Habits in Spades
    "adapting.nils": "You bid nil in {percent} of 100 deals",
    "adapting.nils_made": "You make {percent} of 100 nils",
    "adapting.takes.high": "You bid more than you take: {percent} tricks for 100 bid",
    "adapting.takes.low": "You bid less than you take: {percent} tricks for 100 bid",
    "adapting.takes.right": "You bid what you take: {percent} tricks for 100 bid",
}
