import type { Cents } from '../money/cents.ts';
import { cents } from '../money/cents.ts';
import { payoutOf } from './quote-bet.ts';
import { assertSettlement, cannotWin, factorRequest, type SettlementRequest } from './settle-bet.ts';
import { legOf, type SettledLeg } from './settled-leg.ts';
import { linesAmong, playableSystem } from './system.ts';

/**
 * How a bet stands while some of its legs are decided (D100).
 *
 * @example
 * const legs = [{ odds: oddsFromThousandths(2_000), result: 'open' }];
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord: TAX_RECORDS[0], usesFreeBet: false };
 * betStanding({ ...terms, legs }); // { lines: 1, linesAlive: 1, linesWon: 0, least: 0, most: 7841 }
 */
export interface BetStanding {
  /** The lines it was placed with: one, where it is no system. */
  readonly lines: number;
  /** The lines without a wrong leg, won ones among them. */
  readonly linesAlive: number;
  /** The lines whose legs are all decided, none of them wrong. */
  readonly linesWon: number;
  /** What it pays, net of tax, if every open leg is wrong. */
  readonly least: Cents;
  /** What it pays, net of tax, if every open leg is right. */
  readonly most: Cents;
}

/**
 * Tells which lines of a bet still live, and the least and the most that it can bring (D100). Of a single or an accumulator there is one
 * line. Void legs count as right ones at odds 1.00; a leg that is still open is taken to be right or wrong, not to become void.
 *
 * @param request The bet as `settleBet` takes it, and it throws what that throws.
 * @example
 * const leg = (thousandths, result) => ({ odds: oddsFromThousandths(thousandths), result });
 * const legs = [leg(1_850, 'won'), leg(2_100, 'lost'), leg(3_400, 'open'), leg(2_000, 'open')];
 * const terms = { stake: kes(49), limits: DEFAULT_LIMITS, taxRecord: TAX_RECORDS[0], usesFreeBet: false };
 * const standing = betStanding({ ...terms, legs, system: { sizes: [1, 2, 3, 4], bankers: [] } });
 * standing; // { lines: 15, linesAlive: 7, linesWon: 1, least: 537, most: 9378 }
 */
export function betStanding(request: SettlementRequest): BetStanding {
  assertSettlement(request);
  const legs = request.legs.map(legOf);
  const wrong = legs.map((leg) => (leg.result === 'open' ? { ...leg, result: 'lost' as const } : leg));
  // Void legs alone make a line that is not wrong, and brings a free bet nothing: where no other is left, the bet is lost.
  const isRight = cannotWin(request, legs) ? () => false : ({ result }: SettledLeg) => result !== 'lost';
  return {
    lines: countOf(request, legs, () => true),
    linesAlive: countOf(request, legs, isRight),
    linesWon: countOf(request, wrong, isRight),
    least: netOf(request, wrong),
    most: netOf(request, legs),
  };
}

/** The lines of which this is true of every leg. */
function countOf(
  { system }: SettlementRequest,
  legs: readonly SettledLeg[],
  isTrue: (leg: SettledLeg) => boolean,
): number {
  if (system === undefined) return Number(legs.every(isTrue));
  return linesAmong(legs.map(isTrue), playableSystem(legs.length, system));
}

/** What the customer gets where every leg is decided so; a stake that is returned among it (D12). */
export function netOf(request: SettlementRequest, legs: readonly SettledLeg[]): Cents {
  if (legs.every(({ result }) => result === 'void')) return request.usesFreeBet ? cents(0) : request.stake;
  return payoutOf(factorRequest(request, legs)).netPayout;
}
