import { assertCents, assertCount } from '../assertions.ts';
import { assertPriced, assertRecord, assertTaxRecord } from '../rule-assertions.ts';
import type { Branded } from '../brand.ts';
import type { Selection } from '../betslip/selection.ts';
import { subtractCents, type Cents } from '../money/cents.ts';
import { dayLimitRejection } from '../play/day-limit.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { BetRequest } from './bet-request.ts';
import type { BetQuote } from './bet-quote.ts';
import { exclusionRejection } from './exclusion.ts';
import type { HouseView } from './house-view.ts';
import type { BetLimits } from './limits.ts';
import { priceSelections } from './price-selections.ts';
import { quoteBet } from './quote-bet.ts';
import type { Rejection } from './rejection.ts';
import { assertStake, stakeRejection } from './stake-rejection.ts';
import { checkSystem, playableSystem, type BetSystem } from './system.ts';

/** A bet the house accepts, at its prices. Only `checkBet` makes one, and the ledger takes nothing else. */
export type AcceptableBet = Branded<
  {
    /** The picks, at the house's prices. */
    readonly selections: readonly Selection[];
    /** The stake. */
    readonly stake: Cents;
    /** True if the free bet is staked. */
    readonly usesFreeBet: boolean;
    /** The lines to play, in order; absent for a single or an accumulator. */
    readonly system?: BetSystem;
    /** The seconds that the bet waits before it stands, if it has picks in play; absent otherwise. */
    readonly waitSeconds?: number;
    /** The payout. */
    readonly quote: BetQuote;
  },
  'AcceptableBet'
>;

/**
 * Tells if the house accepts a bet: the bet at the house's prices, or the first reason against it. Reasons are tried in
 * this order: slip, customer, stake, prices, balance. The balance comes last, so that nobody deposits for a bet that
 * could not be placed. A combination counts as one selection of its match, at the price of all its parts. Throws
 * RangeError for a wrong request or house: a wrong stake, price, limit, tax record or flag.
 *
 * @param request The bet as the customer asks for it, with the prices that were shown.
 * @param house The house's limits, taxes and prices, and the customer's balance.
 * @example
 * const taxRecord = taxRecordOn(nairobiDay('2024-06-01'), RULEBOOKS.kenya); // Finance Act 2023
 * const pick = aSelection({ outcomeId: outcomeId('9001'), odds: oddsFromThousandths(1_850) });
 * const house: HouseView = { limits: DEFAULT_LIMITS, taxRecord, balance: kes(40), freeBet: null, odds: { 9001: { state: 'open', odds: pick.odds } } };
 * const request: BetRequest = { selections: [pick], stake: kes(49), usesFreeBet: false, acceptOddsChange: 'better' };
 * checkBet(request, house); // { ok: false, reason: { kind: 'insufficient-funds', balance: 4000, shortBy: 900 } }
 * const checked = checkBet(request, { ...house, balance: kes(49) });
 * checked.ok && formatKes(checked.value.quote.netPayout); // KES 73.18
 */
export function checkBet(request: BetRequest, house: HouseView): Result<AcceptableBet, Rejection> {
  assertArguments(request, house);
  const { stake, usesFreeBet } = request;
  const { balance, limits, taxRecord } = house;
  const slip = slipRejection(request, limits);
  if (slip !== null) return refuse(slip);
  if (balance === null) return refuse({ kind: 'login-needed' });
  const rejection =
    exclusionRejection(house.exclusion) ?? stakeRejection(request, house) ?? ownRejection(request, house);
  if (rejection !== null) return refuse(rejection);
  const priced = priceSelections(request, house);
  if (!priced.ok) return priced;
  const waits = waitOf(priced.value, house);
  if (waits.waitSeconds !== undefined && usesFreeBet) return refuse({ kind: 'free-bet-not-prematch' });
  if (!usesFreeBet && balance < stake)
    return refuse({ kind: 'insufficient-funds', balance, shortBy: subtractCents(stake, balance) });
  const prices = priced.value.map((selection) => selection.odds);
  const lines = request.system === undefined ? {} : { system: playableSystem(prices.length, request.system) };
  const quote = quoteBet({ stake, prices, limits, taxRecord, freeBet: usesFreeBet, ...lines });
  return ok({ selections: priced.value, stake, usesFreeBet, ...lines, ...waits, quote } as AcceptableBet);
}

/** Returns the longest wait of the picks in play; nothing if none is. */
function waitOf(selections: readonly Selection[], { odds }: HouseView): Pick<AcceptableBet, 'waitSeconds'> {
  const waits = selections.flatMap(({ outcomeId }) => {
    const outcome = odds[outcomeId];
    return outcome?.state === 'open' ? (outcome.waitSeconds ?? []) : [];
  });
  return waits.length === 0 ? {} : { waitSeconds: Math.max(...waits) };
}

/** A free bet costs its customer nothing, so it counts towards no limit of the day. */
const ownRejection = ({ stake, usesFreeBet }: BetRequest, house: HouseView): Rejection | null =>
  usesFreeBet ? null : dayLimitRejection(stake, house.leftToday);

function assertArguments(request: BetRequest, house: HouseView): void {
  assertRecord(request, 'request');
  assertRecord(house, 'house');
  assertPriced(request.selections);
  assertStake(request, house);
  assertCount(house.limits.maxSelections, 'limits.maxSelections');
  assertTaxRecord(house.taxRecord);
  if (house.balance !== null) assertCents(house.balance, 'balance');
}

function slipRejection({ selections, system }: BetRequest, limits: BetLimits): Rejection | null {
  if (selections.length === 0) return { kind: 'empty-slip' };
  if (selections.length > limits.maxSelections)
    return { kind: 'too-many-selections', maximum: limits.maxSelections };
  const repeated = selections.filter(
    (selection, at) => selections.findIndex((other) => isSameMatch(other, selection)) < at,
  );
  if (repeated.length > 0)
    return {
      kind: 'same-match-twice',
      matchIds: [...new Set(repeated.map((selection) => selection.matchId))],
    };
  const checked = system === undefined ? null : checkSystem(selections.length, system);
  return checked === null || checked.ok ? null : { kind: 'system-unplayable', why: checked.reason };
}

/** Matches are compared by both ids: a forged slip may carry one match under two. */
const isSameMatch = (left: Selection, right: Selection): boolean =>
  left.matchId === right.matchId || left.feedMatchId === right.feedMatchId;
