"""The commands and the arguments that may follow each, as the parser is told of them.

Each one imports what does the work when it is called.
"""

import os
from typing import Any

import typer

from heroon.texts.core import Texts, texts

from .arguments import game_named, language, not_empty, only_with, whole_number
from .printing import PROGRAM, CommandError, at_terminal


def build(t: Texts) -> typer.Typer:
    """Build the command with its subcommands and their help in the language of the texts."""
    app = typer.Typer(
        help=t.text("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    for add in _COMMANDS:
        add(app, t)
    return app


def asks_shell() -> bool:
    """Return whether a shell asks what may stand where somebody types."""
    return f"_{PROGRAM.upper()}_COMPLETE" in os.environ


def completes(what: str, t: Texts) -> Any:
    """Return what completes a place when a shell asks; None while a command is run."""
    if not asks_shell():
        return None
    from . import completion

    return completion.completer(getattr(completion, what), t)


def lang_option(t: Texts) -> Any:
    """Make the option `--lang`, which every command has."""
    help = t.text("cli-help-lang")
    return typer.Option("", help=help, autocompletion=completes("languages", t))


def game_argument(t: Texts) -> Any:
    """Make the argument that names a game, where one must be named."""
    return typer.Argument(
        help=t.text("cli-help-game"),
        callback=game_named,
        autocompletion=completes("game_names", t),
    )


def _add_list_games(app: typer.Typer, t: Texts) -> None:
    @app.command("list", help=t.text("cli-help-list"))
    def list_games(
        game: str = typer.Argument(
            "",
            help=t.text("cli-help-list-game"),
            callback=game_named,
            autocompletion=completes("game_names", t),
        ),
        lang: str = lang_option(t),
    ) -> None:
        spoken = language(lang, t)
        if not game:
            from .overview import list_all

            return list_all(spoken)
        from .look import list_game

        return list_game(game, spoken)


def _add_rules(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-rules"))
    def rules(
        game: str = game_argument(t),
        rule: list[str] = typer.Argument(
            None, help=t.text("cli-help-rule"), autocompletion=completes("rule_ids", t)
        ),
        lang: str = lang_option(t),
    ) -> int:
        from .look import rules

        return rules(game, rule or [], language(lang, t))


def _add_play(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-play"))
    def play(
        game: str = typer.Argument(
            "",
            help=t.text("cli-help-game"),
            callback=game_named,
            autocompletion=completes("game_names", t),
        ),
        plain: bool = typer.Option(
            False, "--plain", show_default=False, help=t.text("cli-help-plain")
        ),
        lang: str = lang_option(t),
        players: str | None = typer.Option(
            None,
            metavar="N",
            help=t.text("cli-help-players"),
            autocompletion=completes("counts", t),
        ),
        seed: str | None = typer.Option(None, help=t.text("cli-help-seed")),
        seat: str | None = typer.Option(
            None, help=t.text("cli-help-seat"), autocompletion=completes("seats", t)
        ),
        name: str | None = typer.Option(None, help=t.text("cli-help-name")),
        bot: str | None = typer.Option(
            None, help=t.text("cli-help-bot"), autocompletion=completes("players", t)
        ),
        mode: str | None = typer.Option(
            None, help=t.text("cli-help-mode"), autocompletion=completes("modes", t)
        ),
        option: list[str] = typer.Option(
            [], help=t.text("cli-help-option"), autocompletion=completes("options", t)
        ),
        cards: str | None = typer.Option(None, metavar="FILE", help=t.text("cli-help-own-cards")),
        resume: str | None = typer.Option(None, help=t.text("cli-help-resume")),
        save: str | None = typer.Option(None, help=t.text("cli-help-save")),
    ) -> int:
        spoken = language(lang, t)
        said = {"players": players, "seed": seed, "seat": seat, "name": name, "bot": bot}
        said |= {"mode": mode, "cards": cards, "resume": resume, "save": save}
        not_empty(texts(spoken), **said)
        given = {name: value for name, value in said.items() if value}
        app = not plain and at_terminal()
        if app and not (game or option or given):
            from heroon.terminal.app import play as play_app

            from .engines import build_beside

            build_beside()
            return play_app(spoken)
        from .play import Wanted, play

        return play(Wanted(game=game, options=tuple(option), **given), spoken, app)


def _add_web(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-web"))
    def web(
        port: str = typer.Option("", metavar="N", help=t.text("cli-help-port")),
        games: str | None = typer.Option(None, metavar="FILE", help=t.text("cli-help-games-file")),
        browser: bool = typer.Option(True, help=t.text("cli-help-browser")),
        lock: bool = typer.Option(False, "--lock", help=t.text("cli-help-lock")),
        lang: str = lang_option(t),
    ) -> int:
        from .web import web

        spoken = language(lang, t)
        not_empty(texts(spoken), games=games)
        number = whole_number(port, "--port", 0, 65_535, texts(spoken)) if port else None
        return web(number, games or "", lang, spoken, browser, lock)


def _add_scenario(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-scenario"))
    def scenario(
        files: list[str] = typer.Argument(None, help=t.text("cli-help-files")),
        game: str | None = typer.Option(
            None, "--from", metavar="FILE", help=t.text("cli-help-from")
        ),
        at: str | None = typer.Option(None, metavar="N", help=t.text("cli-help-at")),
        out: str | None = typer.Option(None, metavar="FILE", help=t.text("cli-help-out")),
        lang: str = lang_option(t),
    ) -> int:
        spoken = language(lang, t)
        not_empty(texts(spoken), out=out, at=at, **{"from": game})
        if game is None:
            from .look import scenarios

            only_with(texts(spoken), "--from", at=at, out=out)
            if not files:
                raise CommandError(texts(spoken).text("cli-missing", name="files"))
            return scenarios(files, spoken)
        from .records import keep_moment

        if files:
            raise CommandError(texts(spoken).text("cli-either", one="--from", other="files"))
        return keep_moment(game, at or "", out or "", spoken)


def _add_simulate(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-simulate"))
    def simulate(
        game: str = game_argument(t),
        games: str = typer.Option("100", metavar="N", help=t.text("cli-help-games")),
        first: str = typer.Option("0", metavar="N", help=t.text("cli-help-first")),
        bots: str = typer.Option(
            "",
            show_default=False,
            help=t.text("cli-help-bots"),
            autocompletion=completes("players", t),
        ),
        players: str | None = typer.Option(
            None,
            metavar="N",
            help=t.text("cli-help-players"),
            autocompletion=completes("counts", t),
        ),
        mode: str | None = typer.Option(
            None, help=t.text("cli-help-mode"), autocompletion=completes("modes", t)
        ),
        cards: str | None = typer.Option(None, metavar="FILE", help=t.text("cli-help-own-cards")),
        seed: str = typer.Option("0", metavar="N", help=t.text("cli-help-seed")),
        option: list[str] = typer.Option(
            [], help=t.text("cli-help-option"), autocompletion=completes("options", t)
        ),
        workers: str = typer.Option("0", metavar="N", help=t.text("cli-help-workers")),
        on: str = typer.Option(
            "here",
            metavar="PLACE",
            help=t.text("cli-help-on"),
            autocompletion=completes("workplaces", t),
        ),
        engine: str = typer.Option(
            "auto", help=t.text("cli-help-engine"), autocompletion=completes("engines", t)
        ),
        mirrored: bool = typer.Option(True, help=t.text("cli-help-mirrored")),
        out: str | None = typer.Option(None, help=t.text("cli-help-parquet")),
        csv: str | None = typer.Option(None, help=t.text("cli-help-csv")),
        json: str | None = typer.Option(None, help=t.text("cli-help-json")),
        lang: str = lang_option(t),
    ) -> int:
        from .lab import Plan, run

        spoken = language(lang, t)
        given = {"csv": csv, "json": json, "out": out}
        not_empty(texts(spoken), **given, cards=cards, mode=mode, players=players)
        plan = Plan(
            game,
            whole_number(games, "--games", 1, 10_000_000, texts(spoken)),
            bots,
            whole_number(seed, "--seed", 0, 1 << 32, texts(spoken)),
            tuple(option),
            whole_number(workers, "--workers", 0, 256, texts(spoken)),
            mirrored,
            csv or "",
            json or "",
            engine,
            mode or "",
            players or "",
            cards or "",
            on,
            out=out or "",
            first=whole_number(first, "--first", 0, 1 << 32, texts(spoken)),
        )
        return run(plan, spoken)


def _add_report(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-report"))
    def report(
        files: list[str] = typer.Argument(None, help=t.text("cli-help-report-files")),
        out: str | None = typer.Option(None, help=t.text("cli-help-page")),
        lang: str = lang_option(t),
    ) -> int:
        from .report import report

        spoken = language(lang, t)
        not_empty(texts(spoken), out=out)
        return report(files or [], out or "", spoken)


def _add_kept(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-kept"))
    def kept(
        lang: str = lang_option(t),
    ) -> int:
        from .records import kept

        return kept(language(lang, t))


def _add_verify(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-verify"))
    def verify(
        files: list[str] = typer.Argument(help=t.text("cli-help-records")),
        lang: str = lang_option(t),
    ) -> int:
        from .records import verify

        return verify(files, language(lang, t))


def _add_replay(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-replay"))
    def replay(
        file: str = typer.Argument(help=t.text("cli-help-record")),
        seat: str = typer.Option(
            "", help=t.text("cli-help-viewer"), autocompletion=completes("seats", t)
        ),
        lang: str = lang_option(t),
    ) -> int:
        from .records import replay

        return replay(file, seat, language(lang, t))


def _add_doctor(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-doctor"))
    def doctor(
        build: bool = typer.Option(
            False, "--build", show_default=False, help=t.text("cli-help-doctor-build")
        ),
        lang: str = lang_option(t),
    ) -> int:
        from .doctor import doctor

        return doctor(language(lang, t), build)


def _add_cards(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-cards"))
    def cards(
        game: str = game_argument(t),
        export: str | None = typer.Option(None, help=t.text("cli-help-export")),
        use: str | None = typer.Option(None, help=t.text("cli-help-use")),
        lang: str = lang_option(t),
    ) -> int:
        from .card_files import cards

        spoken = language(lang, t)
        not_empty(texts(spoken), export=export, use=use)
        return cards(game, export or "", use or "", spoken)


def _add_completion_script(app: typer.Typer, t: Texts) -> None:
    @app.command("completion", help=t.text("cli-help-completion"))
    def completion_script(
        shell: str = typer.Argument(
            help=t.text("cli-help-shell"), autocompletion=completes("shells", t)
        ),
        lang: str = lang_option(t),
    ) -> int:
        from .completion import completion

        return completion(shell, language(lang, t))


def _add_solve(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-solve"))
    def solve(
        position: str = typer.Argument(help=t.text("cli-help-position")),
        at: str | None = typer.Option(None, metavar="N", help=t.text("cli-help-at")),
        most: str | None = typer.Option(None, metavar="N", help=t.text("cli-help-most")),
        every: bool = typer.Option(False, "--all", show_default=False, help=t.text("cli-help-all")),
        lang: str = lang_option(t),
    ) -> int:
        from .solve import solve_position

        spoken = language(lang, t)
        not_empty(texts(spoken), at=at, most=most)
        return solve_position(position, at or "", most or "", every, spoken)


def _add_weigh(app: typer.Typer, t: Texts) -> None:
    @app.command(help=t.text("cli-help-weigh"))
    def weigh(
        position: str = typer.Argument(help=t.text("cli-help-position")),
        at: str | None = typer.Option(None, metavar="N", help=t.text("cli-help-at")),
        bot: str | None = typer.Option(None, help=t.text("cli-help-weigher")),
        seed: str = typer.Option("0", metavar="N", help=t.text("cli-help-seed")),
        lang: str = lang_option(t),
    ) -> int:
        from .solve import weigh_position

        spoken = language(lang, t)
        not_empty(texts(spoken), at=at, bot=bot)
        return weigh_position(position, at or "", bot or "", seed, spoken)


#: In the order in which the help lists them.
_COMMANDS = (
    _add_list_games,
    _add_rules,
    _add_play,
    _add_web,
    _add_scenario,
    _add_simulate,
    _add_report,
    _add_kept,
    _add_verify,
    _add_replay,
    _add_solve,
    _add_weigh,
    _add_doctor,
    _add_cards,
    _add_completion_script,
)
