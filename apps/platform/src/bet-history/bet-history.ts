import {
  addCents,
  addDays,
  cents,
  dayBounds,
  legOf as settledLeg,
  nairobiDayOf,
  placedSystem,
  type Bet,
  type BetBadge,
  type BetId,
  type Instant,
  type Leg,
  type NairobiDay,
  type ProfileId,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import { betsOf, legsOf, ticketLegsOf, type BetRow, type LegRow } from './bet-history.store.ts';
import { ticketLeg } from './ticket-leg.ts';

/** Since when: a Nairobi day, how many days back from today on the platform's clock, or null for ever (R4-11, D70). */
export type HistoryStart = NairobiDay | number | null;

const startOf = (from: HistoryStart, now: Instant): Instant | null => {
  if (from === null) return null;
  return dayBounds(typeof from === 'number' ? addDays(nairobiDayOf(now), -from) : from).from;
};

const badgeOf = ({ status, hasVoidLeg }: BetRow): BetBadge | null => {
  if (status === 'void' || status === 'cashed-out' || status === 'waiting' || status === 'fell')
    return status;
  return status !== 'open' && hasVoidLeg ? 'half-void' : null;
};

/**
 * A status has three words (R4-10); what was void, cashed out, or fell while it waited, is shown as lost, and what waits as open, each with the badge
 * that tells the truth (D43, D103, D115).
 */
const statusOf = (status: BetRow['status']): Bet['status'] => {
  if (status === 'waiting') return 'open';
  return status === 'void' || status === 'cashed-out' || status === 'fell' ? 'lost' : status;
};

const betOf = (row: BetRow): Bet => {
  const { id, reference, createdAt, type, stake, netPayout, totalOdds, jackpotId, jackpotName } = row;
  const { stakeTax, withholdingTax, system, legCount, firstMatch, canCashOut, cashOuts, cashOutFloor } = row;
  return {
    id,
    reference,
    createdAt,
    type,
    stake,
    netPayout,
    totalOdds,
    stakeTax,
    ...(withholdingTax !== null && { withholdingTax }),
    jackpotId,
    jackpotName,
    status: statusOf(row.status),
    badge: badgeOf(row),
    ...(firstMatch && { firstMatch: { ...firstMatch, others: legCount - 1 } }),
    ...(system && { system: placedSystem(legCount, system) }),
    ...(canCashOut && { canCashOut }),
    ...(cashOuts && { cashOuts, paid: cashOuts.reduce((sum, { paid }) => addCents(sum, paid), cents(0)) }),
    ...(cashOutFloor !== null && { cashOutFloor }),
  };
};

/** The parts of a combination, and its odds without void ones (D101). */
const partsOf = ({ combination, partResults }: LegRow): Pick<Leg, 'parts' | 'oddsNow'> => {
  if (!combination || !partResults) return {};
  const results = partResults.map(({ result }) => result);
  const isPart = results.includes('void') && results.some((result) => result !== 'void');
  return {
    parts: combination.parts.map(({ marketTypeId, marketName, outcomeKey, pick, odds }, at) => ({
      marketTypeId,
      marketName,
      outcomeKey,
      pick,
      odds,
      winningOutcome: partResults[at]?.winningOutcome ?? null,
      status: statusOf(results[at] ?? 'open'),
      badge: results[at] === 'void' ? 'void' : null,
    })),
    ...(isPart && { oddsNow: settledLeg({ parts: results, partOdds: combination.partOdds }).odds }),
  };
};

const badgeOfLeg = ({ result, partResults }: LegRow): BetBadge | null => {
  if (result === 'void') return 'void';
  return partResults?.some((part) => part.result === 'void') ? 'half-void' : null;
};

const legOf = (row: LegRow): Leg => {
  const { result, voidReason, isPostponed, combination: _combination, partResults: _results, ...leg } = row;
  return {
    ...leg,
    status: statusOf(result),
    badge: badgeOfLeg(row),
    ...partsOf(row),
    ...(voidReason !== null && { voidReason }),
    ...(isPostponed && result === 'open' && { isPostponed }),
  };
};

interface HistoryChoice {
  readonly from: HistoryStart;
  /** Leaves out settled bets. */
  readonly isOpenOnly?: boolean;
  readonly now: Instant;
}

/** My Bets: a customer's bets and jackpot tickets since a day, newest first (R2-52, R4-11). */
export const betHistory = async (
  sql: Sql,
  profileId: ProfileId,
  { from, isOpenOnly = false, now }: HistoryChoice,
): Promise<readonly Bet[]> => (await betsOf(sql, profileId, startOf(from, now), isOpenOnly)).map(betOf);

/** The selections of one bet, the matches of one ticket (R2-53); null for a bet that is not this customer's, as for one that does not exist (D23). */
export const betDetail = async (
  sql: Sql,
  profileId: ProfileId,
  betId: BetId,
): Promise<readonly Leg[] | null> => {
  const legs = await legsOf(sql, profileId, betId);
  if (legs.length > 0) return legs.map(legOf);
  const ticket = await ticketLegsOf(sql, profileId, betId);
  return ticket.length === 0 ? null : ticket.map(ticketLeg);
};
