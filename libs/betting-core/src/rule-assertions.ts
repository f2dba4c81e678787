/** What the rules of money are given: limits, booster, taxes, legs. Apart from the other assertions, since no first view needs these. */
import { assertCount, assertList, assertOdds, placed, wrongArgument } from './assertions.ts';

/** The operator's limits; a rule asserts those of them that it reckons with. */
export function assertLimits(limits: object): void {
  if (!isRecord(limits)) throw wrongArgument('limits', limits, 'BetLimits', 'readLimits(list)');
}

/** A booster as far as it can be wrong. */
interface BoosterFigures {
  readonly rate: number;
  readonly minCount: number;
  readonly maxMultiplier: number | null;
  readonly minOdds: number;
}

/** The booster's rules, or null while it is off. */
export function assertBooster(booster: BoosterFigures | null): void {
  if (booster === null) return;
  if (!isRecord(booster)) throw wrongArgument('booster', booster, 'BoosterRules or null', 'readLimits(list)');
  assertCount(booster.rate, 'booster.rate');
  assertCount(booster.minCount, 'booster.minCount');
  if (booster.maxMultiplier !== null) assertCount(booster.maxMultiplier, 'booster.maxMultiplier');
  assertOdds(booster.minOdds, 'booster.minOdds');
}

/** The taxes of a day; a rule asserts the percentage that it takes. */
export function assertTaxRecord(taxRecord: object): void {
  if (!isRecord(taxRecord)) throw wrongArgument('taxRecord', taxRecord, 'a TaxRecord', 'taxRecordOn(day)');
}

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A text, of which a rule then says what is wrong with it. */
export function assertText(text: string, name: string): void {
  if (typeof text !== 'string') throw wrongArgument(name, text, 'a text');
}

/** A request or a record of a rule. */
export function assertRecord(record: object, name: string, at?: number): void {
  if (!isRecord(record)) throw wrongArgument(placed(name, at), record, 'a record');
}

/** Yes or no: the text 'false' would count as yes. */
export function assertFlag(flag: boolean, name: string, at?: number): void {
  if (typeof flag !== 'boolean') throw wrongArgument(placed(name, at), flag, 'true or false');
}

/** Selections, each with its price. */
export function assertPriced(selections: readonly { readonly odds: number }[]): void {
  assertList(selections, 'selections');
  for (const [at, selection] of selections.entries()) {
    assertRecord(selection, 'selections[#]', at);
    assertOdds(selection.odds, 'selections[#].odds', at);
  }
}
