import { cents, toMs, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { JournalLine } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import { linesOfMatches } from './journal.store.ts';
import {
  matchesOfStakes,
  settledTransfers,
  type SettledTransfer,
  type StakeOnMatch,
} from './settled-for-customer.store.ts';

/** Transfers looked through, the newest. */
const MOST_TRANSFERS = 500;

/** The journal and the books tell seconds alike, and no less. */
const secondOf = (at: Instant): number => Math.floor(toMs(at) / 1_000);

/** An act on a match, with the customer's money that was settled after it. */
export interface MatchActOfCustomer {
  readonly line: JournalLine;
  /** Negative if more was taken back than paid. */
  readonly moved: Cents;
}

/**
 * The money that was settled after each act, for acts after which some was. A transfer counts once: for the newest act before it on any
 * match of its bet or ticket.
 * @param lines The newest first.
 */
export const movedAfter = (
  lines: readonly JournalLine[],
  transfers: readonly SettledTransfer[],
  stakes: readonly StakeOnMatch[],
): readonly MatchActOfCustomer[] => {
  const stakesOf = Map.groupBy(stakes, ({ betId }) => betId);
  const sums = new Map<JournalLine, number>();
  for (const { betId, at, moved } of transfers) {
    const matches = new Set<unknown>(stakesOf.get(betId)?.map(({ matchId }) => matchId));
    const line = lines.find((one) => matches.has(one.args['match_id']) && secondOf(one.at) <= secondOf(at));
    if (line !== undefined) sums.set(line, (sums.get(line) ?? 0) + moved);
  }
  return lines.flatMap((line) => {
    const moved = sums.get(line);
    return moved === undefined ? [] : [{ line, moved: cents(moved) }];
  });
};

/**
 * Acts of operators on results of matches after which a customer's bets or tickets on them were paid or taken back, the newest
 * first.
 */
export const matchActsOf = async (
  sql: Sql,
  profileId: ProfileId,
  most: number,
): Promise<readonly MatchActOfCustomer[]> => {
  const transfers = await settledTransfers(sql, profileId, MOST_TRANSFERS);
  const stakes = await matchesOfStakes(sql, profileId, [...new Set(transfers.map(({ betId }) => betId))]);
  const lines = await linesOfMatches(sql, [...new Set(stakes.map(({ matchId }) => matchId))], most);
  return movedAfter(lines, transfers, stakes);
};
