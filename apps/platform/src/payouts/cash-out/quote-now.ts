import { createHash } from 'node:crypto';
import {
  cents,
  liveWaitSeconds,
  nairobiDayOf,
  partIdsOf,
  payoutHold,
  pickStanding,
  quoteCashOut,
  type AnySettledLeg,
  type CashOutQuote,
  type CashOutRefusal,
  type Instant,
  type Result,
  type UndecidedLeg,
} from '@kipenga/betting-core';
import { CASH_OUT_VALID_SECONDS, type CashOutOffer } from '@kipenga/contracts';
import type { Sql } from '../../database/index.ts';
import { cashOutTerms, marginOn, type CashOutTerms } from '../../house-rules/index.ts';
import { picksNow, toldStarts, type MatchNumber, type PickNow } from '../../sports/index.ts';
import type { BetToSettle } from '../bets/bets.store.ts';
import type { LegToSettle } from '../bets/leg.ts';
import { paidOn } from '../settlements.store.ts';
import { combinedWaysOf, FITTED_MARKETS, waysOf } from './chances.ts';

/** The value of a bet now, with the data needed to answer and to take the offer. */
export interface QuoteNow {
  readonly quote: CashOutQuote;
  readonly marginPercent: number;
  readonly version: string;
  /** Betting time of the computation. */
  readonly at: Instant;
  /** Seconds that taking it waits if an undecided pick is in play; otherwise null. */
  readonly waitSeconds: number | null;
  /** All matches of the bet. */
  readonly matches: readonly MatchNumber[];
}

interface Asked {
  /** Percent of the stake. */
  readonly share: number;
  /** Betting time, read once everything else was read. */
  readonly now: () => Instant;
  /** Locks the matches of the bet until the transaction ends. */
  readonly lock: boolean;
}

/**
 * Computes the value of a bet from everything the house knows about its matches now (D102). A pick counts as being decided if
 * more is known about its match than the pick is settled by, whatever its state.
 */
export const quoteNow = async (
  sql: Sql,
  bet: BetToSettle,
  { share, now, lock }: Asked,
): Promise<Result<QuoteNow, CashOutRefusal>> => {
  const { promoted, stake, taxRecord } = bet;
  if (bet.status !== 'open') return { ok: false, reason: { kind: 'decided' } };
  const { limits, usesFreeBet, system, legs } = promoted;
  const ids = legs.flatMap(({ outcomeId }) => partIdsOf(outcomeId));
  const picks = await picksNow(sql, ids, { beside: FITTED_MARKETS, lockFor: lock ? bet.profileId : null });
  const at = now();
  const terms = await cashOutTerms(sql, at);
  const standing = new Map(picks.map((pick) => [pick.outcomeId, pick]));
  const seen: (AnySettledLeg | UndecidedLeg)[] = [];
  const undecided: PickNow[] = [];
  for (const leg of legs) {
    const ofLeg = partIdsOf(leg.outcomeId).flatMap((id) => standing.get(id) ?? []);
    if (leg.voidReason === null) undecided.push(...openAmong(ofLeg));
    seen.push(await legNow(sql, leg, ofLeg, { at, terms }));
  }
  const marginPercent = marginOn(terms, undecided) ?? terms.marginPercent;
  const quoted = quoteCashOut({
    legs: seen,
    stake,
    limits,
    taxRecord,
    usesFreeBet,
    ...(system && { system }),
    marginPercent,
    sharePercent: share,
  });
  if (!quoted.ok) return quoted;
  const version = `${termsOf(bet, share)}${digestOf([seen, marginPercent, bet.version])}`;
  const waits = undecided.flatMap(({ isInPlay, sportId }) => (isInPlay ? liveWaitSeconds(sportId) : []));
  return {
    ok: true,
    value: {
      quote: quoted.value,
      marginPercent,
      version,
      at,
      waitSeconds: waits.length === 0 ? null : Math.max(...waits),
      matches: [...new Set(picks.map(({ matchNumber }) => matchNumber))],
    },
  };
};

/** The picks that operators' rules apply to. */
const openAmong = (picks: readonly PickNow[]): readonly PickNow[] =>
  picks.filter(({ result }) => result === 'open');

/**
 * A leg as a cash-out sees it, by its pick or all picks of a combination: decided, or with its possible results. It is being
 * decided while it differs from its match.
 */
const legNow = async (
  sql: Sql,
  leg: LegToSettle,
  picks: readonly PickNow[],
  { at: now, terms }: { readonly at: Instant; readonly terms: CashOutTerms },
): Promise<AnySettledLeg | UndecidedLeg> => {
  const { odds, result, voidReason, parts, partOdds } = leg;
  const [pick] = picks;
  if (voidReason !== null) return { odds, result };
  const results = parts ?? [result];
  if (!pick || picks.length < results.length) return { odds, ways: 'price-unknown' };
  const told = pick.hasToldStarts ? await toldStarts(sql, leg.feedMatchId) : [];
  const standing = pickStanding({ ...leg, told }, now).kind;
  if (standing === 'void') return { odds, ways: 'being-decided' };
  if (result !== 'open' && !picks.every((one, at) => one.result === results[at]))
    return { odds, ways: 'being-decided' };
  if (result !== 'open') return parts && partOdds ? { parts, partOdds } : { odds, result };
  if (marginOn(terms, openAmong(picks)) === null) return { odds, ways: 'switched-off' };
  if (standing === 'waits') return { odds, ways: 'suspended' };
  return { odds, ways: partOdds ? combinedWaysOf(picks, partOdds, now) : waysOf(pick, odds, now) };
};

/** Prefix of a version for the bet's stake and the share: an offer for another stake, or another share, is another offer. */
export const termsOf = ({ stake }: BetToSettle, share: number): string => `${stake}-${share}:`;

const digestOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);

/** The offer as shown to its customer, with the part that the day's payout limit holds until tomorrow (D09). */
export const offerOf = async (
  sql: Sql,
  { profileId, stake, maxDailyPayout }: BetToSettle,
  { quote, marginPercent, version, at, waitSeconds }: QuoteNow,
): Promise<CashOutOffer> => {
  const { hold } = payoutHold(await paidOn(sql, profileId, nairobiDayOf(at)), quote.offer, maxDailyPayout);
  return {
    ...quote,
    marginPercent,
    held: cents(hold),
    stake,
    version,
    validForSeconds: CASH_OUT_VALID_SECONDS,
    ...(waitSeconds !== null && { waitSeconds }),
  };
};
