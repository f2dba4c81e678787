import type { Cents } from '@kipenga/betting-core';
import { SoloRounds, type SoloGame } from '../../play/solo-rounds.ts';
import type { TableParts } from '../../play/table.ts';
import type { SoloRoundView } from '../../protocol.ts';
import type { ReelSet } from './reel-set.ts';
import { spinPayout, stopsOf, winsAt, type Spin } from './spin.ts';

/** The shortest time from one spin to the next. */
export const SPIN_PAUSE_MS = 2_500;

/** A spin and its proof. */
export type SpinView = SoloRoundView<Spin>;

/** Spins of one set of reels. */
export const spinGame = (set: ReelSet, cap: Cents): SoloGame<Spin> => ({
  pauseMs: SPIN_PAUSE_MS,
  roundOf: (digest, stake) => {
    const stops = stopsOf(digest);
    return { stops, wins: winsAt(set, stops), paid: spinPayout(set, stops, stake, cap) };
  },
});

/** A slot. */
export const reelTable = (parts: TableParts, set: ReelSet) =>
  new SoloRounds(parts, spinGame(set, parts.limits.cap));
