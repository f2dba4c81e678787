/**
 * Assertions on the arguments of money rules: limits, booster, taxes, legs. They stand apart from the other assertions,
 * since a first view needs none of them.
 */
import { assertCount, assertList, assertOdds, placed, wrongArgument } from './assertions.ts';

/** Asserts a record of limits; each rule asserts the limits that it uses. */
export function assertLimits(limits: object): void {
  if (!isRecord(limits)) throw wrongArgument('limits', limits, 'BetLimits', 'readLimits(list)');
}

/** The fields of a booster that are asserted. */
interface BoosterFigures {
  readonly rate: number;
  readonly minCount: number;
  readonly maxMultiplier: number | null;
  readonly minOdds: number;
}

/** Asserts the booster's rules, or null while it is off. */
export function assertBooster(booster: BoosterFigures | null): void {
  if (booster === null) return;
  if (!isRecord(booster)) throw wrongArgument('booster', booster, 'BoosterRules or null', 'readLimits(list)');
  assertCount(booster.rate, 'booster.rate');
  assertCount(booster.minCount, 'booster.minCount');
  if (booster.maxMultiplier !== null) assertCount(booster.maxMultiplier, 'booster.maxMultiplier');
  assertOdds(booster.minOdds, 'booster.minOdds');
}

/** Asserts a tax record; each rule asserts the percentage that it uses. */
export function assertTaxRecord(taxRecord: object): void {
  if (!isRecord(taxRecord)) throw wrongArgument('taxRecord', taxRecord, 'a TaxRecord', 'taxRecordOn(day)');
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Asserts a text. Its content is for the rule to judge. */
export function assertText(text: string, name: string): void {
  if (typeof text !== 'string') throw wrongArgument(name, text, 'a text');
}

/** Asserts a record. */
export function assertRecord(record: object, name: string, at?: number): void {
  if (!isRecord(record)) throw wrongArgument(placed(name, at), record, 'a record');
}

/** Asserts true or false: the text 'false' would count as true. */
export function assertFlag(flag: boolean, name: string, at?: number): void {
  if (typeof flag !== 'boolean') throw wrongArgument(placed(name, at), flag, 'true or false');
}

/** Asserts selections, each with its price. */
export function assertPriced(selections: readonly { readonly odds: number }[]): void {
  assertList(selections, 'selections');
  for (const [at, selection] of selections.entries()) {
    assertRecord(selection, 'selections[#]', at);
    assertOdds(selection.odds, 'selections[#].odds', at);
  }
}
