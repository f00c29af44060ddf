"""What no printed card does and an owner's numbers make possible: the whole log of stated turns.

A card file of an owner may give any ability any of the effects.  Some turns need no other numbers:
they show what the Boss prefers when he buys, and how a choice falls.
"""

from __future__ import annotations

from typing import Any

import pytest

from heroon.games.hero_realms.spec import SPEC
from tests.hero_realms.test_log import events
from tests.hero_realms.test_order import asked
from tests.hero_realms.test_review import at, owners, say, told

#: Name, the owner's numbers, position, options, answers, the log, and who is asked then.
TURNS: list[tuple[str, list[str], dict[str, Any], dict[str, str], str, str, str]] = [
    (
        "a boss who draws",
        ["borg_main = [0, 4, 0, 2, 0, 0]"],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["kraka", "varrick"],
            "sacrifice": ["lys"],
        },
        {"boss": "borg"},
        "tyrannor",
        """
        own-act borg | shown tyrannor | boss-gains tyrannor combat 4 | acts varrick |
        varrick tyrannor | boss-gains kraka health 2 | own-gains borg combat 4 |
        boss-gains tyrannor combat 4 | face-more 1 | boss-attacks 13 | wounded 13 |
        boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a boss who draws without a limit",
        ["borg_main = [0, 4, 0, 2, 0, 0]"],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["arkus", "kraka"],
            "face": "gold",
            "row": ["bribe", ".", ".", ".", "."],
        },
        {"boss": "borg", "powers": "yes"},
        "profit tyrannor spark taxation profit",
        """
        own-act borg | shown profit | boss-gains profit gold 2 | shown tyrannor |
        boss-gains tyrannor combat 4 | acts arkus | shown spark | boss-gains spark combat 3 |
        acts kraka | shown taxation | boss-gains taxation gold 2 | boss-gains kraka health 2 |
        boss-bought bribe 3 only | row profit | boss-gains bribe gold 3 |
        boss-bought profit 1 only
        """,
        "market",
    ),
    (
        "a boss who gives everything",
        ["torgen_main = [2, 4, 3, 0, 6, 1]"],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "hand": ["gold", "gold"],
        },
        {"boss": "torgen"},
        "discard:gold",
        """
        own-gains torgen health 3 | own-gains torgen gold 2 | boss-keeps 2 | own-act torgen |
        lost-card gold | own-gains torgen combat 4 | face-more 1 | boss-attacks 5 | wounded 5 |
        boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "a boss who tilts",
        ["borg_main = [0, 4, 0, 0, 7, 2]"],
        {
            "agenda": ["LOSSES", "BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "champions": ["arkus", "darian", "weyan"],
            "hand": ["gold"],
        },
        {"boss": "borg"},
        "lean:arkus lean:weyan pass",
        """
        own-act borg | leaned arkus | leaned weyan | own-gains borg combat 4 | face-more 1 |
        boss-attacks 5 | wounded 5 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a boss's own secondary effect",
        ["rayla_ally = [1, 2, 3, 0, 6, 2]"],
        {
            "agenda": [
                "SECONDARY",
                "SECONDARY_REST",
                "SECONDARY_BANISH",
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["death-cultist"],
            "hand": ["gold", "gold", "gold"],
        },
        {"boss": "rayla"},
        "discard:gold discard:gold",
        """
        own-secondary rayla | own-gains rayla combat 2 | own-gains rayla health 3 |
        own-gains rayla gold 1 | own-secondary rayla | lost-card gold | lost-card gold |
        limit 4 3 1 | no-market | boss-keeps 1 | own-gains rayla combat 3 |
        boss-gains death-cultist combat 2 | face-more 1 | boss-attacks 8 | wounded 8 |
        boss-ends rayla | turn 2
        """,
        "behaviour",
    ),
    (
        "a boss's own secondary effect tilts",
        ["rayla_ally = [0, 1, 0, 0, 7, 1]"],
        {
            "agenda": [
                "SECONDARY",
                "SECONDARY_REST",
                "SECONDARY_BANISH",
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["death-cultist"],
            "hand": ["gold", "gold", "gold"],
            "champions": ["darian", "weyan"],
        },
        {"boss": "rayla"},
        "lean:weyan absorb:darian.upright",
        """
        own-secondary rayla | own-gains rayla combat 1 | own-secondary rayla | leaned weyan |
        limit 4 3 1 | no-market | own-gains rayla combat 3 | boss-gains death-cultist combat 2 |
        face-more 1 | boss-attacks 7 | absorbed darian | wounded 2 | boss-ends rayla | turn 2
        """,
        "behaviour",
    ),
    (
        "a boss who is to discard himself",
        ["orc_grunt_ally = [0, 0, 0, 0, 12, 1]"],
        {
            "agenda": [
                "SECONDARY",
                "SECONDARY_REST",
                "SECONDARY_BANISH",
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["wolf-shaman", "cron"],
        },
        {"boss": "grognard"},
        "spark banish:wolf-shaman.upright",
        """
        own-secondary grognard | shown spark | boss-gains spark combat 3 | banished wolf-shaman
        | limit 3 2 1 | no-market | own-gains grognard combat 2 | boss-gains cron combat 5 |
        face-more 1 | boss-attacks 11 | wounded 11 | boss-ends grognard | turn 2
        """,
        "behaviour",
    ),
    (
        "secondary effects of cards",
        ["cult_priest_ally = [2, 2, 0, 0, 7, 2]", "broelyn_ally = [1, 0, 0, 0, 6, 2]"],
        {
            "agenda": [
                "SECONDARY",
                "SECONDARY_REST",
                "SECONDARY_BANISH",
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["cult-priest", "lys", "broelyn", "cron"],
            "lies": [0, 1, 0, 1],
            "hand": ["gold", "gold", "gold"],
            "champions": ["darian", "weyan", "arkus"],
        },
        {"boss": "borg"},
        "discard:gold discard:gold lean:arkus lean:weyan",
        """
        secondary cult-priest | boss-gains cult-priest combat 2 | boss-gains cult-priest gold 2
        | secondary broelyn | boss-gains broelyn gold 1 | secondary cult-priest |
        secondary broelyn | lost-card gold | lost-card gold | leaned arkus | leaned weyan |
        limit 5 4 1 | no-market | boss-gains broelyn gold 2 | boss-keeps 5 |
        own-gains borg combat 4 | boss-gains cult-priest combat 1 | face-more 1 | boss-attacks 8
        """,
        "absorb",
    ),
    (
        "secondary effects that add up",
        ["cult_priest_ally = [0, 2, 2, 0, 0, 0]", "myros_ally = [2, 0, 0, 0, 0, 0]"],
        {
            "agenda": [
                "SECONDARY",
                "SECONDARY_REST",
                "SECONDARY_BANISH",
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["myros", "parov", "cult-priest", "lys"],
            "lies": [0, 1, 0, 1],
        },
        {"boss": "torgen"},
        "",
        """
        secondary myros | boss-gains myros gold 2 | secondary cult-priest |
        boss-gains cult-priest combat 2 | boss-gains cult-priest health 2 | limit 5 4 1 |
        no-market | boss-gains myros gold 3 | boss-keeps 5 | own-act torgen |
        own-gains torgen combat 4 | boss-gains cult-priest combat 1 | face-more 1 |
        boss-attacks 8 | wounded 8 | boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "choices on an attack face",
        [],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["darian", "tithe-priest", "street-thug", "cult-priest"],
        },
        {"boss": "torgen"},
        "",
        """
        boss-gains tithe-priest health 4 | own-act torgen | own-gains torgen combat 4 |
        boss-gains darian combat 3 | boss-gains street-thug combat 2 |
        boss-gains cult-priest combat 1 | face-more 1 | boss-attacks 11 | wounded 11 |
        boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "choices on a gold face",
        [],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "face": "ruby",
            "zone": ["darian", "tithe-priest", "street-thug", "cult-priest"],
        },
        {"boss": "torgen"},
        "",
        """
        boss-gains tithe-priest gold 1 | boss-gains street-thug gold 1 |
        boss-gains cult-priest gold 1 | boss-keeps 3 | own-act torgen |
        own-gains torgen combat 4 | boss-gains darian combat 3 | face-less 2 | boss-attacks 5 |
        wounded 5 | boss-ends torgen | turn 2
        """,
        "behaviour",
    ),
    (
        "a choice of gold alone",
        [
            "street_thug_main = [1, 0, 0, 0, 0, 0]",
            "darian_main = [1, 3, 3, 0, 0, 0]",
            "cult_priest_main = [1, 0, 0, 0, 6, 1]",
            "tithe_priest_main = [1, 0, 1, 0, 0, 0]",
        ],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["darian", "tithe-priest", "street-thug", "cult-priest"],
            "hand": ["gold", "gold"],
        },
        {"boss": "borg"},
        "discard:gold",
        """
        boss-gains tithe-priest health 1 | boss-gains street-thug gold 1 | boss-keeps 1 |
        acts cult-priest | lost-card gold | own-gains borg combat 4 | boss-gains darian combat 3
        | face-more 1 | boss-attacks 8 | wounded 8 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "an attack of nothing",
        ["borg_main = [0, 0, 0, 0, 0, 0]"],
        {"agenda": ["BOSS_ATTACKS", "BOSS_END", "HERO_TURN"], "face": "gold"},
        {"boss": "borg"},
        "",
        """
        face-less 1 | boss-attacks 0 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a weapon without a value",
        ["dagger_main = [0, 0, 0, 0, 0, 0]"],
        {"agenda": ["BOSS_ATTACKS", "BOSS_END", "HERO_TURN"]},
        {"boss": "borg"},
        "",
        """
        own-gains borg combat 4 | boss-attacks 4 | wounded 4 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a last point for a shield of 1",
        ["darian = [1, 4, 1, 0]", "borg_main = [0, 0, 0, 0, 0, 0]"],
        {"agenda": ["BOSS_ATTACKS", "BOSS_END", "HERO_TURN"], "champions": ["darian"]},
        {"boss": "borg"},
        "absorb:darian.upright",
        """
        face-more 1 | boss-attacks 1 | absorbed darian | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a shield of nothing takes nothing of nothing",
        ["darian = [1, 4, 0, 0]", "borg_main = [0, 0, 0, 0, 0, 0]"],
        {
            "agenda": ["BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "face": "gold",
            "champions": ["darian"],
        },
        {"boss": "borg"},
        "",
        """
        face-less 1 | boss-attacks 0 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a drawn varrick leaves the one of the zone",
        ["varrick = [2, 7, 3, 0]"],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["arkus", "kraka", "varrick"],
            "face": "gold",
        },
        {"boss": "borg", "powers": "yes"},
        "tyrannor varrick",
        """
        acts varrick | not-found varrick | acts arkus | shown tyrannor |
        boss-gains tyrannor combat 4 | acts kraka | shown varrick | varrick tyrannor |
        boss-gains kraka health 2 | own-gains borg combat 4 | boss-gains arkus combat 5 |
        boss-gains tyrannor combat 4 | face-less 1 | boss-attacks 16 | wounded 16 |
        boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a card that draws and is not kept, after the limit",
        ["word_of_power_main = [0, 0, 0, 5, 0, 0]"],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["arkus", "kraka"],
        },
        {"boss": "borg"},
        "word-of-power",
        """
        acts arkus | shown word-of-power | boss-gains kraka health 2 | own-gains borg combat 4 |
        boss-gains arkus combat 5 | face-more 1 | boss-attacks 10 | wounded 10 | boss-ends borg
        | turn 2
        """,
        "behaviour",
    ),
    (
        "a discard effect of none",
        ["spark_main = [0, 3, 0, 0, 6, 0]"],
        {"agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"], "hand": ["spark"]},
        {},
        "play:spark",
        """
        played spark | combat 3
        """,
        "main",
    ),
    (
        "a discard effect of one twice",
        ["spark_main = [0, 3, 0, 0, 6, 2]"],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "hand": ["spark"],
            "zone": ["wolf-shaman"],
        },
        {},
        "play:spark banish:wolf-shaman.upright",
        """
        played spark | combat 3 | credit 1 | banished wolf-shaman
        """,
        "main",
    ),
    (
        "two are tilted by one effect",
        ["hit_job_ally = [0, 0, 0, 0, 7, 2]"],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "hand": ["hit-job", "profit"],
            "zone": ["wolf-shaman", "cron", "darian"],
        },
        {},
        "play:hit-job play:profit ally:hit-job tilt:cron tilt:darian",
        """
        played hit-job | combat 7 | played profit | gold 2 | ally hit-job | tilted cron |
        tilted darian
        """,
        "main",
    ),
    (
        "two are prepared by one effect",
        ["domination_ally = [0, 0, 0, 0, 13, 2]"],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "hand": ["domination"],
            "champions": ["arkus", "cron", "darian"],
            "poise": [1, 1, 1],
            "deck": ["gold"],
        },
        {},
        "play:domination ally:domination prepare:cron prepare:darian",
        """
        played domination | combat 6 | healed 6 | drew gold | ally domination | prepared cron |
        prepared darian
        """,
        "main",
    ),
    (
        "two are sacrificed for combat once",
        ["krythos_main = [0, 3, 0, 0, 10, 4]"],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "champions": ["krythos"],
            "hand": ["gold", "gold", "gold"],
        },
        {},
        "expend:krythos scrap:hand.gold",
        """
        expended krythos | combat 3 | scrapped gold | combat 4
        """,
        "main",
    ),
    (
        "up to two are sacrificed",
        [],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "champions": ["tyrannor"],
            "hand": ["gold", "gold", "gold"],
            "discard": ["ruby"],
        },
        {},
        "expend:tyrannor scrap:hand.gold scrap:discard.ruby",
        """
        expended tyrannor | combat 4 | scrapped gold | scrapped ruby
        """,
        "main",
    ),
    (
        "buying: the better kind at one price",
        [],
        {
            "agenda": ["BOSS_BUYS", "LOSSES", "BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "boss_gold": 4,
            "row": ["natures-bounty", "rally-the-troops", "spark", ".", "."],
        },
        {"boss": "borg"},
        "taxation",
        """
        boss-bought rally-the-troops 4 kind | row taxation |
        boss-gains rally-the-troops health 5 | own-gains borg combat 4 |
        boss-gains rally-the-troops combat 5 | face-more 1 | boss-attacks 10 | wounded 10 |
        boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "buying: the dearer of a lesser kind",
        [],
        {
            "agenda": ["BOSS_BUYS", "LOSSES", "BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "boss_gold": 4,
            "row": ["bribe", "intimidation", ".", ".", "."],
        },
        {"boss": "torgen"},
        "arkus",
        """
        boss-bought bribe 3 cost | row arkus | boss-gains bribe gold 3 |
        boss-bought intimidation 2 only
        """,
        "market",
    ),
    (
        "buying: the own faction, be it cheaper",
        [],
        {
            "agenda": ["BOSS_BUYS", "LOSSES", "BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "boss_gold": 3,
            "row": ["bribe", "elven-gift", ".", ".", "."],
        },
        {"boss": "torgen"},
        "arkus",
        """
        boss-bought elven-gift 2 faction | row arkus | boss-gains elven-gift gold 2 |
        boss-bought bribe 3 only
        """,
        "market",
    ),
    (
        "buying: the exact price",
        [],
        {
            "agenda": ["BOSS_BUYS", "LOSSES", "BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "boss_gold": 3,
            "row": ["bribe", "taxation", ".", ".", "."],
        },
        {"boss": "torgen"},
        "arkus",
        """
        boss-bought bribe 3 exact | row arkus | boss-gains bribe gold 3 |
        boss-bought taxation 1 only
        """,
        "market",
    ),
    (
        "a choice of one combat or health",
        ["darian_main = [0, 1, 4, 0, 0, 0]"],
        {
            "agenda": [
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["darian"],
        },
        {"boss": "borg"},
        "",
        """
        own-gains borg combat 4 | boss-gains darian combat 1 | face-more 1 | boss-attacks 6 |
        wounded 6 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "the last point of Rayla's power",
        [],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "hand": ["recruit"],
            "unhealed": 1,
            "face": "gold",
        },
        {"boss": "rayla", "powers": "yes"},
        "play:recruit",
        """
        played recruit | gold 2 | not-healed 1 | healed 2
        """,
        "main",
    ),
    (
        "up to three are sacrificed",
        ["tyrannor_main = [0, 4, 0, 0, 9, 3]"],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "champions": ["tyrannor"],
            "hand": ["gold", "gold", "gold", "gold"],
        },
        {},
        "expend:tyrannor scrap:hand.gold scrap:hand.gold scrap:hand.gold",
        """
        expended tyrannor | combat 4 | scrapped gold | scrapped gold | scrapped gold
        """,
        "main",
    ),
    (
        "a boss who is to discard himself and has nobody cheap",
        ["orc_grunt_ally = [0, 0, 0, 0, 12, 1]"],
        {
            "agenda": [
                "SECONDARY_BANISH",
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["cron"],
        },
        {"boss": "grognard"},
        "",
        """
        limit 3 2 1 | no-market | own-gains grognard combat 2 | boss-gains cron combat 5 |
        face-more 1 | boss-attacks 8 | wounded 8 | boss-ends grognard | turn 2
        """,
        "behaviour",
    ),
    (
        "grak lets nobody dearer go",
        ["arkus = [1, 9, 6, 1]", "krythos = [1, 9, 6, 0]"],
        {
            "agenda": [
                "SECONDARY_BANISH",
                "SECONDARY_LOSSES",
                "MARKET_STEP",
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["arkus", "krythos", "cron", "grak"],
            "lies": [0, 0, 1, 0],
            "hand": [],
        },
        {"boss": "torgen"},
        "banish:cron.tilted",
        """
        banished cron | limit 5 4 1 | no-market | acts arkus
        """,
        "market",
    ),
    (
        "a choice of gold or combat for each champion",
        ["street_thug_main = [1, 0, 0, 0, 1, 1]"],
        {
            "agenda": [
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["darian", "street-thug"],
            "lies": [1, 0],
        },
        {"boss": "borg"},
        "",
        """
        own-gains borg combat 4 | boss-gains street-thug combat 2 | face-more 1 | boss-attacks 7
        | wounded 7 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "no guard holds off an attack of nothing",
        ["borg_main = [0, 0, 0, 0, 0, 0]"],
        {
            "agenda": ["BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "face": "gold",
            "champions": ["weyan"],
        },
        {"boss": "borg"},
        "",
        """
        face-less 1 | boss-attacks 0 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a boss who draws one card",
        ["borg_main = [0, 4, 0, 1, 0, 0]"],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ]
        },
        {"boss": "borg"},
        "spark",
        """
        own-act borg | shown spark | boss-gains spark combat 3 | own-gains borg combat 4 |
        face-more 1 | boss-attacks 8 | wounded 8 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a boss who may draw two cards",
        ["boss_draws = 2"],
        {
            "agenda": [
                "BEGIN",
                "BOSS_HEALS",
                "BOSS_EARNS",
                "BOSS_BUYS",
                "LOSSES",
                "BOSS_ATTACKS",
                "BOSS_END",
                "HERO_TURN",
            ],
            "zone": ["arkus", "kraka", "command"],
        },
        {"boss": "borg"},
        "spark taxation",
        """
        acts arkus | shown spark | boss-gains spark combat 3 | acts command | shown taxation |
        boss-gains taxation gold 2 | boss-gains command health 4 | boss-gains kraka health 2 |
        boss-gains command gold 2 | boss-keeps 4 | own-gains borg combat 4 |
        boss-gains arkus combat 5 | boss-gains command combat 3 | face-more 1 | boss-attacks 16
        | wounded 16 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a champion whose shield is the last point",
        ["darian = [1, 4, 1, 0]"],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "combat": 1,
            "zone": ["darian"],
        },
        {"boss": "borg"},
        "attack",
        """
        attacked 1 | stunned darian
        """,
        "main",
    ),
    (
        "a boss who tilts three",
        ["borg_main = [0, 4, 0, 0, 7, 3]"],
        {
            "agenda": ["LOSSES", "BOSS_ATTACKS", "BOSS_END", "HERO_TURN"],
            "champions": ["arkus", "darian", "weyan", "cron"],
        },
        {"boss": "borg"},
        "lean:arkus lean:weyan lean:cron pass",
        """
        own-act borg | leaned arkus | leaned weyan | leaned cron | own-gains borg combat 4 |
        face-more 1 | boss-attacks 5 | wounded 5 | boss-ends borg | turn 2
        """,
        "behaviour",
    ),
    (
        "a discard effect of one for a champion that costs one",
        ["darian = [1, 1, 5, 0]"],
        {
            "agenda": ["HERO_MAIN", "END_TURN", "DRAW 5 0", "BOSS_TURN"],
            "credits": [1, 1],
            "zone": ["darian", "cult-priest"],
        },
        {},
        "banish:darian.upright",
        """
        banished darian
        """,
        "main",
    ),
    (
        "many turns",
        [],
        {"agenda": ["HERO_TURN"], "turns": 30},
        {},
        "",
        """
        turn 20
        """,
        "behaviour",
    ),
]


@pytest.mark.parametrize(
    ("numbers", "state", "options", "said", "log", "then"),
    [t[1:] for t in TURNS],
    ids=[t[0] for t in TURNS],
)
def test_with_an_owners_numbers(
    numbers: list[str],
    state: dict[str, Any],
    options: dict[str, str],
    said: str,
    log: str,
    then: str,
) -> None:
    spec = owners(*numbers) if numbers else SPEC
    table = say(at(state, spec, 16, **options), *said.split())
    assert told(table) == events(log)
    assert asked(table) == then
    assert spec.sound(table.g) == ""
