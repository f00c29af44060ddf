"""A card file in the form of a new game, in a real browser: chosen, mended, played."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.driving import Screen
from tests.server.serving import Site


def test_a_chosen_file_is_mended_in_place_and_played(
    screen: Screen, served: Site, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[numbers]\ngoal = 250\n# "été"\n', encoding="utf-8")
    page = screen.page
    page.goto("/new/heroz")
    page.locator(".own-cards summary").click()
    page.locator('.own-cards input[type="file"]').set_input_files(file)
    box = page.locator("#own-cards")
    expect(box).to_have_value('[numbers]\ngoal = 250\n# "été"\n')
    page.locator("form.new button.primary").click()
    expect(page.locator("#own-wrong")).to_contain_text("Line 2: “250” is refused")
    expect(box).to_have_value('[numbers]\ngoal = 250\n# "été"\n')
    expect(box).to_have_attribute("aria-invalid", "true")
    expect(box).to_be_visible()
    assert all("422" in one for one in screen.complaints), screen.complaints
    screen.complaints.clear()  # the browser tells the status of the refusal, too
    box.fill("[numbers]\ngoal = 25\n")
    page.locator("form.new button.primary").click()
    page.wait_for_url("**/t/*")
    head = served.store.head(page.url.rpartition("/")[2])
    assert head is not None and head.numbers == ("goal = 25",)
