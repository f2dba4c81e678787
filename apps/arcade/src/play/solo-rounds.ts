import { ok, refuse, type Cents } from '@kipenga/betting-core';
import { commit, digestOf, type Commitment } from '../fairness/commitment.ts';
import type { Digest } from '../fairness/digest.ts';
import { readStake } from '../games/limits.ts';
import { drawTier, jackpotNumber } from '../jackpot/draw-tier.ts';
import type { SoloRound, SoloRoundView, SoloView, StakeView } from '../protocol.ts';
import { tell, type Play } from './play.ts';
import { namesAnother, type Asked, type Table, type TableAnswer, type TableParts } from './table.ts';

/** The rules of a game with solo rounds. */
export interface SoloGame<Outcome> {
  /** The shortest time from one round to the next, in milliseconds: play is not a race. */
  readonly pauseMs: number;
  /** The outcome that follows from a round's digest, and the payout of the stake. */
  readonly roundOf: (digest: Digest, stake: Cents) => Outcome & { readonly paid: Cents };
  /** The round may draw a tier of the house's jackpot. */
  readonly feedsJackpot?: boolean;
}

interface Seat {
  commitment: Commitment;
  played: number;
  /** Time of the last request for a round. */
  lastAt: number;
  isPlaying: boolean;
}

/** The jackpot draw of a round. Play money feeds no tier and wins none. */
const jackpotOf = (
  digest: Digest,
  stake: Cents,
  mode: Play['mode'],
): Pick<SoloRound<object>, 'jackpot' | 'jackpotNumber'> => {
  const tier = mode === 'REAL' ? drawTier(digest, stake) : null;
  return { jackpotNumber: String(jackpotNumber(digest)), ...(tier && { jackpot: tier }) };
};

/** A round as a finished stake, with the round's hash as its id. */
const lastOf = ({ hash, stake, paid }: SoloRound<object>): StakeView => ({
  id: hash,
  round: hash,
  stake,
  state: paid > 0 ? 'won' : 'lost',
  paid,
  at: null,
  pick: null,
});

const CLIENT_SEED = /^[0-9a-f]{16,64}$/;

/** Rounds of one launch each. The page's client seed has a part in every draw. */
export class SoloRounds<Outcome> implements Table<SoloView, SoloRoundView<Outcome>> {
  readonly #parts: TableParts;
  readonly #game: SoloGame<Outcome>;
  readonly #seats = new WeakMap<Play, Seat>();

  constructor(parts: TableParts, game: SoloGame<Outcome>) {
    this.#parts = parts;
    this.#game = game;
  }

  view(play: Play): SoloView {
    const { played, commitment } = this.#seatOf(play);
    return { played, hash: commitment.hash };
  }

  watch(): () => void {
    return () => undefined;
  }

  async stake(play: Play, asked: Asked): Promise<TableAnswer<SoloRoundView<Outcome>>> {
    const { limits, time } = this.#parts;
    const stake = readStake(asked['amount'], limits);
    const clientSeed = asked['clientSeed'];
    if (stake === null) return refuse('bad-stake');
    if (typeof clientSeed !== 'string' || !CLIENT_SEED.test(clientSeed)) return refuse('unreadable');
    const seat = this.#seatOf(play);
    if (namesAnother(asked, 'hash', seat.commitment.hash)) return refuse('too-late');
    if (seat.isPlaying || time.now() - seat.lastAt < this.#game.pauseMs) return refuse('too-soon');
    seat.isPlaying = true;
    seat.lastAt = time.now();
    try {
      return await this.#play(play, seat, stake, clientSeed);
    } finally {
      // Not earlier: a concurrent request would be played with a seed it was not promised.
      seat.isPlaying = false;
    }
  }

  cashOut(): TableAnswer<StakeView> {
    return refuse('too-early');
  }

  stakesOf(): readonly StakeView[] {
    return [];
  }

  stop(): void {
    // A round ends as soon as its stake is taken: none can be under way.
  }

  async #play(
    play: Play,
    seat: Seat,
    stake: Cents,
    clientSeed: string,
  ): Promise<TableAnswer<SoloRoundView<Outcome>>> {
    const { gameId, newRound } = this.#parts;
    const taken = await play.account.stake(`${gameId}:${newRound()}`, stake);
    if (!taken.ok) return refuse(taken.reason.kind);
    const round = this.#playOut(seat, stake, clientSeed, play.mode);
    play.account.pay(taken.value, round.paid, { jackpot: round.jackpot });
    // A player who leaves too early sees it on return. A jackpot's payout is not known yet.
    play.player.lastStakes = round.jackpot === undefined ? [lastOf(round)] : [];
    const next = this.view(play);
    // The page may miss the answer, but not the stream.
    tell(play, { kind: 'table', view: next });
    return ok({ ...round, next });
  }

  #seatOf(play: Play): Seat {
    const seat = this.#seats.get(play) ?? {
      commitment: commit(this.#parts.random),
      played: 0,
      lastAt: Number.NEGATIVE_INFINITY,
      isPlaying: false,
    };
    this.#seats.set(play, seat);
    return seat;
  }

  /** Plays the round that was promised, and promises the next one. */
  #playOut(seat: Seat, stake: Cents, clientSeed: string, mode: Play['mode']): SoloRound<Outcome> {
    const { seed, hash } = seat.commitment;
    const round = `${seat.played}:${clientSeed}`;
    const digest = digestOf(seed, `${this.#parts.gameId}:${round}`);
    const outcome = this.#game.roundOf(digest, stake);
    const jackpot = this.#game.feedsJackpot ? jackpotOf(digest, stake, mode) : {};
    seat.commitment = commit(this.#parts.random);
    seat.played += 1;
    return { ...outcome, round, hash, seed, stake, clientSeed, ...jackpot };
  }
}
