import type { Digest } from '../../fairness/digest.ts';
import { jackpotNumber } from '../../jackpot/draw-tier.ts';
import type { Machine } from './machine.ts';
import { ROWS } from './reel-set.ts';
import { symbolAt, turnsOf, type Stops } from './spin.ts';

/** A spin's windows turn by turn, and its jackpot number, in the short form that verification compares. */
export const spinResult = (
  { set, feedsJackpot }: Machine,
  turns: readonly Stops[],
  jackpot: string | undefined,
): string => {
  const rows = Array.from({ length: ROWS }, (_, row) => row);
  const windows = turns.map((stops) =>
    stops.map((_, reel) => rows.map((row) => symbolAt(set, stops, reel, row)).join('')).join(' '),
  );
  return [...windows, ...(feedsJackpot ? [jackpot] : [])].join(' · ');
};

/** The same for the digest that the spin was made from. */
export const digestResult = (machine: Machine, digest: Digest): string =>
  spinResult(machine, turnsOf(digest, machine.set), String(jackpotNumber(digest)));
