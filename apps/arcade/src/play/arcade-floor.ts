import { ok, refuse, type Result } from '@kipenga/betting-core';
import { decodeWire } from '@kipenga/contracts';
import { walletCalls } from '@kipenga/contracts/wallet';
import type { ArcadeGame } from '../catalogue.ts';
import type { RandomBytes } from '../fairness/commitment.ts';
import { stakeLimits } from '../games/limits.ts';
import type { Cashier } from '../money/cashier.ts';
import { demoPurse, PLAY_MONEY } from '../money/demo-purse.ts';
import type { Purse } from '../money/purse.ts';
import type { WalletClient } from '../money/wallet-client.ts';
import type { Push, RefusalCode } from '../protocol.ts';
import { ballsTable } from './balls-table.ts';
import { crashTable } from './crash-table.ts';
import { tell, type Play } from './play.ts';
import { reelMachine } from './reel-machine.ts';
import type { Table, TableTime } from './table.ts';

interface Parts {
  readonly games: ReadonlyMap<string, ArcadeGame>;
  readonly wallet: WalletClient;
  readonly cashier: Cashier;
  readonly random: RandomBytes;
  readonly time: TableTime;
  readonly newId: () => string;
}

/** A play and the table it is at. */
export interface Seated {
  readonly play: Play;
  readonly table: Table;
}

/** All tables, and who plays at them. */
export interface ArcadeFloor {
  /** Exchanges a launch token for a play. */
  readonly open: (gameId: string, token: string) => Promise<Result<Seated, RefusalCode>>;
  readonly find: (playId: string) => Seated | null;
  /** Lets a page listen: it hears how things stand at once, then every change. Answers how to leave. */
  readonly listen: (seated: Seated, listener: (push: Push) => void) => () => void;
  readonly stop: () => void;
}

/** A page that went away is waited for this long. */
const AWAY_MS = 30 * 60_000;

const tableFor = (gameId: string, game: ArcadeGame, { random, time, newId, cashier }: Parts): Table => {
  const parts = {
    gameId,
    limits: stakeLimits(game.largestStake),
    random,
    time,
    together: cashier.together,
    newRound: () => newId().replaceAll('-', '').slice(0, 12),
  };
  if (game.set !== undefined) return reelMachine({ ...parts, set: game.set });
  return game.engine === 'balls' ? ballsTable(parts) : crashTable(parts);
};

/** Opens the arcade's floor: one table for each game. */
export const arcadeFloor = (parts: Parts): ArcadeFloor => {
  const { games, wallet, cashier, newId, time } = parts;
  const tables = new Map([...games].map(([id, game]) => [id, tableFor(id, game, parts)]));
  const plays = new Map<string, Seated & { readonly close: () => void; callOff: () => void }>();

  return {
    open: async (gameId, token) => {
      const table = tables.get(gameId);
      if (table === undefined) return refuse('unreadable');
      const launch = decodeWire(walletCalls.open.request, { token });
      if (!launch.ok) return refuse('token-refused');
      const opened = await wallet.open(launch.value);
      if (opened.kind === 'refused') return refuse(opened.code);
      if (opened.kind === 'unknown') return refuse('wallet-silent');
      const { session, playMode, gameId: launched, balance } = opened.answer;
      // The token was made for one game; it opens no other.
      if (launched !== gameId) return refuse('token-refused');
      const id = newId();
      const onBalance = (next: Play['balance']): void => {
        play.balance = next;
        tell(play, { kind: 'balance', balance: next });
      };
      const purse: Purse =
        playMode === 'DEMO' ? demoPurse(newId, onBalance) : cashier.purseOf(session, onBalance);
      const play: Play = {
        id,
        gameId,
        mode: playMode,
        purse,
        balance: playMode === 'DEMO' ? PLAY_MONEY : balance,
        listeners: new Set(),
      };
      const close = (): void => {
        plays.delete(id);
        cashier.forget(session);
      };
      plays.set(id, { play, table, close, callOff: time.after(AWAY_MS, close) });
      return ok({ play, table });
    },
    find: (playId) => plays.get(playId) ?? null,
    listen: ({ play, table }, listener) => {
      const seat = plays.get(play.id);
      seat?.callOff();
      play.listeners.add(listener);
      const leave = table.watch(play);
      listener({ kind: 'table', view: table.view(play) });
      for (const stake of table.stakesOf(play)) listener({ kind: 'stake', stake });
      listener({ kind: 'balance', balance: play.balance });
      return () => {
        play.listeners.delete(listener);
        leave();
        if (seat !== undefined && play.listeners.size === 0) seat.callOff = time.after(AWAY_MS, seat.close);
      };
    },
    stop: () => {
      for (const table of tables.values()) table.stop();
      for (const { callOff } of plays.values()) callOff();
    },
  };
};
