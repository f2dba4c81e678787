import { openBoard, type Board, type BoardOptions } from '../src/board/index.ts';
import type { Database } from '../src/database/index.ts';
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
  /** Every settlement asked for, in order. */
  readonly settled: string[];
}

/** A season that stands still between calls: real time is frozen, only `advance` moves the clock. */
export async function seasonOf(
  db: Database,
  options: Partial<BoardOptions> = {},
  startMs: number = SATURDAY_NOON,
): Promise<TestSeason> {
  const clock = await seasonClock(db, { realNow: () => startMs });
  const settled: string[] = [];
  const board = await openBoard({
    db,
    clock,
    feeds: [seasonGateway({ db, clock, seed: 'kipenga' })],
    reloadClock: () => clock.reload(),
    tickSeconds: 0,
    onResult: async (feedMatchId) => void settled.push(feedMatchId),
    ...options,
  });
  return { clock, season: { ...board, ...operateSeason({ db, board, clock }) }, settled };
}
