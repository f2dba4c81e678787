import { cents, toMs, type Cents, type Instant, type ProfileId } from '@kipenga/betting-core';
import type { JournalLine } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import { linesOfMatches } from './journal.store.ts';
import { matchesOfStakes, settledTransfers } from './settled-for-customer.store.ts';

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
 * Acts of operators on results of matches after which a customer's bets or tickets on them were paid or taken back, the newest
 * first. A transfer counts for the newest act on its match before it.
 */
export const matchActsOf = async (
  sql: Sql,
  profileId: ProfileId,
  most: number,
): Promise<readonly MatchActOfCustomer[]> => {
  const transfers = await settledTransfers(sql, profileId, MOST_TRANSFERS);
  const stakes = await matchesOfStakes(sql, profileId, [...new Set(transfers.map(({ betId }) => betId))]);
  const lines = await linesOfMatches(sql, [...new Set(stakes.map(({ matchId }) => matchId))], most);
  const matchesOf = Map.groupBy(stakes, ({ betId }) => betId);
  const sums = new Map<JournalLine, number>();
  for (const { betId, at, moved } of transfers)
    for (const { matchId } of matchesOf.get(betId) ?? []) {
      const line = lines.find((one) => one.args['match_id'] === matchId && secondOf(one.at) <= secondOf(at));
      if (line !== undefined) sums.set(line, (sums.get(line) ?? 0) + moved);
    }
  return lines.flatMap((line) => {
    const moved = sums.get(line);
    return moved === undefined ? [] : [{ line, moved: cents(moved) }];
  });
};
