import type { Cents } from '@kipenga/betting-core';
import { SoloRounds, type SoloGame } from '../../play/solo-rounds.ts';
import type { TableParts } from '../../play/table.ts';
import type { SoloRoundView } from '../../protocol.ts';
import type { Machine } from './machine.ts';
import { spinOf, spinPayout, type Spin } from './spin.ts';

/** The shortest time from one spin to the next. */
export const SPIN_PAUSE_MS = 2_500;

/** A spin and its proof. */
export type SpinView = SoloRoundView<Spin>;

type Slot = Pick<Machine, 'set' | 'feedsJackpot'>;

/** Spins of one slot. */
export const spinGame = ({ set, feedsJackpot }: Slot, cap: Cents): SoloGame<Spin> => ({
  pauseMs: SPIN_PAUSE_MS,
  feedsJackpot: feedsJackpot ?? false,
  roundOf: (digest, stake) => {
    const spin = spinOf(digest, set);
    return { ...spin, paid: spinPayout(set, spin, stake, cap) };
  },
});

/** A slot. */
export const reelTable = (parts: TableParts, slot: Slot) =>
  new SoloRounds(parts, spinGame(slot, parts.limits.cap));
