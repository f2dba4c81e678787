import { ok, refuse, type Cents, type Result } from '@kipenga/betting-core';
import { decodeWire } from '@kipenga/contracts';
import { walletCalls, type WalletAnswer, type WalletRequest } from '@kipenga/contracts/wallet';
import type { RandomBytes } from '../fairness/commitment.ts';
import type { ArcadeGame } from '../games/game.ts';
import { stakeLimits } from '../games/limits.ts';
import type { Cashier } from '../money/cashier.ts';
import type { LiveTable } from '../live/told-table.ts';
import { demoAccount, PLAY_MONEY } from '../money/demo-account.ts';
import type { WalletClient } from '../money/wallet-client.ts';
import type { Push, RefusalCode } from '../protocol.ts';
import type { HandAtStake } from '../money/journal.store.ts';
import { newPlayer, tell, tellPlayer, type GamePlayer, type Play } from './play.ts';
import type { Table, TableTime } from './table.ts';
import { tally } from './tally.ts';

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

interface Seat extends Seated {
  /** Counts the player as seated, no longer as arriving. */
  arrive: () => void;
  readonly close: () => void;
  /** Cancels the timer that closes the seat. */
  stay: () => void;
}

/** Time until the seat of a page that went away is closed. */
const AWAY_MS = 30 * 60_000;
/** The lifetime of a launch token at the house. */
const TOKEN_MS = 60_000;
const ROUND_DIGITS = 12;

const keyOf = (gameId: string, player: string): string => `${gameId} ${player}`;

const tableFor = (game: ArcadeGame, { random, time, newId, cashier }: Parts): Table =>
  game.openTable({
    gameId: game.id,
    limits: stakeLimits(game.largestStake),
    random,
    time,
    together: (work) => cashier.together(work),
    newRound: () => newId().replaceAll('-', '').slice(0, ROUND_DIGITS),
  });

