import {
  assertAmount,
  assertList,
  assertOdds,
  assertOneOf,
  assertPercent,
  wrongArgument,
} from '../assertions.ts';
import { assertRecord } from '../rule-assertions.ts';
import { cents, subtractCents, type Cents } from '../money/cents.ts';
import { divideHalfUp } from '../money/divide-half-up.ts';
import type { Odds } from '../odds/odds.ts';
import { ok, refuse, type Result } from '../result.ts';
import { payoutOf } from './quote-bet.ts';
import { assertSettlement, factorOf, factorRequest, type SettlementRequest } from './settle-bet.ts';
import { legOf, type AnySettledLeg, type LegWay, type SettledLeg } from './settled-leg.ts';
import { stakeAfterTax } from './stake-tax.ts';
import type { TaxRecord } from './tax-record.ts';
import { withholdingTax } from './withholding-tax.ts';

/**
 * The reason why an undecided leg has no chance now: the house offers no cash-out on it, its market is suspended, its
 * price is unknown, or its match is over and being decided.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const leg: UndecidedLeg = { odds: oddsFromThousandths(1_850), ways: 'suspended' };
 * const terms = { stake: kes(100), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false, marginPercent: 5 };
 * quoteCashOut({ ...terms, legs: [leg] }); // { ok: false, reason: { kind: 'suspended', legs: [ 0 ] } }
 */
export type CashOutBlock = 'switched-off' | 'suspended' | 'price-unknown' | 'being-decided';

/** An undecided leg, for a cash-out. */
export interface UndecidedLeg {
  /** The price it was taken at. */
  readonly odds: Odds;
  /** The ways in which the leg can count, with their chances now; or the reason why it has no chance. */
  readonly ways: readonly LegWay[] | CashOutBlock;
}

/**
 * A bet to be cashed out, under the limits and taxes it was placed with.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const legs = [{ odds: oddsFromThousandths(2_000), ways: [{ odds: oddsFromThousandths(2_000), chance: 0.48 }] }];
 * const terms = { stake: kes(100), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false, marginPercent: 5 };
 * const half = quoteCashOut({ ...terms, legs, sharePercent: 50 });
 * half.ok && half.value.remainingStake; // 5000
 */
export interface CashOutRequest extends Omit<SettlementRequest, 'legs'> {
  /** Its legs: decided ones as settlement sees them, the others with their ways. */
  readonly legs: readonly (AnySettledLeg | UndecidedLeg)[];
  /** Percent of the fair value that the house keeps, with three decimals at most. */
  readonly marginPercent: number;
  /** Percent of the stake to cash out, above 0; 100 if absent. */
  readonly sharePercent?: number;
}

/**
 * The fair value of a bet and the house's offer for it. All amounts are net of tax.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const legs = [{ odds: oddsFromThousandths(2_000), ways: [{ odds: oddsFromThousandths(2_000), chance: 0.48 }] }];
 * const terms = { stake: kes(100), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false, marginPercent: 5 };
 * const cashOut = quoteCashOut({ ...terms, legs });
 * cashOut.ok && [cashOut.value.offer, cashOut.value.fair, cashOut.value.kept].map(formatKes); // KES 72.96,KES 76.80,KES 3.84
 */
export interface CashOutQuote {
  /** The amount that the customer receives. */
  readonly offer: Cents;
  /** The fair value of the share: its mean payout, under chances without margin. */
  readonly fair: Cents;
  /** The part of the fair value that the house keeps. */
  readonly kept: Cents;
  /**
   * The chance, 0 to 1, that the bet pays anything if it is kept. For an accumulator whose legs cannot be void it is
   * the chance of `netIfWon`.
   */
  readonly chance: number;
  /** The chance, 0 to 1, that the bet pays more than its stake if it is kept: a line of a system may pay less. */
  readonly chanceAboveStake: number;
  /** The payout of the whole bet if it is kept and every undecided leg is right. */
  readonly netIfWon: Cents;
  /** The part of `netIfWon` that the remaining stake would pay; zero if all is cashed out. */
  readonly restIfWon: Cents;
  /** The payout before tax that leaves exactly the offer after tax, under the bet's tax record. */
  readonly grossPayout: Cents;
  /** The tax on `grossPayout`. */
  readonly withholdingTax: Cents;
  /** The remaining stake, a bet of its own; zero if all is cashed out. */
  readonly remainingStake: Cents;
}

