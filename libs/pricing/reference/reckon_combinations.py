#!/usr/bin/env python3
"""Reckons combinations.json from the definitions, without a line of the library.

A match is two Poisson sides with draws made likelier by theta, 0 to 14 goals a side, each goal in the first half with the chance 0.4468.
Every half-time score with every final score is written out. `python3 reckon_combinations.py` writes the file anew, `--check` compares it.
"""
import json
import math
import pathlib
import sys

FILE = pathlib.Path(__file__).parent / "combinations.json"
SIDES = 15
EARLY = 0.4468

# The answer of each pick at (home, away, home at half time, away at half time): True, False, or None if the stake is returned.
PICKS = {
    "1|1": lambda h, a, hh, ha: h > a,
    "1|X": lambda h, a, hh, ha: h == a,
    "1|2": lambda h, a, hh, ha: h < a,
    "10|1 or X": lambda h, a, hh, ha: h >= a,
    "18|over 2.5": lambda h, a, hh, ha: h + a > 2.5,
    "18|under 2.5": lambda h, a, hh, ha: h + a < 2.5,
    "29|yes": lambda h, a, hh, ha: h > 0 and a > 0,
    "18-3.5|under 3.5": lambda h, a, hh, ha: h + a < 3.5,
    "18-1.5|over 1.5": lambda h, a, hh, ha: h + a > 1.5,
    "11|1": lambda h, a, hh, ha: None if h == a else h > a,
    "19-1.5|over 1.5": lambda h, a, hh, ha: h > 1.5,
    "20-0.5|over 0.5": lambda h, a, hh, ha: a > 0.5,
    "60|1": lambda h, a, hh, ha: hh > ha,
    "68-0.5|over 0.5": lambda h, a, hh, ha: hh + ha > 0.5,
}


def cells(home, away, theta):
    poisson = lambda mean, k: math.exp(-mean) * mean**k / math.factorial(k)
    final = {
        (h, a): poisson(home, h) * poisson(away, a) * (theta if h == a else 1)
        for h in range(SIDES)
        for a in range(SIDES)
    }
    total = math.fsum(final.values())
    early = lambda k, n: math.comb(n, k) * EARLY**k * (1 - EARLY) ** (n - k)
    for (h, a), chance in final.items():
        for hh in range(h + 1):
            for ha in range(a + 1):
                yield (h, a, hh, ha), chance / total * early(hh, h) * early(ha, a)


def on_grid(decimal):
    """The price in thousandths, rounded down to what a board shows."""
    exact = math.floor(1000 * decimal + 1e-6)
    tick = 10 if exact < 10_000 else 100 if exact < 20_000 else 500 if exact < 50_000 else 1_000
    return min(501_000, exact // tick * tick)


def fair_odds(every, picks):
    """Returns the price that brings a stake back on average, if void picks leave the others at their own fair price."""
    if not picks:
        return 1.0
    wins, returned = [], []
    for score, chance in every:
        results = {pick: PICKS[pick](*score) for pick in picks}
        if any(one is False for one in results.values()):
            continue
        left = tuple(pick for pick in picks if results[pick] is True)
        if left == tuple(picks):
            wins.append(chance)
        else:
            returned.append((chance, left))
    by_left = {}
    for chance, left in returned:
        by_left.setdefault(left, []).append(chance)
    back = sum(math.fsum(some) * fair_odds(every, left) for left, some in by_left.items())
    return (1 - back) / math.fsum(wins)


def price_of(every, parts):
    """A pick has its own price. Picks together bear the greatest margin among theirs and half of the second, and pay no less than any of them less one."""
    if len(parts) == 1:
        return round(1000 * parts[0][1])
    true_odds = fair_odds(every, [pick for pick, _ in parts])
    margins = sorted((fair_odds(every, [pick]) / one - 1 for pick, one in parts), reverse=True)
    price = on_grid(true_odds / (1 + margins[0] + margins[1] / 2))
    fewer = (price_of(every, parts[:at] + parts[at + 1 :]) for at in range(len(parts)))
    return max([price] + [one for one in fewer if one <= 1000 * true_odds])


def row(number, title, model, parts):
    every = list(cells(*model))
    picks = [pick for pick, _ in parts]
    odds = [one for _, one in parts]
    chance = math.fsum(c for score, c in every if all(PICKS[pick](*score) is True for pick in picks))
    true_odds = fair_odds(every, picks)
    return {
        "id": f"CMB-{number:02d}",
        "title": title,
        "model": dict(zip(("lambdaHome", "lambdaAway", "theta"), model)),
        "parts": [{"marketTypeId": pick.split("|")[0], "outcomeKey": pick.split("|")[1], "odds": one} for pick, one in parts],
        "expected": {
            "chance": round(chance, 12),
            "trueOdds": round(true_odds, 9),
            "multipliedOdds": round(math.prod(odds), 9),
            "odds": price_of(every, parts),
        },
    }


USUAL = (1.6, 1.1, 1.08)


def rows():
    return [
        row(1, "a win and goals help each other", USUAL, [("1|1", 1.98), ("18|over 2.5", 1.86)]),
        row(2, "a win and few goals hinder each other", USUAL, [("1|1", 1.98), ("18|under 2.5", 1.87)]),
        row(3, "a draw and few goals", USUAL, [("1|X", 3.46), ("18|under 2.5", 1.87)]),
        row(4, "a win, both score, over 2.5 in two other words", USUAL, [("1|1", 1.98), ("29|yes", 1.7), ("18-3.5|under 3.5", 1.32)]),
        row(5, "a first half and the whole", USUAL, [("60|1", 2.55), ("1|1", 1.98)]),
        row(6, "a side's goals and the result", USUAL, [("19-1.5|over 1.5", 1.95), ("10|1 or X", 1.25)]),
        row(7, "draw no bet, which can be void", USUAL, [("11|1", 1.45), ("18|over 2.5", 1.86)]),
        row(8, "a favourite with goals", (3.2, 0.4, 1.0), [("1|1", 1.06), ("18-1.5|over 1.5", 1.08)]),
        row(9, "an outsider with a goal before half time", (0.5, 2.4, 1.05), [("1|1", 11.0), ("68-0.5|over 0.5", 1.25)]),
        row(10, "four of one match", USUAL, [("1|1", 1.98), ("29|yes", 1.7), ("68-0.5|over 0.5", 1.36), ("18-3.5|under 3.5", 1.32)]),
        row(11, "goals of either side, which have little to do with each other", USUAL, [("19-1.5|over 1.5", 1.95), ("20-0.5|over 0.5", 1.4)]),
        row(12, "an outsider with goals", (0.9, 2.1, 1.05), [("1|1", 5.2), ("18|over 2.5", 1.6)]),
        row(13, "an outsider with what is nearly certain", (0.9, 2.1, 1.05), [("1|1", 5.2), ("68-0.5|over 0.5", 1.25), ("18-1.5|over 1.5", 1.2)]),
    ]


if __name__ == "__main__":
    text = json.dumps(rows(), indent=2) + "\n"
    if "--check" in sys.argv:
        if json.loads(FILE.read_text()) != json.loads(text):
            sys.exit("combinations.json is not what is reckoned here")
    else:
        FILE.write_text(text)