/** All tables, one for each game, and their players. */
export class ArcadeFloor {
  readonly #parts: Parts;
  readonly #tables: ReadonlyMap<string, Table>;
  readonly #seats = new Map<string, Seat>();
  /** Players with real money, by game and name. */
  readonly #players = new Map<string, GamePlayer>();
  /** Answers for tokens that were exchanged when the table was full, by token. */
  readonly #turnedAway = new Map<string, WalletAnswer<'open'>>();
  /** Players with a token being exchanged or a page not yet listening. */
  readonly #arriving = tally<Table>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#tables = new Map([...parts.games].map(([id, game]) => [id, tableFor(game, parts)]));
    const hands = Map.groupBy(parts.cashier.hands(), ({ kept }) => kept.game);
    for (const [game, ofGame] of hands) this.#resume(game, ofGame);
  }

  /** Exchanges a launch token for a play. A full table admits only players who have a stake open there. */
  async open(gameId: string, token: string): Promise<Result<Seated, RefusalCode>> {
    const table = this.#tables.get(gameId);
    if (table === undefined) return refuse('unreadable');
    const launch = decodeWire(walletCalls.open.request, { token });
    if (!launch.ok) return refuse('token-refused');
    const isFull = this.#isFull(gameId, table);
    // The token is spared if no returning player is possible: it lives for a minute, in which a seat may become free.
    if (isFull && !this.#isAwaited(gameId)) return refuse('table-full');
    const arrive = this.#arriving.add(table);
    const opened = await this.#exchange(gameId, launch.value);
    if (opened.ok && (!isFull || this.#isComingBack(opened.value)))
      return ok(this.#seat(table, opened.value, arrive));
    arrive();
    if (!opened.ok) return opened;
    this.#turnAway(token, opened.value);
    return refuse('table-full');
  }

  find(playId: string): Seated | null {
    return this.#seats.get(playId) ?? null;
  }

  /** Subscribes a page. It gets the present state at once, then every change. Returns the unsubscribe function. */
  listen({ play, table }: Seated, listener: (push: Push) => void): () => void {
    const seat = this.#seats.get(play.id);
    seat?.stay();
    play.listeners.add(listener);
    const leave = table.watch(play);
    seat?.arrive();
    listener({ kind: 'table', view: table.view(play) });
    for (const push of this.#foundBy({ play, table })) listener(push);
    listener({ kind: 'balance', balance: play.balance });
    return () => {
      play.listeners.delete(listener);
      leave();
      if (seat !== undefined && play.listeners.size === 0) this.#waitFor(seat);
    };
  }

  /** State of the tables that the house shows live. */
  live(): readonly LiveTable[] {
    return [...this.#parts.games.values()].flatMap((game) => {
      const state = this.#tables.get(game.id)?.live?.();
      const { id, largestStake, live } = game;
      return state && live ? [{ game: { id, largestStake, live }, state }] : [];
    });
  }

  stop(): void {
    for (const table of this.#tables.values()) table.stop();
    for (const { stay } of this.#seats.values()) stay();
  }

  #seat(table: Table, opened: WalletAnswer<'open'>, arrive: () => void): Seated {
    return this.#seatPlay(table, this.#playOf(opened, this.#parts.newId()), opened.session, arrive);
  }

  /** Resumes rounds that an earlier process left. Stakes on a game that is gone are given back. */
  #resume(gameId: string, hands: readonly HandAtStake[]): void {
    const table = this.#tables.get(gameId);
    const inPlay = hands.map(({ id, session, amount, addedStake, kept }) => {
      const { player, balance } = kept;
      const play = this.#playOf({ session, player, gameId, playMode: 'REAL', balance }, kept.play);
      return { play, id, session, stake: amount, addedStake, kept };
    });
    if (table?.resume === undefined)
      for (const { play, id, kept } of inPlay)
        for (const stake of [id, ...kept.added]) play.account.giveBack(stake);
    else {
      for (const { play, session } of inPlay) this.#seatPlay(table, play, session, this.#arriving.add(table));
      table.resume(inPlay);
    }
  }

  /** True if a live table admits no new players. Players with a stake open may return all the same. */
  #isFull(gameId: string, table: Table): boolean {
    const seats = this.#parts.games.get(gameId)?.live?.seats ?? Infinity;
    return (table.live?.().seated ?? 0) + this.#arriving.of(table) >= seats;
  }

  /** True if any player has a stake open at this game. A launch names its player only once it is exchanged. */
  #isAwaited(gameId: string): boolean {
    return [...this.#players.values()].some((player) => this.#hasOpenStake(player, gameId));
  }

  #isComingBack({ gameId, player, playMode }: WalletAnswer<'open'>): boolean {
    const known = player === undefined ? undefined : this.#players.get(keyOf(gameId, player));
    return playMode === 'REAL' && known !== undefined && this.#hasOpenStake(known, gameId);
  }

  #hasOpenStake({ plays }: GamePlayer, gameId: string): boolean {
    const stakes = [...plays].flatMap((play) =>
      play.gameId === gameId ? (this.#tables.get(gameId)?.stakesOf(play) ?? []) : [],
    );
    return stakes.some(({ state }) => state === 'open');
  }

  /** Keeps the answer to a used token, so that the player can try again until the token would have expired. */
  #turnAway(token: string, opened: WalletAnswer<'open'>): void {
    this.#turnedAway.set(token, opened);
    this.#parts.time.after(TOKEN_MS, () => this.#turnedAway.delete(token));
  }

  async #exchange(
    gameId: string,
    launch: WalletRequest<'open'>,
  ): Promise<Result<WalletAnswer<'open'>, RefusalCode>> {
    const before = this.#turnedAway.get(launch.token);
    if (before?.gameId === gameId && this.#turnedAway.delete(launch.token)) return ok(before);
    const opened = await this.#parts.wallet.open(launch);
    if (opened.kind === 'refused') return refuse(opened.code);
    if (opened.kind === 'unknown') return refuse('wallet-silent');
    // A token opens only the game it was made for.
    return opened.answer.gameId === gameId ? ok(opened.answer) : refuse('token-refused');
  }

  #seatPlay(table: Table, play: Play, session: string, arrive: () => void): Seated {
    const close = (): void => {
      seat.arrive();
      this.#seats.delete(play.id);
      this.#forgetPlay(play);
      this.#parts.cashier.forget(session);
    };
    const seat: Seat = { play, table, close, stay: () => undefined, arrive: () => undefined };
    seat.arrive = () => {
      seat.arrive = () => undefined;
      arrive();
    };
    this.#seats.set(play.id, seat);
    play.player.plays.add(play);
    this.#waitFor(seat);
    return { play, table };
  }

  #playOf({ session, player = session, playMode, gameId, balance }: WalletAnswer<'open'>, id: string): Play {
    const { newId, cashier } = this.#parts;
    const isDemo = playMode === 'DEMO';
    const onBalance = (next: Cents, jackpotPaid?: Cents): void => {
      for (const one of play.player.plays) one.balance = next;
      tellPlayer(play.player, { kind: 'balance', balance: next });
      if (jackpotPaid !== undefined) tell(play, { kind: 'jackpot', paid: jackpotPaid });
    };
    const play: Play = {
      id,
      gameId,
      mode: playMode,
      player: isDemo ? newPlayer(player) : this.#playerAt(gameId, player),
      account: isDemo ? demoAccount(newId, onBalance) : cashier.accountOf(session, onBalance),
      balance: isDemo ? PLAY_MONEY : balance,
      listeners: new Set(),
    };
    return play;
  }

  /** The first pushes for a page: the player's stakes of the round, or else the results of their last stakes. */
  #foundBy({ play, table }: Seated): readonly Push[] {
    const stakes = table.stakesOf(play);
    const { lastStakes } = play.player;
    if (stakes.length > 0) return stakes.map((stake) => ({ kind: 'stake', stake }));
    return lastStakes.length > 0 ? [{ kind: 'last-stakes', stakes: lastStakes }] : [];
  }

  /** Finds or adds the player; all launches of a game by one customer share it. */
  #playerAt(gameId: string, name: string): GamePlayer {
    const key = keyOf(gameId, name);
    const player = this.#players.get(key) ?? newPlayer(name);
    this.#players.set(key, player);
    return player;
  }

  #forgetPlay(play: Play): void {
    const { name, plays } = play.player;
    const key = keyOf(play.gameId, name);
    plays.delete(play);
    // A player with play money has the same name, but is not in the map.
    if (plays.size === 0 && this.#players.get(key) === play.player) this.#players.delete(key);
  }

  #waitFor(seat: Seat): void {
    seat.stay = this.#parts.time.after(AWAY_MS, seat.close);
  }
}