/**
 * The reasons why a bet cannot be cashed out; legs are named by their places.
 *
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const legs = [{ odds: oddsFromThousandths(2_000), result: 'won' as const }];
 * const terms = { stake: kes(100), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false, marginPercent: 5 };
 * quoteCashOut({ ...terms, legs }); // { ok: false, reason: { kind: 'decided' } }
 */
export type CashOutRefusal =
  /** A free bet is not cash before it has won. */
  | { readonly kind: 'free-bet' }
  /** No leg is undecided: the bet is settled, or about to be. */
  | { readonly kind: 'decided' }
  /** These legs have no chance now. */
  | { readonly kind: CashOutBlock; readonly legs: readonly number[] }
  /** The undecided legs have more outcomes than can be gone through. */
  | { readonly kind: 'too-many-outcomes'; readonly most: number }
  /** The offer would be nothing. */
  | { readonly kind: 'worth-nothing' };

/** Enough for a system of twelve undecided picks, three of which can be void. */
const MOST_OUTCOMES = 2 ** 14;

/**
 * Quotes a bet's fair value before it is decided, and the house's offer for it. The fair value is the mean of its net
 * payout over all outcomes of the undecided legs, each at its chance without margin, decided legs as they are. Legs are
 * of different matches, so their chances multiply. The offer is the fair value less one margin, rounded down to a cent.
 * A share is worth the whole bet less its remaining part, so that dividing a cash-out wins or loses nothing. For an
 * accumulator the outcomes without a lost leg are counted; for a system all of them, at most 16,384.
 *
 * @param request The bet. Throws RangeError for a wrong leg, chance, stake, limit, tax record or percentage.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const [won, open] = [oddsFromThousandths(1_850), oddsFromThousandths(2_100)];
 * const legs = [{ odds: won, result: 'won' as const }, { odds: open, ways: [{ odds: open, chance: 0.45 }] }];
 * const cashOut = quoteCashOut({ legs, stake: kes(100), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false, marginPercent: 5 });
 * if (!cashOut.ok) throw new Error(cashOut.reason.kind);
 * const { offer, fair, chance, netIfWon, grossPayout } = cashOut.value;
 * [offer, fair, netIfWon, grossPayout].map(formatKes); // KES 125.70,KES 132.32,KES 294.05,KES 134.90
 * chance; // 0.45
 */
export function quoteCashOut(request: CashOutRequest): Result<CashOutQuote, CashOutRefusal> {
  assertRequest(request);
  const { stake, taxRecord, marginPercent, sharePercent = 100 } = request;
  const refusal = refusalOf(request);
  if (refusal !== null) return refuse(refusal);
  const taken = Number(divideHalfUp(BigInt(stake) * thousandthsOf(sharePercent), 100_000n));
  const remainingStake = cents(stake - taken);
  const whole = valueOf(request, stake);
  const rest = remainingStake === 0 ? NOTHING : valueOf(request, remainingStake);
  const fair = cents(Math.max(0, Math.round(whole.mean - rest.mean)));
  const offer = lessMargin(fair, marginPercent);
  if (offer === 0) return refuse({ kind: 'worth-nothing' });
  const untaxed = subtractCents(stakeAfterTax(stake, taxRecord), stakeAfterTax(remainingStake, taxRecord));
  const grossPayout = grossFor(offer, untaxed, taxRecord);
  return ok({
    offer,
    fair,
    kept: subtractCents(fair, offer),
    chance: whole.chance,
    chanceAboveStake: whole.chanceAboveStake,
    netIfWon: whole.most,
    restIfWon: rest.most,
    grossPayout,
    withholdingTax: subtractCents(grossPayout, offer),
    remainingStake,
  });
}

const thousandthsOf = (percent: number): bigint => BigInt(Math.round(percent * 1_000));

/** Takes a percentage off an amount, rounded down to a cent. */
const lessMargin = (amount: Cents, percent: number): Cents =>
  cents(Number((BigInt(amount) * (100_000n - thousandthsOf(percent))) / 100_000n));

