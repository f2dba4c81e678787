import { ok, refuse } from '@kipenga/betting-core';
import { commit, digestOf, type Commitment, type RandomBytes } from '../fairness/commitment.ts';
import { readStake, type StakeLimits } from '../games/limits.ts';
import type { ReelSet } from '../games/reels/reel-set.ts';
import { spinPayout, stopsOf, winsAt } from '../games/reels/spin.ts';
import type { ReelsView } from '../protocol.ts';
import { tell, type Play } from './play.ts';
import { isOfAnother, type Table, type TableTime } from './table.ts';

interface Parts {
  readonly gameId: string;
  readonly limits: StakeLimits;
  readonly random: RandomBytes;
  readonly time: TableTime;
  readonly set: ReelSet;
  /** A name no spin of this game had. */
  readonly newRound: () => string;
}

interface Seat {
  commitment: Commitment;
  spins: number;
  /** When the last spin was asked for. */
  lastAt: number;
  isSpinning: boolean;
}

/** The shortest time from one spin to the next: a slot is not a race. */
export const SPIN_PAUSE_MS = 2_500;

const CLIENT_SEED = /^[0-9a-f]{16,64}$/;

/** A slot: each player's spins are their own, and their page adds to the chance of each. */
export const reelMachine = ({ gameId, limits, random, time, set, newRound }: Parts): Table => {
  const seats = new WeakMap<Play, Seat>();
  const seatOf = (play: Play): Seat => {
    const seat = seats.get(play) ?? {
      commitment: commit(random),
      spins: 0,
      lastAt: Number.NEGATIVE_INFINITY,
      isSpinning: false,
    };
    seats.set(play, seat);
    return seat;
  };
  const view = (play: Play): ReelsView => {
    const { spins, commitment } = seatOf(play);
    return { engine: 'reels', spins, hash: commitment.hash };
  };
  return {
    view,
    watch: () => () => undefined,
    stake: async (play, asked) => {
      const amount = readStake(asked['amount'], limits);
      const clientSeed = asked['clientSeed'];
      if (amount === null) return refuse('bad-stake');
      if (typeof clientSeed !== 'string' || !CLIENT_SEED.test(clientSeed)) return refuse('unreadable');
      const seat = seatOf(play);
      if (isOfAnother(asked, 'hash', seat.commitment.hash)) return refuse('too-late');
      if (seat.isSpinning || time.now() - seat.lastAt < SPIN_PAUSE_MS) return refuse('too-soon');
      seat.isSpinning = true;
      seat.lastAt = time.now();
      const round = `${seat.spins}:${clientSeed}`;
      const { seed, hash } = seat.commitment;
      const taken = await play.purse
        .stake(`${gameId}:${newRound()}`, amount)
        .finally(() => (seat.isSpinning = false));
      if (!taken.ok) return refuse(taken.reason.kind);
      const stops = stopsOf(digestOf(seed, `${gameId}:${round}`));
      const paid = spinPayout(set, stops, amount, limits.cap);
      play.purse.pay(taken.value, paid);
      seat.commitment = commit(random);
      seat.spins += 1;
      const next = view(play);
      // The page may miss the answer, but not the stream.
      tell(play, { kind: 'table', view: next });
      return ok({
        round,
        hash,
        seed,
        stops,
        wins: winsAt(set, stops),
        stake: amount,
        paid,
        clientSeed,
        next,
      });
    },
    cashOut: () => refuse('too-early'),
    stakesOf: () => [],
    stop: () => undefined,
  };
};
