import { randomUUID } from 'node:crypto';
import { cents, ok, type Cents } from '@kipenga/betting-core';
import type { PlayerAccount } from '../money/player-account.ts';
import type { KeptHand } from '../play/kept-hand.ts';
import { newPlayer, type GamePlayer, type Play } from '../play/play.ts';
import type { TableTime } from '../play/table.ts';
import type { Push } from '../protocol.ts';

/** A clock that only moves when `pass` is called. */
export const slowTime = (): TableTime & { readonly pass: (ms: number) => void } => {
  let now = 0;
  let waiting: { readonly at: number; readonly work: () => void }[] = [];
  return {
    now: () => now,
    after: (ms, work) => {
      const one = { at: now + ms, work };
      waiting.push(one);
      return () => void (waiting = waiting.filter((other) => other !== one));
    },
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const next = waiting.toSorted((left, right) => left.at - right.at).find(({ at }) => at <= end);
        if (next === undefined) break;
        waiting = waiting.filter((one) => one !== next);
        now = next.at;
        next.work();
      }
      now = end;
    },
  };
};

/** A player whose account records its calls. */
export interface Player {
  readonly play: Play;
  /** 'stake 1000', 'pay 0', 'pay 2000 (1000 safe)', 'back': in order. */
  readonly money: string[];
  readonly heard: Push[];
  /** The kept hands, by the ids of their stakes. */
  readonly kept: ReadonlyMap<string, KeptHand>;
  /** Holds the wallet's answers back until the returned function is called. */
  readonly slowWallet: () => () => void;
}

/** A player at a table: a new one, or another screen of the given player. */
export const player = (gameId: string, who: GamePlayer = newPlayer(randomUUID())): Player => {
  const money: string[] = [];
  const heard: Push[] = [];
  let held: Promise<void> | null = null;
  let count = 0;
  const kept = new Map<string, KeptHand>();
  const account: PlayerAccount = {
    stake: async (_, amount: Cents) => {
      await held;
      money.push(`stake ${amount}`);
      count += 1;
      return ok(`stake-${count}`);
    },
    pay: (_, amount, { jackpot, unrisked = 0 } = {}) =>
      void money.push(
        [
          `pay ${amount}`,
          ...(jackpot ? [`and ${jackpot}`] : []),
          ...(unrisked > 0 ? [`(${unrisked} safe)`] : []),
        ].join(' '),
      ),
    keep: (id, hand) => void kept.set(id, hand),
    giveBack: () => void money.push('back'),
  };
  const play: Play = {
    id: 'play',
    gameId,
    mode: 'REAL',
    player: who,
    account,
    balance: cents(0),
    listeners: new Set([(push) => void heard.push(push)]),
  };
  who.plays.add(play);
  return {
    money,
    heard,
    kept,
    play,
    slowWallet: () => {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
  };
};
