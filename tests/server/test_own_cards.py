"""A card file put into the form of a new game: read, refused in place, kept with its table."""

from __future__ import annotations

import html
import time
import tracemalloc
from pathlib import Path

import pytest

from heroon.kernel import game
from heroon.server.app import FORM_WITH_CARDS
from heroon.server.own_cards import WrongCards, with_cards
from heroon.texts import texts
from heroon.texts.cards import card_file
from tests.kernel.bombs import BOMBS, MEMORY
from tests.lengths import LANGS
from tests.server.serving import Site

OWN = """
[trial]
lion = { attack = 9, ability = "attack+2, defence+1" }
[numbers]
hand = 6
"""


def test_the_table_plays_by_the_owners_numbers_and_keeps_them(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with Site(path) as site:
        id = site.begin("micro-hero", cards=OWN)
        hash_ = game("micro-hero").using(OWN, "").cards_hash
        assert site.store.head(id).cards == hash_  # type: ignore[union-attr]  # it was begun
    with Site(path) as site, site.http() as http:
        with site.page(id) as page:
            assert page.frame["html"]
        told = html.unescape(http.get(f"/t/{id}/cards").text)
        usual = html.unescape(http.get("/cards/micro-hero").text)
    ability = "the Trial’s Attack is 2 higher while it is in play, the Trial’s Defence is 1 higher"
    for text in (ability, "own number"):
        assert text in told and text not in usual


def test_another_game_like_it_has_the_same_numbers(site: Site) -> None:
    id = site.begin("heroz", cards="[numbers]\ngoal = 25\n")
    with site.http() as http:
        again = http.post(f"/t/{id}/again").headers["location"].removeprefix("/t/")
    assert site.store.head(again).numbers == ("goal = 25",)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("own", "en", "fr"),
    [
        (
            "[numbers]\nhand = 77\n",
            "Line 2: “77” is refused (hand must be a number from 1 to 10).",
            "Ligne 2\u00a0: «\u00a077\u00a0» est refusé (hand doit être un nombre de 1 à 10).",
        ),
        (
            '\n[trial.lion]\nattack = 3\nability = "atack+1"\n',
            "Line 4, trial.lion: “atack+1” is refused (ability: no such token (there are: attack+N",
            "Ligne 4, trial.lion\u00a0: «\u00a0atack+1\u00a0» est refusé (ability\u00a0: aucun mot",
        ),
        ("[zoo]\nx = 1\n", "Line 1: “zoo” is unknown (no such table", "Ligne 1\u00a0: «\u00a0zoo"),
        (
            "hand = 6",
            "a card file holds tables, such as [numbers]",
            "un fichier de cartes contient",
        ),
        ("[numbers\n", "not TOML", "ce n’est pas du TOML"),
        ("<script>alert(1)</script>", "not TOML", "ce n’est pas du TOML"),
    ],
)
def test_an_error_is_told_in_place(site: Site, own: str, en: str, fr: str) -> None:
    """With line and reason, beside the text, which stays there to be mended."""
    for lang, said in (("en", en), ("fr", fr)):
        form = {"cards": own, "seed": "mine", "seat-0": "person"}
        with site.http(lang) as http:
            answer = http.post("/new/micro-hero", data=form)
        assert answer.status_code == 422
        box = answer.text[answer.text.index('<details class="own-cards" open>') :]
        wrong = box[box.index('id="own-wrong"') : box.index("</p>", box.index('id="own-wrong"'))]
        assert said in html.unescape(wrong)
        assert html.unescape(box).count(own.strip()) == 1 and "<script>alert" not in box
        assert 'value="mine"' in answer.text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["heroz", "micro-hero", "hero-realms"])
def test_the_file_that_the_page_gives_is_taken(site: Site, name: str, lang: str) -> None:
    with site.http(lang) as http:
        answer = http.get(f"/cards/{name}/file")
        assert answer.headers["content-disposition"] == f'attachment; filename="{name}-cards.toml"'
        assert answer.text == card_file(game(name), lang)
        sent = {"cards": answer.text.replace("\n", "\r\n"), "seed": "x"}
        begun = http.post(f"/new/{name}", data=sent)
    assert begun.status_code == 303, begun.text
    head = site.store.head(begun.headers["location"].removeprefix("/t/"))
    assert head is not None and head.numbers == ()


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_is_refused_at_once(bomb: str) -> None:
    spec = game("micro-hero")
    tracemalloc.start()
    try:
        began = time.process_time()
        with pytest.raises(WrongCards) as bad:
            with_cards(spec, f"{BOMBS[bomb][0]}\n#")
        spent = time.process_time() - began
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < MEMORY and spent < 1, "the bound is 50 ms; a busy machine may need more"
    assert bad.value.told(texts("fr"))


def test_a_form_that_is_too_long_is_refused(site: Site) -> None:
    with site.http() as http:
        long = http.post("/new/heroz", data={"cards": "#" * FORM_WITH_CARDS})
        many = http.post("/new/heroz", data={f"x{i}": "" for i in range(500)})
        text = http.post("/new/heroz", data={"cards": "# x\n" * 17_500})
    for answer in (long, many, text):
        assert answer.status_code == 422
    assert "too long: 70" in text.text and "at most 60" in text.text


def test_the_form_says_where_the_file_comes_from(site: Site) -> None:
    with site.http("fr") as http:
        form = http.get("/new/heroz").text
    assert 'name="cards"' in form and "/cards/heroz/file" in form
    assert "Télécharger le fichier de cartes, pour le corriger" in form
