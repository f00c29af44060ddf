"""What purchases come to, computed once: words, worth, points left, discard, deck, bought."""

GREEDY: dict[str, str] = {
    "a-small-deck": "buy:strike, improve = 12.8182, 2 left | strike+ |  | strike",
    "top-of-the-discard": "improve, anticipate, buy:strike = 13.8682, 3 left | wound strike | "
    "block+ | strike",
    "an-improved-one": "anticipate, buy:block = 6.0500, 2 left | block | strike+ | block",
    "a-wound-on-top": "buy:block, improve = 7.8682, 2 left | strike wound block+ |  | block",
    "blessings": "improve, buy:pelt = 19.8182, 3 left | training+ pelt |  | pelt",
    "the-second-player": "buy:strike, buy:strike, buy:block = 125.0000, 0 left | block strike "
    "strike block |  | strike strike block",
    "a-large-deck": " = 0.0000, 10 left |  |  | ",
    "thirteen-and-fourteen": "buy:strike, improve = 7.8582, 2 left | strike+ |  | strike",
    "a-doubled-card": "buy:strike, improve, anticipate, buy:block = 18.8682, 3 left | block | "
    "strike+ | strike block",
    "beaten-this-turn": "buy:block, buy:strike, buy:block, buy:strike, buy:block = 20.1275, 2 "
    "left | block block strike block strike block |  | block strike block "
    "strike block",
    "nearly-beaten": "buy:block, buy:strike, improve, anticipate, improve = 30.0000, 2 left | "
    "block block+ | strike+ | block strike",
    "a-full-deck": "improve, anticipate = 13.8182, 7 left |  | training+ | ",
}
SEQUENCES: dict[str, list[str]] = {
    "a-small-deck": [
        "buy:strike, improve = 12.8182, 2 left | strike+ |  | strike",
        "buy:block, improve = 12.8182, 2 left | block+ |  | block",
        "buy:training, improve = 9.8182, 2 left | training+ |  | training",
        "buy:strike, buy:block = 5.0500, 2 left | strike block |  | strike block",
        "buy:block, buy:strike = 5.0500, 2 left | block strike |  | block strike",
        "buy:strike, buy:strike = 5.0400, 2 left | strike strike |  | strike strike",
    ],
    "top-of-the-discard": [
        "improve, buy:strike, improve = 15.6864, 3 left | wound block+ strike+ |  | strike",
        "improve, buy:block, improve = 15.6739, 3 left | wound block+ block+ |  | block",
        "improve, buy:training, improve = 15.6530, 3 left | wound block+ training+ |  | training",
        "improve, anticipate, buy:strike = 13.8682, 3 left | wound strike | block+ | strike",
        "buy:strike, improve, anticipate = 13.8682, 3 left | wound block | strike+ | strike",
        "improve, anticipate, buy:block = 13.8557, 3 left | wound block | block+ | block",
    ],
    "an-improved-one": [
        "buy:block, improve = 7.8682, 2 left | strike+ block+ |  | block",
        "buy:strike, improve = 7.8582, 2 left | strike+ strike+ |  | strike",
        "buy:training, improve = 7.8382, 2 left | strike+ training+ |  | training",
        "anticipate, buy:block = 6.0500, 2 left | block | strike+ | block",
        "anticipate, buy:strike = 6.0400, 2 left | strike | strike+ | strike",
        "anticipate, buy:training = 6.0200, 2 left | training | strike+ | training",
    ],
    "a-wound-on-top": [
        "buy:block, improve = 7.8682, 2 left | strike wound block+ |  | block",
        "buy:strike, improve = 7.8582, 2 left | strike wound strike+ |  | strike",
        "buy:training, improve = 7.8382, 2 left | strike wound training+ |  | training",
        "buy:block, buy:strike = 0.0900, 2 left | strike wound block strike |  | block strike",
        "buy:strike, buy:block = 0.0900, 2 left | strike wound strike block |  | strike block",
        "buy:block, buy:block = 0.0875, 2 left | strike wound block block |  | block block",
    ],
    "blessings": [
        "improve, buy:pelt = 19.8182, 3 left | training+ pelt |  | pelt",
        "improve, buy:strike, improve = 15.6864, 3 left | training+ strike+ |  | strike",
        "improve, buy:block, improve = 15.6864, 3 left | training+ block+ |  | block",
        "improve, anticipate, buy:strike = 13.8682, 3 left | strike | training+ | strike",
        "improve, anticipate, buy:block = 13.8682, 3 left | block | training+ | block",
        "buy:strike, improve, anticipate = 13.8682, 3 left | training | strike+ | strike",
    ],
    "the-second-player": [
        "buy:strike, buy:strike, buy:block = 125.0000, 0 left | block strike "
        "strike block |  | strike strike block",
        "buy:strike, buy:strike, buy:strike = 123.3333, 0 left | block strike "
        "strike strike |  | strike strike strike",
        "buy:strike, buy:block, buy:strike = 122.5000, 0 left | block strike "
        "block strike |  | strike block strike",
        "buy:strike, buy:strike, improve = 117.8182, 0 left | block strike "
        "strike+ |  | strike strike",
        "buy:strike, improve, buy:strike = 117.8182, 0 left | block strike+ "
        "strike |  | strike strike",
        "improve, buy:strike, buy:strike = 117.8182, 0 left | block+ strike "
        "strike |  | strike strike",
    ],
    "a-large-deck": [
        "buy:training, improve = 7.8182, 2 left | training+ |  | training",
        " = 0.0000, 10 left |  |  | ",
        "buy:training, buy:training = 0.0000, 2 left | training training |  | training training",
    ],
    "thirteen-and-fourteen": [
        "buy:strike, improve = 7.8582, 2 left | strike+ |  | strike",
        "buy:training, improve = 7.8382, 2 left | training+ |  | training",
        "buy:strike, buy:training = 0.0400, 2 left | strike training |  | strike training",
        "buy:training, buy:strike = 0.0200, 2 left | training strike |  | training strike",
        "buy:training, buy:training = 0.0200, 2 left | training training |  | training training",
    ],
    "a-doubled-card": [
        "buy:strike, improve, buy:block, improve = 20.6864, 3 left | strike+ "
        "block+ |  | strike block",
        "buy:block, improve, buy:strike, improve = 20.6864, 3 left | block+ "
        "strike+ |  | block strike",
        "buy:strike, improve, buy:strike, improve = 20.6764, 3 left | strike+ "
        "strike+ |  | strike strike",
        "buy:block, improve, buy:block, improve = 20.6739, 3 left | block+ block+ |  | block block",
        "buy:strike, improve, anticipate, buy:block = 18.8682, 3 left | block | "
        "strike+ | strike block",
        "buy:block, improve, anticipate, buy:strike = 18.8682, 3 left | strike | "
        "block+ | block strike",
    ],
    "beaten-this-turn": [
        "buy:block, buy:strike, buy:block, buy:strike, buy:block = 20.1275, 2 "
        "left | block block strike block strike block |  | block strike block "
        "strike block",
        "buy:block, buy:block, buy:strike, buy:strike, buy:block = 20.1275, 2 "
        "left | block block block strike strike block |  | block block strike "
        "strike block",
        "buy:block, buy:strike, buy:block, buy:block, buy:block = 20.1175, 2 "
        "left | block block strike block block block |  | block strike block "
        "block block",
        "buy:block, buy:block, buy:strike, buy:block, buy:block = 20.1175, 2 "
        "left | block block block strike block block |  | block block strike "
        "block block",
        "buy:block, buy:strike, buy:block, buy:strike, buy:training = 20.1100, 2 "
        "left | block block strike block strike training |  | block strike block "
        "strike training",
    ],
    "nearly-beaten": [
        "buy:block, improve, anticipate, improve, anticipate = 31.0000, 2 left |  | "
        "block+ block+ | block",
        "buy:block, improve, anticipate, buy:strike, improve = 30.0000, 2 left | "
        "block strike+ | block+ | block strike",
        "buy:block, improve, anticipate, buy:block, improve = 30.0000, 2 left | "
        "block block+ | block+ | block block",
        "buy:block, buy:strike, improve, anticipate, improve = 30.0000, 2 left | "
        "block block+ | strike+ | block strike",
        "buy:block, improve, anticipate, improve, buy:strike = 30.0000, 2 left | "
        "block+ strike | block+ | block strike",
        "buy:block, improve, anticipate, improve, buy:block = 30.0000, 2 left | "
        "block+ block | block+ | block block",
    ],
    "a-full-deck": ["improve, anticipate = 13.8182, 7 left |  | training+ | "],
}
