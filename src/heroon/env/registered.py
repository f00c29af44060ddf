"""What Gymnasium is told of when `heroon.env.gymnasium` is imported: an environment a game."""

from __future__ import annotations

from heroon.kernel import games


def name_of(game: str) -> str:
    """The id of a game's environment: `heroon/MicroHero-v0`."""
    return f"heroon/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def register() -> None:
    """Tell Gymnasium of an environment for each game that is installed; none is loaded yet."""
    from gymnasium.envs.registration import register as tell

    for game in games():
        tell(
            name_of(game),
            entry_point="heroon.env.gymnasium:HeroonEnv",
            vector_entry_point="heroon.env.gymnasium:HeroonVectorEnv",
            kwargs={"game": game},
            disable_env_checker=True,
            order_enforce=False,
        )
