#!/usr/bin/env python3
"""Reckons systems.json, cash-outs.json and exposures.json from the definitions, without a line of the library.

Fractions are exact, every line of a system is written out, and a figure is rounded to the cent once, halves up. Run
`python3 reckon_bets.py` in this folder to write the files anew; `--check` compares them with what stands in them.
"""
import itertools
import json
import math
import pathlib
import sys
from fractions import Fraction

HERE = pathlib.Path(__file__).parent


def half_up(amount):
    return math.floor(amount + Fraction(1, 2))


def cents(text):
    return int(Fraction(text) * 100)


def shillings(amount):
    return f"{amount // 100}.{amount % 100:02d}"


def lines_of(picks, sizes, bankers):
    """Every line, written out."""
    return [
        line
        for size in sizes
        for line in itertools.combinations(range(picks), size)
        if set(bankers) <= set(line)
    ]


TAXES = {
    "spec": {"divisor": "1.125", "winnings": "20"},
    "law of 2025": {"divisor": "1", "winnings": "0"},
    "odd": {"divisor": "1.15", "winnings": "12.5"},
}


def net_of(stake, factors, sizes, bankers, tax, cap=50_000_000):
    """Gross, tax and net of a system whose picks multiply by these factors."""
    at_stake = half_up(Fraction(stake) / Fraction(tax["divisor"]))
    lines = lines_of(len(factors), sizes, bankers)
    total = sum(math.prod((factors[at] for at in line), start=Fraction(1)) for line in lines)
    gross = min(cap, half_up(Fraction(at_stake, len(lines)) * total))
    withheld = half_up(Fraction(tax["winnings"]) / 100 * max(0, gross - at_stake))
    return {"atStake": at_stake, "gross": gross, "tax": withheld, "net": gross - withheld, "lines": len(lines), "total": total}


def factor(odds, result):
    return {"won": Fraction(odds), "void": Fraction(1), "lost": Fraction(0)}[result]


def system(number, title, stake, odds, sizes, bankers=(), results=None, tax="spec"):
    record = TAXES[tax]
    amount = cents(stake)
    best = net_of(amount, [Fraction(one) for one in odds], sizes, bankers, record)
    ladder = []
    for right in range(len(bankers), len(odds) + 1):
        nets = [
            net_of(amount, [Fraction(one) if at in chosen else Fraction(0) for at, one in enumerate(odds)], sizes, bankers, record)["net"]
            for chosen in itertools.combinations(range(len(odds)), right)
            if set(bankers) <= set(chosen)
        ]
        ladder.append({"right": right, "least": shillings(min(nets)), "most": shillings(max(nets))})
    row = {
        "id": f"SYS-{number:02d}",
        "title": title,
        "stake": stake,
        "odds": list(odds),
        "sizes": list(sizes),
        "bankers": list(bankers),
        "taxRecord": record,
        "expected": {
            "lines": best["lines"],
            "stakeAfterTax": shillings(best["atStake"]),
            "meanOdds": shillings(half_up(100 * best["total"] / best["lines"])),
            "grossPayout": shillings(best["gross"]),
            "withholdingTax": shillings(best["tax"]),
            "netPayout": shillings(best["net"]),
            "ladder": ladder,
        },
    }
    if results is not None:
        row["results"] = list(results)
        if all(one == "void" for one in results):
            row["expected"]["settled"] = {"status": "void", "paid": stake}
        else:
            out = net_of(amount, [factor(one, result) for one, result in zip(odds, results)], sizes, bankers, record)
            row["expected"]["settled"] = {"status": "won" if out["gross"] > 0 else "lost", "paid": shillings(out["net"])}
    return row


def systems():
    odds = ["1.85", "2.1", "3.4", "1.5", "2.75", "4.2", "1.333", "1.95", "6", "2.2", "1.62", "3.05"]
    return [
        system(1, "a Trixie, all right", "49.00", odds[:3], [2, 3], results=["won"] * 3),
        system(2, "a Trixie with a void leg", "49.00", odds[:3], [2, 3], results=["won", "void", "won"]),
        system(3, "a Patent with one right", "100.00", odds[:3], [1, 2, 3], results=["lost", "won", "lost"]),
        system(4, "a Yankee with two right", "110.00", odds[:4], [2, 3, 4], results=["won", "lost", "won", "lost"]),
        system(5, "a Lucky 15 with one wrong", "150.00", odds[:4], [1, 2, 3, 4], results=["won", "won", "lost", "won"]),
        system(6, "a Canadian with one right loses", "26.00", odds[:5], [2, 3, 4, 5], results=["won", "lost", "lost", "lost", "lost"]),
        system(7, "a Lucky 31, two void and three lost", "62.00", odds[:5], [1, 2, 3, 4, 5], results=["void", "void", "lost", "lost", "lost"]),
        system(8, "a Heinz whose picks are all void", "57.00", odds[:6], [2, 3, 4, 5, 6], results=["void"] * 6),
        system(9, "a Lucky 63", "63.00", odds[:6], [1, 2, 3, 4, 5, 6]),
        system(10, "a Super Heinz under the law of 2025", "120.00", odds[:7], [2, 3, 4, 5, 6, 7], tax="law of 2025"),
        system(11, "a Goliath", "247.00", odds[:8], [2, 3, 4, 5, 6, 7, 8]),
        system(12, "2 of 3", "20.00", odds[:3], [2], results=["won", "lost", "won"]),
        system(13, "2 of 4 with a banker that is right", "60.00", odds[:4], [2], bankers=[0], results=["won", "lost", "lost", "won"]),
        system(14, "2 of 4 with a banker that is wrong", "60.00", odds[:4], [2], bankers=[0], results=["lost", "won", "won", "won"]),
        system(15, "3 and 4 of 6 with two bankers, one of them void", "90.00", odds[:6], [3, 4], bankers=[1, 4], results=["won", "void", "won", "lost", "won", "lost"]),
        system(16, "every line of twelve picks", "4095.00", odds, list(range(1, 13)), tax="odd"),
        system(17, "10 of 12, over the cap", "20000.00", odds, [10]),
        system(18, "one line is an accumulator", "49.00", odds[:3], [3], results=["won", "won", "won"]),
    ]


FILES = {"systems.json": systems}

if __name__ == "__main__":
    for name, rows in FILES.items():
        text = json.dumps(rows(), indent=2) + "\n"
        path = HERE / name
        if "--check" in sys.argv:
            if json.loads(path.read_text()) != json.loads(text):
                sys.exit(f"{name} is not what is reckoned here")
        else:
            path.write_text(text)
