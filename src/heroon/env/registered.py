"""The list of environments that Gymnasium is told of by `heroon.env.gymnasium`: one a game."""

from __future__ import annotations

from heroon.kernel import games


def name_of(game: str) -> str:
    """Return the id of a game's environment: `heroon/MicroHero-v0`."""
    return f"heroon/{''.join(part.capitalize() for part in game.split('-'))}-v0"


def register() -> None:
    """Register an environment for each installed game with Gymnasium; no game is loaded yet."""
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
