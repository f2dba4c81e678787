import { cents, ok, refuse } from '@kipenga/betting-core';
import { commit, digestOf } from '../fairness/commitment.ts';
import { drawBalls } from '../games/balls/draw-balls.ts';
import { BALLS_BETTING_MS, BALLS_DRAWING_MS } from '../games/balls/pace.ts';
import { paysFor, readPick, wins } from '../games/balls/markets.ts';
import { readStake } from '../games/limits.ts';
import { payoutOf } from '../games/multiplier.ts';
import type { BallsView, StakeView } from '../protocol.ts';
import { audience } from './audience.ts';
import { tell, type Play } from './play.ts';
import { isOfAnother, type Table, type TableParts } from './table.ts';

/** How many stakes one player may have in one draw. */
export const STAKES_IN_DRAW = 6;
const RECENT = 20;

interface Ticket {
  readonly play: Play;
  view: StakeView;
}

/** A ball draw: one after another, shared by everybody who looks on. */
export const ballsTable = ({ gameId, limits, random, time, newRound, together }: TableParts): Table => {
  const everybody = audience();
  let tickets: Ticket[] = [];
  /** Stakes on their way to the wallet, by player. */
  const asking = new Map<Play, number>();
  let phase: 'idle' | BallsView['phase'] = 'idle';
  let since = 0;
  let round = newRound();
  let commitment = commit(random);
  let balls: readonly number[] = [];
  let recent: BallsView['recent'] = [];
  let callOff: () => void = () => undefined;

  const view = (): BallsView => ({
    engine: 'balls',
    phase: phase === 'drawing' ? 'drawing' : 'betting',
    round,
    hash: commitment.hash,
    ms: Math.max(
      0,
      Math.round(
        (phase === 'drawing' ? BALLS_DRAWING_MS : BALLS_BETTING_MS) -
          (phase === 'idle' ? 0 : time.now() - since),
      ),
    ),
    balls,
    recent,
  });
  const enter = (next: typeof phase, ms: number, then: () => void): void => {
    phase = next;
    since = time.now();
    callOff = time.after(ms, then);
    everybody.tellAll({ kind: 'table', view: view() });
  };
  const change = (ticket: Ticket, change: Partial<StakeView>): void => {
    ticket.view = { ...ticket.view, ...change };
    tell(ticket.play, { kind: 'stake', stake: ticket.view });
  };
  const stakesOf = (play: Play): readonly StakeView[] =>
    tickets.filter((ticket) => ticket.play === play).map((ticket) => ticket.view);

  const takeStakes = (): void => {
    tickets = [];
    balls = [];
    round = newRound();
    commitment = commit(random);
    enter('betting', BALLS_BETTING_MS, draw);
  };
  const draw = (): void => {
    balls = drawBalls(digestOf(commitment.seed, `${gameId}:${round}`));
    const { hash, seed } = commitment;
    recent = [{ round, hash, seed, balls }, ...recent].slice(0, RECENT);
    // Decided before it is told: a machine that stops in between owes what was won.
    together(() => {
      for (const ticket of tickets) {
        const { id, stake, pick } = ticket.view;
        const paid =
          pick !== null && wins(pick, balls) ? payoutOf(stake, paysFor(pick), limits.cap) : cents(0);
        ticket.play.purse.pay(id, paid);
        ticket.view = { ...ticket.view, state: paid > 0 ? 'won' : 'lost', paid };
      }
    });
    enter('drawing', BALLS_DRAWING_MS, () => (everybody.isEmpty() ? void (phase = 'idle') : takeStakes()));
    for (const { play, view } of tickets) tell(play, { kind: 'stake', stake: view });
  };

  return {
    view,
    watch: (play) => {
      const leave = everybody.join(play);
      if (phase === 'idle') takeStakes();
      return leave;
    },
    stake: async (play, asked) => {
      const amount = readStake(asked['amount'], limits);
      const pick = readPick(asked['pick']);
      if (amount === null || pick === null) return refuse('bad-stake');
      if (phase !== 'betting' || isOfAnother(asked, 'round', round)) return refuse('too-late');
      const underway = asking.get(play) ?? 0;
      if (stakesOf(play).length + underway >= STAKES_IN_DRAW) return refuse('too-many');
      const forRound = round;
      asking.set(play, underway + 1);
      const taken = await play.purse.stake(`${gameId}:${round}`, amount).finally(() => {
        const left = (asking.get(play) ?? 1) - 1;
        if (left > 0) asking.set(play, left);
        else asking.delete(play);
      });
      if (!taken.ok) return refuse(taken.reason.kind);
      if (round !== forRound || phase !== 'betting') {
        play.purse.giveBack(taken.value);
        return refuse('too-late');
      }
      const view: StakeView = {
        id: taken.value,
        round,
        stake: amount,
        state: 'open',
        paid: cents(0),
        at: paysFor(pick),
        pick,
      };
      tickets.push({ play, view });
      // The page may miss the answer, but not the stream.
      tell(play, { kind: 'stake', stake: view });
      return ok(view);
    },
    cashOut: () => refuse('too-early'),
    stakesOf,
    stop: () => {
      callOff();
      phase = 'idle';
      for (const ticket of tickets.filter(({ view }) => view.state === 'open')) {
        ticket.play.purse.giveBack(ticket.view.id);
        change(ticket, { state: 'returned', paid: ticket.view.stake });
      }
      tickets = [];
    },
  };
};
