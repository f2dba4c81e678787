import { cents, ok, refuse, type Cents } from '@kipenga/betting-core';
import { commit, digestOf } from '../fairness/commitment.ts';
import { crashPoint, SMALLEST_CASH_OUT } from '../games/crash/crash-point.ts';
import { flightMs, highestFor, multiplierAt, readTarget } from '../games/crash/flight.ts';
import { readStake } from '../games/limits.ts';
import { multiplier, payoutOf, type Multiplier } from '../games/multiplier.ts';
import type { CrashView, StakeView } from '../protocol.ts';
import { audience } from './audience.ts';
import { tell, type Play } from './play.ts';
import { isOfAnother, type Table, type TableParts } from './table.ts';

/** How long stakes are taken before a flight, and how long its end is shown. */
export const CRASH_BETTING_MS = 8_000;
export const CRASH_LANDED_MS = 4_000;
const CHECK_MS = 50;
const RECENT = 20;

interface Rider {
  readonly play: Play;
  /** Where it is cashed out without being asked. */
  readonly target: Multiplier;
  view: StakeView;
}

/** A crash game: one flight at a time, shared by everybody who looks on. */
export const crashTable = ({ gameId, limits, random, time, newRound, together }: TableParts): Table => {
  const everybody = audience();
  const riders = new Map<Play, Rider>();
  /** Whose stake is on its way to the wallet. */
  const asking = new Set<Play>();
  let phase: 'idle' | CrashView['phase'] = 'idle';
  let since = 0;
  let round = newRound();
  let commitment = commit(random);
  let point = multiplier(100);
  let recent: CrashView['recent'] = [];
  let callOff: () => void = () => undefined;

  const view = (): CrashView => {
    const elapsed = time.now() - since;
    const left = {
      idle: CRASH_BETTING_MS,
      betting: CRASH_BETTING_MS - elapsed,
      landed: CRASH_LANDED_MS - elapsed,
    };
    return {
      engine: 'crash',
      phase: phase === 'idle' ? 'betting' : phase,
      round,
      hash: commitment.hash,
      ms: Math.max(0, Math.round(phase === 'flying' ? elapsed : left[phase])),
      point: phase === 'landed' ? point : null,
      recent,
    };
  };
  const enter = (next: typeof phase, ms: number, then: () => void): void => {
    phase = next;
    since = time.now();
    callOff = time.after(ms, then);
    everybody.tellAll({ kind: 'table', view: view() });
  };
  const change = (rider: Rider, change: Partial<StakeView>): StakeView => {
    rider.view = { ...rider.view, ...change };
    tell(rider.play, { kind: 'stake', stake: rider.view });
    return rider.view;
  };
  const wonAt = (stake: Cents, at: Multiplier): Cents => payoutOf(stake, at, limits.cap);
  const tellWon = (rider: Rider, at: Multiplier): StakeView =>
    change(rider, { state: 'won', paid: wonAt(rider.view.stake, at), at });
  const payOut = (rider: Rider, at: Multiplier): StakeView => {
    rider.play.purse.pay(rider.view.id, wonAt(rider.view.stake, at));
    return tellWon(rider, at);
  };
  const open = (): readonly Rider[] => [...riders.values()].filter((rider) => rider.view.state === 'open');
  const payAll = (many: readonly Rider[], what: (rider: Rider) => Cents): void => {
    if (many.length === 0) return;
    together(() => {
      for (const rider of many) rider.play.purse.pay(rider.view.id, what(rider));
    });
  };
  const payTargets = (reached: Multiplier): void => {
    const there = open().filter(({ target }) => target <= reached);
    payAll(there, ({ target, view }) => wonAt(view.stake, target));
    for (const rider of there) tellWon(rider, rider.target);
  };

  const takeStakes = (): void => {
    riders.clear();
    round = newRound();
    commitment = commit(random);
    enter('betting', CRASH_BETTING_MS, takeOff);
  };
  const takeOff = (): void => {
    point = crashPoint(digestOf(commitment.seed, `${gameId}:${round}`));
    enter('flying', Math.min(CHECK_MS, flightMs(point)), fly);
  };
  const fly = (): void => {
    const elapsed = time.now() - since;
    const left = flightMs(point) - elapsed;
    if (left <= 0) return land();
    payTargets(multiplier(Math.min(multiplierAt(elapsed), point)));
    callOff = time.after(Math.min(CHECK_MS, left), fly);
  };
  const land = (): void => {
    payTargets(point);
    const lost = open();
    payAll(lost, () => cents(0));
    for (const rider of lost) change(rider, { state: 'lost' });
    const { hash, seed } = commitment;
    recent = [{ round, hash, seed, point }, ...recent].slice(0, RECENT);
    enter('landed', CRASH_LANDED_MS, () => (everybody.isEmpty() ? void (phase = 'idle') : takeStakes()));
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
      const wanted = asked['target'] === undefined ? null : readTarget(asked['target']);
      if (amount === null || (wanted === null && asked['target'] !== undefined)) return refuse('bad-stake');
      if (phase !== 'betting' || isOfAnother(asked, 'round', round)) return refuse('too-late');
      if (riders.has(play) || asking.has(play)) return refuse('too-many');
      const forRound = round;
      asking.add(play);
      const taken = await play.purse.stake(`${gameId}:${round}`, amount).finally(() => asking.delete(play));
      if (!taken.ok) return refuse(taken.reason.kind);
      if (round !== forRound || phase !== 'betting') {
        play.purse.giveBack(taken.value);
        return refuse('too-late');
      }
      const highest = highestFor(amount, limits.cap);
      const target = wanted === null || wanted > highest ? highest : wanted;
      const view: StakeView = {
        id: taken.value,
        round,
        stake: amount,
        state: 'open',
        paid: cents(0),
        at: wanted === null ? null : target,
        pick: null,
      };
      const rider = { play, target, view };
      riders.set(play, rider);
      return ok(change(rider, {}));
    },
    cashOut: (play, asked) => {
      const rider = riders.get(play);
      if (rider !== undefined && isOfAnother(asked, 'stake', rider.view.id)) return refuse('too-late');
      const now = multiplierAt(time.now() - since);
      // Asked twice, told twice, paid once.
      if (rider?.view.state === 'won') return ok(rider.view);
      if (phase === 'landed' || (phase === 'flying' && now > point)) return refuse('too-late');
      if (rider?.view.state !== 'open' || phase !== 'flying' || now < SMALLEST_CASH_OUT)
        return refuse('too-early');
      return ok(payOut(rider, multiplier(Math.min(now, rider.target))));
    },
    stakesOf: (play) => [riders.get(play)?.view].filter((one) => one !== undefined),
    stop: () => {
      callOff();
      phase = 'idle';
      for (const rider of open()) {
        rider.play.purse.giveBack(rider.view.id);
        change(rider, { state: 'returned', paid: rider.view.stake });
      }
      riders.clear();
    },
  };
};
