#!/usr/bin/env python3
"""Checks each example file of this folder against its schema, and reckons every quote of bet-quotes.json from its definition.

It needs Python 3.8 and its standard library alone. It ends with the first fault that it finds.
"""
import json
import pathlib
import re
import sys
from fractions import Fraction

sys.dont_write_bytecode = True  # nothing but examples lies in this folder
from reckon_bets import TAXES, cents, net_of, shillings

HERE = pathlib.Path(__file__).parent
DEFS = json.loads((HERE / "schemas.json").read_text(encoding="utf-8"))["$defs"]
KINDS = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool, "null": type(None)}


def fault(schema, value, at):
    """Returns the first fault of a value by its schema; None without one. It knows only the keywords that schemas.json uses."""
    if "$ref" in schema:
        return fault(DEFS[schema["$ref"].rsplit("/", 1)[1]], value, at)
    if "anyOf" in schema:
        faults = [fault(one, value, at) for one in schema["anyOf"]]
        return None if None in faults else faults[0]
    if value not in schema.get("enum", [value]):
        return f"{at}: {value!r} is none of {schema['enum']}"
    kind = schema.get("type")
    if kind and (not isinstance(value, KINDS[kind]) or (isinstance(value, bool) and kind != "boolean")):
        return f"{at}: {value!r} is no {kind}"
    if kind == "string" and not re.search(schema.get("pattern", ""), value):
        return f"{at}: {value!r} is not written as {schema['pattern']}"
    if kind in ("integer", "number") and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        return f"{at}: {value} is out of its range"
    parts = []
    if kind == "array":
        parts = [(schema.get("items", {}), one, f"{at}[{index}]") for index, one in enumerate(value)]
    if kind == "object":
        others = schema.get("additionalProperties", {})
        for key in [*schema.get("required", []), *value]:
            if key not in value:
                return f"{at}: {key} is missing"
            part = schema.get("properties", {}).get(key, others)
            if part is False:
                return f"{at}: {key} is not known"
            parts.append((part, value[key], f"{at}.{key}"))
    return next(filter(None, (fault(*part) for part in parts)), None)


def main():
    files = sorted(path for path in HERE.glob("*.json") if path.name != "schemas.json")
    for path in files:
        wrong = fault(DEFS[path.name], json.loads(path.read_text(encoding="utf-8")), path.name)
        if wrong:
            raise SystemExit(wrong)
    quotes = json.loads((HERE / "bet-quotes.json").read_text(encoding="utf-8"))
    for quote in quotes:
        factors = [Fraction(price) for price in quote["odds"]]
        reckoned = net_of(cents(quote["stake"]), factors, [len(factors)], [], TAXES["spec"])
        names = {"stakeAfterTax": "atStake", "grossPayout": "gross", "withholdingTax": "tax", "netPayout": "net"}
        for name, short in names.items():
            if quote["expected"][name] != shillings(reckoned[short]):
                raise SystemExit(f"{quote['id']}: {name} is {shillings(reckoned[short])}, not {quote['expected'][name]}")
    print(f"{len(files)} files as their schemas say, {len(quotes)} quotes to the cent")


if __name__ == "__main__":
    main()
