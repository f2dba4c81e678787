import type { Cents } from '../money/cents.ts';
import { cents } from '../money/cents.ts';
import { payoutOf } from './quote-bet.ts';
import { assertSettlement, cannotWin, factorRequest, type SettlementRequest } from './settle-bet.ts';
import { legOf, type SettledLeg } from './settled-leg.ts';
import { linesAmong, playableSystem } from './system.ts';

/**
 * The state of a bet while some of its legs are decided.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const legs = [{ odds: oddsFromThousandths(2_000), result: 'open' as const }];
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false };
 * betStanding({ ...terms, legs }); // { lines: 1, linesAlive: 1, linesWon: 0, least: 0, most: 7841 }
 */
export interface BetStanding {
  /** The lines it was placed with: one for a single or an accumulator. */
  readonly lines: number;
  /** The lines without a wrong leg, won ones among them. */
  readonly linesAlive: number;
  /** The lines whose legs are all decided, none of them wrong. */
  readonly linesWon: number;
  /** The payout, net of tax, if every open leg is wrong. */
  readonly least: Cents;
  /** The payout, net of tax, if every open leg is right. */
  readonly most: Cents;
}

/**
 * Counts the lines of a bet that are still alive, and the least and the most that it can pay. A single or an
 * accumulator has one line. Void legs count as right ones at odds 1.00. An open leg is taken to be right or wrong, not
 * to become void.
 *
 * @param request The bet as `settleBet` takes it; it throws what `settleBet` throws.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const leg = (thousandths: number, result: LegResult) => ({ odds: oddsFromThousandths(thousandths), result });
 * const legs = [leg(1_850, 'won'), leg(2_100, 'lost'), leg(3_400, 'open'), leg(2_000, 'open')];
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false };
 * const standing = betStanding({ ...terms, legs, system: { sizes: [1, 2, 3, 4], bankers: [] } });
 * standing; // { lines: 15, linesAlive: 7, linesWon: 1, least: 537, most: 9378 }
 */
export function betStanding(request: SettlementRequest): BetStanding {
  assertSettlement(request);
  const legs = request.legs.map(legOf);
  const wrong = legs.map((leg) => (leg.result === 'open' ? { ...leg, result: 'lost' as const } : leg));
  // A line of void legs alone is not wrong, but pays a free bet nothing: if no other line is left, the bet is lost.
  const isRight = cannotWin(request, legs) ? () => false : ({ result }: SettledLeg) => result !== 'lost';
  return {
    lines: countOf(request, legs, () => true),
    linesAlive: countOf(request, legs, isRight),
    linesWon: countOf(request, wrong, isRight),
    least: netOf(request, wrong),
    most: netOf(request, legs),
  };
}

/** Counts the lines in which this is true of every leg. */
function countOf(
  { system }: SettlementRequest,
  legs: readonly SettledLeg[],
  isTrue: (leg: SettledLeg) => boolean,
): number {
  if (system === undefined) return Number(legs.every(isTrue));
  return linesAmong(legs.map(isTrue), playableSystem(legs.length, system));
}

/** Returns the payout after tax if the legs come out as given, a returned stake included. */
export function netOf(request: SettlementRequest, legs: readonly SettledLeg[]): Cents {
  if (legs.every(({ result }) => result === 'void')) return request.usesFreeBet ? cents(0) : request.stake;
  return payoutOf(factorRequest(request, legs)).netPayout;
}
