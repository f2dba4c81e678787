import { assertRecord } from '../rule-assertions.ts';
import { assertList, assertOneOf, assertOdds, wrongArgument } from '../assertions.ts';
import { OUTCOME_RESULTS, type LegResult } from '../market/outcome-result.ts';
import type { Odds } from '../odds/odds.ts';

/** A leg of one pick, for settlement. */
export interface SettledLeg {
  /** The price it was taken at. */
  readonly odds: Odds;
  /** The result, or open. */
  readonly result: LegResult;
}

/**
 * A leg that is a combination, for settlement: picks of one match that win together or not at all.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const partOdds = [1_850, 2_100, 3_200].map(oddsFromThousandths);
 * const combination: SettledCombination = { parts: ['won', 'void'], partOdds };
 * const settled = settleBet({ stake: kes(100), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false, legs: [combination] });
 * settled.status === 'won' && settled.quote.totalOdds; // 185
 */
export interface SettledCombination {
  /** The result of each part, or open. */
  readonly parts: readonly LegResult[];
  /**
   * The price of every set of its parts, at the prices of placing. A set has a number: 1 for the first part, 2 for the
   * second, 4 for the third, and so on, added up. Its price stands at that number less one. The last price is that of
   * all parts, at which the leg was taken.
   */
  readonly partOdds: readonly Odds[];
}

/** A leg of any kind: a pick, or a combination. */
export type AnySettledLeg = SettledLeg | SettledCombination;

/**
 * One way in which an undecided leg can count, with its chance. A plain pick has one way, at its price, and a second
 * one if it can be void. A combination has a way for each set of parts that may remain. The rest of 1 is the chance
 * that the leg is lost.
 */
export interface LegWay {
  /** The price it then has; null if the whole leg is void. */
  readonly odds: Odds | null;
  /** The chance of this way, without margin: 0 to 1. */
  readonly chance: number;
}

const LEG_RESULTS: readonly LegResult[] = [...OUTCOME_RESULTS, 'open'];

/** Asserts legs with a price and a known result. */
export function assertLegs(legs: readonly AnySettledLeg[]): void {
  assertList(legs, 'legs');
  for (const [at, leg] of legs.entries()) {
    assertRecord(leg, 'legs[#]', at);
    if ('parts' in leg) assertCombination(leg, `legs[${at}]`);
    else {
      assertOdds(leg.odds, 'legs[#].odds', at);
      assertOneOf(leg.result, LEG_RESULTS, 'legs[#].result', at);
    }
  }
}

function assertCombination({ parts, partOdds }: SettledCombination, name: string): void {
  assertList(parts, `${name}.parts`);
  for (const [at, part] of parts.entries()) assertOneOf(part, LEG_RESULTS, `${name}.parts[#]`, at);
  assertList(partOdds, `${name}.partOdds`);
  for (const [at, odds] of partOdds.entries()) assertOdds(odds, `${name}.partOdds[#]`, at);
  if (parts.length === 0 || partOdds.length !== 2 ** parts.length - 1)
    throw wrongArgument(`${name}.partOdds`, partOdds.length, `${2 ** parts.length - 1} prices`);
}

/** True if the leg or a part of it is void. */
export const isVoidInPart = (leg: AnySettledLeg): boolean =>
  'parts' in leg ? leg.parts.includes('void') : leg.result === 'void';

/**
 * Returns a leg as one result at one price. A combination is lost with its first lost part. Void parts leave it the
 * price of the others. While a part is open, it stands at the price of the parts that are not void.
 *
 * @example
 * const partOdds = [1_850, 2_100, 3_200].map(oddsFromThousandths);
 * legOf({ parts: ['won', 'void'], partOdds }); // { odds: 1850, result: 'won' }
 */
export function legOf(leg: AnySettledLeg): SettledLeg {
  if (!('parts' in leg)) return leg;
  const { parts, partOdds } = leg;
  const remaining = parts.reduce((set, part, at) => (part === 'void' ? set : set + 2 ** at), 0);
  const odds = partOdds[(remaining === 0 ? partOdds.length : remaining) - 1] as Odds;
  if (parts.includes('lost')) return { odds, result: 'lost' };
  if (parts.includes('open')) return { odds, result: 'open' };
  return { odds, result: remaining === 0 ? 'void' : 'won' };
}
