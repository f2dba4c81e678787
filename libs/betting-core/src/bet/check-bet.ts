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

/**
 * A bet the house takes, at the prices it takes. Only `checkBet` makes one, and the ledger takes nothing
 * else.
 */
export type AcceptableBet = Branded<
  {
    /** What was picked, at the prices taken. */
    readonly selections: readonly Selection[];
    /** What is staked. */
    readonly stake: Cents;
    /** Whether the free bet is staked. */
    readonly usesFreeBet: boolean;
    /** The lines that are played, in order; absent of a single or an accumulator (D100). */
    readonly system?: BetSystem;
    /** It has picks in play: it waits so long before it stands (D103). Absent of any other. */
    readonly waitSeconds?: number;
    /** What it would pay. */
    readonly quote: BetQuote;
  },
  'AcceptableBet'
>;

/**
 * Would the house take this bet? Answers the first reason against it. The order is slip, customer, stake,
 * prices (D07), balance last: nobody is sent to deposit for a bet that could not be placed (R4, R5, R9; D06,
 * D63). A system is asked as any slip is (D100), and a combination is one selection of its match, at the price of all its parts (D101).
 * Throws RangeError for what is no request or house, and in them for what is no stake, price, limit, tax record, or yes or no.
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

/** How long a bet on these waits: as long as the pick in play that waits longest. */
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

/** Either name of a match will do: a forged slip may carry one match under two. */
const isSameMatch = (left: Selection, right: Selection): boolean =>
  left.matchId === right.matchId || left.feedMatchId === right.feedMatchId;
