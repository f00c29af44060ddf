"""A story that is told as a whole: acts of one kind in one line, with what they brought."""

from __future__ import annotations

from heroon.kernel import Event, game
from heroon.texts import Sentences, package_of, texts

HR, HZ = "hero-realms", "heroz"


def event(name: str, of: str, **args: str | int) -> Event:
    """An event of a game by its name; an argument may be a token."""
    info = next(e for e in game(of).words.events if e.name == name)
    by_token = [{token: n for n, token in of.by_value.items()} for _, of in info.args]
    given = zip(by_token, args.values(), strict=True)
    return Event(info.id, tuple(n if isinstance(n, int) else tokens[n] for tokens, n in given))


def told(of: str, *events: Event, lang: str = "en") -> list[tuple[str, int]]:
    """The lines of a whole story for seat 0."""
    package = package_of(of)
    names = {1: "opponent"}
    return Sentences(texts(lang, package), game(of), 0, names).whole_story(events)


def play(card: str, gold: int) -> list[Event]:
    """A card that is played, and the gold that it brings."""
    return [event("played", HR, card=card), event("gold", HR, points=gold)]


def test_three_golds_are_one_line() -> None:
    golds = [*play("gold", 1), *play("gold", 1), *play("gold", 1)]
    assert told(HR, *golds) == [("You play 3 × Gold: +3 gold.", 6)]
    french = "Vous jouez 3\u00a0× Or\u00a0: +3\u00a0Or."
    assert told(HR, *golds, lang="fr") == [(french, 6)]


def test_another_act_begins_another_line() -> None:
    bought = event("row", HR, card="recruit")
    lines = told(HR, *play("gold", 1), bought, *play("ruby", 2))
    assert [at for _, at in lines] == [2, 3, 5]
    assert lines[0][0] == "You play a Gold: +1 gold."


def test_what_brings_nothing_stays_a_sentence() -> None:
    assert told(HR, event("played", HR, card="gold")) == [("You play a Gold.", 1)]


def test_a_pass_is_told_only_while_nothing_has_happened_since() -> None:
    mine, theirs = (event("passed", HZ, seat=seat) for seat in (0, 1))
    after = event("attacked", HZ, seat=0, column="1")
    attacked = "You attack with column 1."
    assert [text for text, _ in told(HZ, mine, theirs, after)] == [attacked]
    assert [text for text, _ in told(HZ, after, mine)] == [attacked, "You pass."]


def test_what_was_not_done_and_what_the_sum_says_again_are_no_lines_of_a_duel() -> None:
    none = event("no-attack", HZ, seat=0)
    turn = event("turn", HZ, seat=1)
    assert [text for text, _ in told(HZ, none)] == ["You do not attack."]
    assert next(text for text, _ in told(HZ, none, turn)) == ""
    blocks = [event("blocked", HZ, seat=1, cell=cell, card="9H") for cell in (0, 1)]
    sums = event("powers", HZ, attacker=9, defender=12)
    assert [text for text, _ in told(HZ, *blocks, sums)] == ["Power: attacker 9, defender 12."]


def test_troops_of_one_act_are_one_line() -> None:
    placed = [event("placed-unseen", HZ, seat=0, cell=cell) for cell in (0, 4)]
    lines = told(HZ, *placed)
    assert lines == [("You place 2 troops face down: column 1 line 1 and column 2 line 2.", 2)]
    lost = [event("destroyed", HZ, seat=0, cell=cell, card="9H") for cell in (0, 1)]
    assert told(HZ, *lost)[0][0].startswith("You lose 2 troops: ")
    french = told(HZ, event("reinforced", HZ, seat=0, count=2), lang="fr")[0][0]
    assert french == "Vous recevez un renfort pour les 2 troupes perdues."