function assertRequest(request: CashOutRequest): void {
  assertRecord(request, 'request');
  const { legs, marginPercent, sharePercent = 100, ...terms } = request;
  assertList(legs, 'legs');
  for (const [at, leg] of legs.entries())
    if (isUndecided(leg)) {
      assertOdds(leg.odds, 'legs[#].odds', at);
      if (typeof leg.ways === 'string') assertOneOf(leg.ways, BLOCKS, 'legs[#].ways', at);
      else assertWays(leg.ways, `legs[${at}].ways`);
    }
  const asSettled = legs.map((leg) => (isUndecided(leg) ? { odds: leg.odds, result: 'open' as const } : leg));
  assertSettlement({ ...terms, legs: asSettled });
  assertPercent(marginPercent, 'marginPercent');
  if (marginPercent > 100) throw wrongArgument('marginPercent', marginPercent, 'at most 100');
  assertPercent(sharePercent, 'sharePercent');
  if (!(sharePercent > 0 && sharePercent <= 100))
    throw wrongArgument('sharePercent', sharePercent, 'a percentage above 0, at most 100');
}

function assertWays(ways: readonly LegWay[], name: string): void {
  assertList(ways, name);
  for (const [at, way] of ways.entries()) {
    assertRecord(way, `${name}[#]`, at);
    const { odds, chance } = way;
    if (odds !== null) assertOdds(odds, `${name}[#].odds`, at);
    if (typeof chance !== 'number' || !(chance >= 0 && chance <= 1))
      throw wrongArgument(`${name}[${at}].chance`, chance, 'a chance of 0 to 1');
  }
  const sum = ways.reduce((total, { chance }) => total + chance, 0);
  if (sum > 1 + 1e-9) throw wrongArgument(`${name} together`, sum, 'a chance of 0 to 1');
}

const isUndecided = (leg: AnySettledLeg | UndecidedLeg): leg is UndecidedLeg =>
  typeof leg === 'object' && leg !== null && 'ways' in leg;

/** The blocks by precedence: if a bet has several, only the first of them is reported. */
const BLOCKS: readonly CashOutBlock[] = ['switched-off', 'being-decided', 'suspended', 'price-unknown'];

function refusalOf({ legs, system, usesFreeBet }: CashOutRequest): CashOutRefusal | null {
  if (usesFreeBet) return { kind: 'free-bet' };
  const isOpen = (leg: CashOutRequest['legs'][number]): boolean =>
    isUndecided(leg) || legOf(leg).result === 'open';
  if (!legs.some(isOpen)) return { kind: 'decided' };
  for (const kind of BLOCKS) {
    const blocked = legs.flatMap((leg, at) => (blockOf(leg) === kind ? [at] : []));
    if (blocked.length > 0) return { kind, legs: blocked };
  }
  const lost = system === undefined ? 0 : 1;
  const outcomes = legs.reduce(
    (count, leg) => (isUndecided(leg) ? count * (leg.ways.length + lost) : count),
    1,
  );
  return outcomes > MOST_OUTCOMES ? { kind: 'too-many-outcomes', most: MOST_OUTCOMES } : null;
}

function blockOf(leg: CashOutRequest['legs'][number]): CashOutBlock | null {
  if (!isUndecided(leg)) return legOf(leg).result === 'open' ? 'price-unknown' : null;
  return typeof leg.ways === 'string' ? leg.ways : null;
}

/** The payout of a bet over all outcomes of its undecided legs. */
interface Value {
  /** The mean, in cents and parts of one. */
  readonly mean: number;
  /** The chance that it pays anything. */
  readonly chance: number;
  /** The chance that it pays more than its stake. */
  readonly chanceAboveStake: number;
  /** The payout if every undecided leg is right at its own price. */
  readonly most: Cents;
}

const NOTHING: Value = { mean: 0, chance: 0, chanceAboveStake: 0, most: cents(0) };

interface Outcome {
  readonly chance: number;
  readonly leg: SettledLeg;
}

function valueOf({ legs, ...request }: CashOutRequest, stake: Cents): Value {
  const terms = { ...request, stake, legs: [] };
  const open = legs.map((leg) =>
    isUndecided(leg) ? { odds: leg.odds, result: 'open' as const } : legOf(leg),
  );
  const best = factorRequest(terms, open);
  const outcomes = legs.map((leg) => outcomesOf(leg, request.system !== undefined));
  let [mean, chance, chanceAboveStake] = [0, 0, 0];
  const visit = (at: number, soFar: number, decided: readonly SettledLeg[]): void => {
    const next = outcomes[at];
    if (next === undefined) {
      const net = netOf(decided);
      mean += soFar * net;
      if (net > 0) chance += soFar;
      if (net > stake) chanceAboveStake += soFar;
    } else for (const one of next) visit(at + 1, soFar * one.chance, [...decided, one.leg]);
  };
  const netOf = (decided: readonly SettledLeg[]): number => {
    if (decided.every(({ result }) => result === 'void')) return stake;
    const counting = best.system === undefined ? decided.filter(({ result }) => result !== 'void') : decided;
    return payoutOf({ ...best, factors: counting.map(factorOf) }).netPayout;
  };
  visit(0, 1, []);
  return {
    mean,
    chance: Math.min(1, chance),
    chanceAboveStake: Math.min(1, chanceAboveStake),
    most: payoutOf(best).netPayout,
  };
}

