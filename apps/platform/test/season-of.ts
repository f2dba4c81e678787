import type { FeedMatchId } from '@kipenga/betting-core';
import { openBoard, type Board, type BoardOptions } from '../src/board/index.ts';
import type { Database } from '../src/database/index.ts';
import { openSettling, type Settling, type Slices } from '../src/payouts/index.ts';
import {
  operateSeason,
  seasonClock,
  seasonGateway,
  type SeasonClock,
  type SeasonOperator,
} from '../src/season/index.ts';

/** Saturday 21 November 2026, 12:00 in Nairobi: Kenya plays from 13:00. */
export const SATURDAY_NOON = Date.UTC(2026, 10, 21, 9);

export interface TestSeason {
  readonly clock: SeasonClock;
  readonly season: Board & SeasonOperator;
  readonly settling: Settling;
  /** Every settlement asked for, in order. */
  readonly settled: string[];
}

interface SeasonOptions extends Partial<BoardOptions> {
  /** Settles a match, in place of a count alone. */
  readonly onResult?: (feedMatchId: FeedMatchId) => Promise<void>;
}

/** A season that stands still between calls: real time is frozen, only `advance` moves the clock. */
export async function seasonOf(
  db: Database,
  { onResult, ...options }: SeasonOptions = {},
  startMs: number = SATURDAY_NOON,
): Promise<TestSeason> {
  const clock = await seasonClock(db, { realNow: () => startMs });
  const settled: string[] = [];
  async function* settleMatch(feedMatchId: FeedMatchId): Slices {
    yield await (onResult?.(feedMatchId) ?? settled.push(feedMatchId));
  }
  const { onFailure } = options;
  const settling = openSettling({ db, clock, settleMatch, tickSeconds: 0, ...(onFailure && { onFailure }) });
  const board = await openBoard({
    db,
    clock,
    feeds: [seasonGateway({ db, clock, seed: 'kipenga' })],
    reloadClock: () => clock.reload(),
    tickSeconds: 0,
    settling,
    ...options,
  });
  return { clock, season: { ...board, ...operateSeason({ db, board, clock }) }, settling, settled };
}
