#!/usr/bin/env python3
"""Reckons systems.json, cash-outs.json and exposures.json from the definitions, without a line of the library.

Fractions are exact, every line of a system is written out, and a figure is rounded to the cent once, halves up.
`python3 reckon_bets.py` compares what it reckons with what the files say, and ends with the first difference; `--write`
writes the files anew.
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
    """Returns every line, written out."""
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
    """Returns gross, tax and net of a system whose picks multiply by these factors."""
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
    # Each line stands here once, as the bits of its picks and its product in thousandths to the power of the picks on the slip.
    scaled = [
        (sum(1 << at for at in line), math.prod(int(1000 * Fraction(one)) if at in line else 1000 for at, one in enumerate(odds)))
        for line in lines_of(len(odds), sizes, bankers)
    ]
    ladder = []
    for right in range(len(bankers), len(odds) + 1):
        nets = []
        for chosen in itertools.combinations(range(len(odds)), right):
            if set(bankers) <= set(chosen):
                picked = sum(1 << at for at in chosen)
                total = Fraction(sum(product for line, product in scaled if line & ~picked == 0), 1000 ** len(odds))
                gross = min(50_000_000, half_up(Fraction(best["atStake"], best["lines"]) * total))
                nets.append(gross - half_up(Fraction(record["winnings"]) / 100 * max(0, gross - best["atStake"])))
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
        system(16, "every line of eight picks under another tax", "255.00", odds[:8], list(range(1, 9)), tax="odd"),
        system(17, "8 of 9, over the cap", "20000.00", odds[:9], [8]),
        system(18, "one line is an accumulator", "49.00", odds[:3], [3], results=["won", "won", "won"]),
    ]


def bet_net(stake, legs, sizes, bankers, tax, cap=50_000_000):
    """Returns the net payout of a decided bet: an accumulator if `sizes` is None. A leg is its result and its odds."""
    if all(result == "void" for result, _ in legs):
        return stake
    if sizes is None:
        sizes, bankers = [len(legs)], []
    factors = [factor(odds, result) for result, odds in legs]
    return net_of(stake, factors, sizes, bankers, tax, cap)["net"]


def mean_of(stake, legs, sizes, bankers, tax, cap):
    """Returns the mean net payout over all outcomes of the undecided legs, the chances of any and of more than the stake, and the most."""
    outcomes = []
    for odds, result, ways in legs:
        if ways is None:
            outcomes.append([(Fraction(1), (result, odds))])
        else:
            told = [(Fraction(chance), ("void", odds) if way is None else ("won", way)) for way, chance in ways]
            outcomes.append(told + [(1 - sum(chance for chance, _ in told), ("lost", odds))])
    mean, chance, above = Fraction(0), Fraction(0), Fraction(0)
    for combined in itertools.product(*outcomes):
        likely = math.prod((one for one, _ in combined), start=Fraction(1))
        net = bet_net(stake, [leg for _, leg in combined], sizes, bankers, tax, cap)
        mean += likely * net
        chance += likely if net > 0 else 0
        above += likely if net > stake else 0
    most = bet_net(stake, [("won" if ways is not None else result, odds) for odds, result, ways in legs], sizes, bankers, tax, cap)
    return mean, chance, above, most


def gross_for(net, untaxed, tax):
    """Returns the least payout before tax that leaves this net, counted up cent by cent from a little below."""
    rate = Fraction(tax["winnings"]) / 100
    gross = max(net, math.floor((net - rate * untaxed) / (1 - rate)) - 5)
    while gross - half_up(Fraction(tax["winnings"]) / 100 * max(0, gross - untaxed)) < net:
        gross += 1
    return gross


def cash_out(number, title, stake, legs, sizes=None, bankers=(), margin="5", share="100", tax="spec", cap="500000.00"):
    record = TAXES[tax]
    amount = cents(stake)
    rest = amount - half_up(amount * Fraction(share) / 100)
    mean, chance, above, most = mean_of(amount, legs, sizes, bankers, record, cents(cap))
    left, *_, left_most = mean_of(rest, legs, sizes, bankers, record, cents(cap)) if rest else (0, 0)
    fair = half_up(mean - left)
    offer = math.floor(fair * (100 - Fraction(margin)) / 100)
    at = lambda some: half_up(Fraction(some) / Fraction(record["divisor"]))
    gross = gross_for(offer, at(amount) - at(rest), record)
    return {
        "id": f"CSH-{number:02d}",
        "title": title,
        "stake": stake,
        "legs": [
            {"odds": odds, "result": result}
            if ways is None
            else {"odds": odds, "ways": [{"odds": way, "chance": likely} for way, likely in ways]}
            for odds, result, ways in legs
        ],
        "system": None if sizes is None else {"sizes": list(sizes), "bankers": list(bankers)},
        "maxPayout": cap,
        "taxRecord": record,
        "marginPercent": margin,
        "sharePercent": share,
        "expected": {
            "fair": shillings(fair),
            "offer": shillings(offer),
            "kept": shillings(fair - offer),
            "chance": float(chance),
            "chanceAboveStake": float(above),
            "netIfWon": shillings(most),
            "restIfWon": shillings(left_most),
            "grossPayout": shillings(gross),
            "withholdingTax": shillings(gross - offer),
            "remainingStake": shillings(rest),
        },
    }


def cash_outs():
    open_leg = lambda odds, chance: (odds, None, [(odds, chance)])
    won = lambda odds: (odds, "won", None)
    three = [won("1.85"), open_leg("2.1", "0.45"), open_leg("3.4", "0.28")]
    void_able = ("1.5", None, [("1.5", "0.5"), (None, "0.25")])
    combined = ("3.18", None, [("3.18", "0.29"), ("1.86", "0.07")])
    return [
        cash_out(1, "one right, two to come", "100.00", three),
        cash_out(2, "the same under the law of 2025", "100.00", three, tax="law of 2025"),
        cash_out(3, "half of it", "100.00", three, share="50"),
        cash_out(4, "a part that is no even share", "49.00", three, share="37"),
        cash_out(5, "a leg that can be void", "100.00", [void_able, open_leg("2.4", "0.4")]),
        cash_out(6, "every open leg may be void, so that the stake may go back", "100.00", [("2.0", "void", None), void_able]),
        cash_out(7, "a combination with a part that can be void", "80.00", [won("1.62"), combined]),
        cash_out(8, "a Trixie with one right", "49.00", three, sizes=[2, 3]),
        cash_out(9, "a Yankee with one wrong and one void", "110.00", [("1.85", "lost", None), ("2.1", "void", None), open_leg("3.4", "0.28"), open_leg("1.5", "0.63")], sizes=[2, 3, 4]),
        cash_out(10, "2 of 4 with a banker to come", "60.00", [open_leg("1.85", "0.5"), won("2.1"), void_able, combined], sizes=[2], bankers=[0]),
        cash_out(11, "over the cap, where half of the stake is worth little", "20000.00", [won("30"), open_leg("20", "0.047")], share="50"),
        cash_out(12, "over the cap", "20000.00", [won("30"), open_leg("2", "0.47")]),
        cash_out(13, "another tax and another margin", "250.00", three, tax="odd", margin="7.5"),
    ]


def exposure(number, title, bets, scores):
    """Returns the payout at each score, bet by bet; a bet is its stake, its pick of the match, its odds and the odds of open legs elsewhere."""
    asks = {"1": lambda h, a: h > a, "X": lambda h, a: h == a, "2": lambda h, a: h < a, "over 2.5": lambda h, a: h + a > 2.5}
    record = TAXES["spec"]
    pays = []
    for home, away in scores:
        total = 0
        for stake, pick, odds, others in bets:
            factors = [Fraction(odds) if asks[pick](home, away) else Fraction(0)] + [Fraction(one) for one in others]
            total += net_of(cents(stake), factors, [len(factors)], [], record)["gross"]
        pays.append(total)
    staked = sum(half_up(Fraction(cents(stake)) / Fraction(record["divisor"])) for stake, *_ in bets)
    worst = max(range(len(scores)), key=lambda at: pays[at])
    return {
        "id": f"EXP-{number:02d}",
        "title": title,
        "bets": [{"stake": stake, "pick": pick, "odds": odds, "others": list(others)} for stake, pick, odds, others in bets],
        "scores": [f"{home}-{away}" for home, away in scores],
        "expected": {
            "staked": shillings(staked),
            "pays": [shillings(one) for one in pays],
            "worst": {"at": worst, "pays": shillings(pays[worst])},
        },
    }


def exposures():
    scores = [(home, away) for home in range(4) for away in range(4)]
    return [
        exposure(1, "three results of one match", [("100.00", "1", "1.98", []), ("200.00", "X", "3.46", []), ("50.00", "2", "3.55", [])], scores),
        exposure(2, "a result beside goals, and an accumulator", [("100.00", "1", "1.98", []), ("100.00", "over 2.5", "1.86", []), ("49.00", "2", "3.55", ["2.1", "1.5"])], scores),
    ]


FILES = {"systems.json": systems, "cash-outs.json": cash_outs, "exposures.json": exposures}

def figures(value, at=""):
    """Returns every value of a case by its place: expected.ladder.0.least."""
    if value and isinstance(value, (dict, list)):
        parts = value.items() if isinstance(value, dict) else enumerate(value)
        return {place: one for key, part in parts for place, one in figures(part, f"{at}.{key}".lstrip(".")).items()}
    return {at: value}


def compare(name, reckoned, written):
    """Prints the number of cases that agree with a file, or exits with the first difference."""
    for here, there in itertools.zip_longest(reckoned, written, fillvalue={}):
        one, other = figures(here), figures(there)
        for place in {**one, **other}:
            mine, told = one.get(place, "nothing"), other.get(place, "nothing")
            if mine != told:
                sys.exit(f"{name}: {place} of {(there or here)['id']} is {mine} as reckoned, and {told} in the file")
    print(f"{name}: {len(reckoned)} cases reckoned, and all agree")


if __name__ == "__main__":
    for name, rows in FILES.items():
        path = HERE / name
        if "--write" in sys.argv:
            path.write_text(json.dumps(rows(), indent=2) + "\n", encoding="utf-8")
        else:
            compare(name, rows(), json.loads(path.read_text(encoding="utf-8")))