/** Returns the outcomes of a leg at which the bet can pay anything: with a lost leg only a system can. */
function outcomesOf(leg: CashOutRequest['legs'][number], isSystem: boolean): readonly Outcome[] {
  if (!isUndecided(leg)) return [{ chance: 1, leg: legOf(leg) }];
  const { odds: taken, ways } = leg;
  if (typeof ways === 'string') return [];
  const counting = ways.map(({ odds, chance }): Outcome => ({
    chance,
    leg: odds === null ? { odds: taken, result: 'void' } : { odds, result: 'won' },
  }));
  const lost = Math.max(0, 1 - ways.reduce((sum, { chance }) => sum + chance, 0));
  return isSystem ? [...counting, { chance: lost, leg: { odds: taken, result: 'lost' } }] : counting;
}

/**
 * Finds the least payout before tax that leaves this net. The net grows by a cent or stays with each cent before tax,
 * so there is one for every amount.
 */
function grossFor(net: Cents, untaxed: Cents, taxRecord: TaxRecord): Cents {
  const arrives = (gross: number): number => gross - withholdingTax(cents(gross), untaxed, taxRecord);
  let short: number = net - 1;
  let enough: number = net;
  while (arrives(enough) < net) {
    short = enough;
    enough *= 2;
    if (!Number.isSafeInteger(enough))
      throw wrongArgument('taxRecord.winningsPercent', taxRecord.winningsPercent, 'below 100');
  }
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (arrives(middle) >= net) enough = middle;
    else short = middle;
  }
  return cents(enough);
}

/**
 * The reasons why an offer cannot be waited for.
 *
 * @example
 * const quote = { offer: kes(80), netIfWon: kes(200), remainingStake: kes(0) };
 * checkCashOutFloor(kes(75), quote, 5); // { ok: false, reason: { kind: 'floor-reached', offer: 8000 } }
 */
export type CashOutFloorRefusal =
  /** The offer is there already. */
  | { readonly kind: 'floor-reached'; readonly offer: Cents }
  /** No offer can come to it. */
  | { readonly kind: 'floor-out-of-reach'; readonly most: Cents };

/**
 * Tells if a bet can wait to be cashed out automatically, once the offer for all of it reaches a floor.
 *
 * @param floor The offer to wait for. Throws RangeError if it is no amount.
 * @param quote The quote of the whole bet now. Throws RangeError for the quote of a share.
 * @param marginPercent The house's margin. The highest possible offer is `netIfWon` less this margin.
 * @example
 * const quote = { offer: kes(80), netIfWon: kes(200), remainingStake: kes(0) };
 * checkCashOutFloor(kes(150), quote, 5).ok; // true
 * checkCashOutFloor(kes(195), quote, 5); // { ok: false, reason: { kind: 'floor-out-of-reach', most: 19000 } }
 */
export function checkCashOutFloor(
  floor: Cents,
  quote: Pick<CashOutQuote, 'offer' | 'netIfWon' | 'remainingStake'>,
  marginPercent: number,
): Result<Cents, CashOutFloorRefusal> {
  assertAmount(floor, 'floor');
  assertPercent(marginPercent, 'marginPercent');
  assertRecord(quote, 'quote');
  assertAmount(quote.offer, 'quote.offer');
  assertAmount(quote.netIfWon, 'quote.netIfWon');
  if (quote.remainingStake !== 0)
    throw wrongArgument('quote.remainingStake', quote.remainingStake, 'zero: a floor is of the whole bet');
  const most = lessMargin(quote.netIfWon, marginPercent);
  if (quote.offer >= floor) return refuse({ kind: 'floor-reached', offer: quote.offer });
  return floor > most ? refuse({ kind: 'floor-out-of-reach', most }) : ok(floor);
}
