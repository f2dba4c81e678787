import type { LiveTable } from '@kipenga/betting-core';
import {
  availableTablesOnTheWire,
  decodeWire,
  LIVE_CASINO,
  LIVE_PATH,
  liveTableOnTheWire,
  type LiveRequest,
} from '@kipenga/contracts';
import type { LiveWorld } from './live-world.ts';

/** The last known state of the live tables, in an order that does not depend on it. */
export interface LiveTables {
  /** Stale: no update was received lately. Failed: none was ever received, in several tries. */
  readonly state: 'loading' | 'ready' | 'stale' | 'failed';
  readonly tables: readonly LiveTable[];
}

/** State before the first message. */
export const NO_TABLES_YET: LiveTables = { state: 'loading', tables: [] };

/** Milliseconds over which changes are collected before the tables are rendered. */
const TOGETHER_MS = 100;
/** Milliseconds after which a silent socket counts as lost; each table is reported at least every 20 s. */
const SILENT_MS = 45_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const FAILURES_TO_SAY_SO = 2;
const LONGEST_MESSAGE = 65_536;

const parsed = (data: unknown): unknown => {
  if (typeof data !== 'string' || data.length > LONGEST_MESSAGE) return null;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
};

/** Keeps one socket open while the page is visible, and reports the state of the live tables (R7-14, D64). */
export class LiveCasino {
  readonly #world: LiveWorld;
  readonly #say: (now: LiveTables) => void;
  readonly #stopLooking: () => void;
  readonly #tables = new Map<string, LiveTable>();
  #keys: readonly string[] = [];
  #state: LiveTables['state'] = 'loading';
  #socket: WebSocket | null = null;
  #failures = 0;
  #callOffSaying: (() => void) | null = null;
  #callOffWaiting: () => void = () => undefined;
  #callOffSilence: () => void = () => undefined;

  constructor(world: LiveWorld, say: (now: LiveTables) => void) {
    this.#world = world;
    this.#say = say;
    this.#stopLooking = world.onShownOrHidden(() => this.#showOrHide());
    this.#showOrHide();
  }

  stop(): void {
    this.#stopLooking();
    this.#hangUp();
    this.#callOffSaying?.();
  }

  #showOrHide(): void {
    if (this.#world.isHidden()) this.#hangUp();
    else if (this.#socket === null) this.#connect();
  }

  /** Closes the socket and cancels pending attempts to open another. */
  #hangUp(): void {
    this.#callOffWaiting();
    this.#callOffSilence();
    const socket = this.#socket;
    this.#socket = null;
    this.#failures = 0;
    socket?.close();
    this.#become(this.#state === 'ready' ? 'stale' : this.#state);
  }

  #connect(): void {
    this.#callOffWaiting();
    const socket = this.#world.openSocket(LIVE_PATH);
    this.#socket = socket;
    const ifCurrent = (work: () => void) => (): void => {
      if (this.#socket === socket) work();
    };
    socket.addEventListener(
      'open',
      ifCurrent(() => this.#ask({ type: 'available', casinoId: LIVE_CASINO })),
    );
    socket.addEventListener(
      'close',
      ifCurrent(() => this.#lose()),
    );
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#socket === socket) this.#hear(parsed(data));
    });
  }

  #ask(request: LiveRequest): void {
    this.#socket?.send(JSON.stringify(request));
  }

  /** Schedules another attempt, each after twice the time, with a random part so that pages do not reconnect together. */
  #lose(): void {
    this.#callOffSilence();
    this.#socket = null;
    this.#keys = [];
    this.#failures += 1;
    const isKnown = this.#state === 'ready' || this.#state === 'stale';
    const hasFailed = this.#failures >= FAILURES_TO_SAY_SO;
    this.#become(isKnown ? 'stale' : hasFailed ? 'failed' : this.#state);
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (this.#failures - 1));
    this.#callOffWaiting = this.#world.after(wait * (0.5 + this.#world.random() / 2), () => this.#connect());
  }

  #hear(message: unknown): void {
    this.#watchSilence();
    const available = decodeWire(availableTablesOnTheWire, message);
    if (available.ok) return this.#hearKeys(available.value.tableKey);
    const table = decodeWire(liveTableOnTheWire, message);
    if (!table.ok || !this.#keys.includes(table.value.id)) return;
    this.#tables.set(table.value.id, table.value);
    this.#becomeReady();
  }

  #hearKeys(keys: readonly string[]): void {
    const fresh = keys.filter((key) => !this.#keys.includes(key));
    this.#keys = keys;
    for (const key of this.#tables.keys()) if (!keys.includes(key)) this.#tables.delete(key);
    for (const key of fresh) this.#ask({ type: 'subscribe', key, casinoId: LIVE_CASINO, currency: 'KES' });
    if (fresh.length === 0) this.#becomeReady();
  }

  #becomeReady(): void {
    this.#failures = 0;
    this.#become('ready');
  }

  #watchSilence(): void {
    this.#callOffSilence();
    this.#callOffSilence = this.#world.after(SILENT_MS, () => {
      if (this.#keys.length === 0) return;
      const socket = this.#socket;
      this.#lose();
      socket?.close();
    });
  }

  #become(state: LiveTables['state']): void {
    this.#state = state;
    this.#callOffSaying ??= this.#world.after(TOGETHER_MS, () => {
      this.#callOffSaying = null;
      const tables = this.#keys.length > 0 ? this.#keys : [...this.#tables.keys()];
      this.#say({ state: this.#state, tables: tables.flatMap((key) => this.#tables.get(key) ?? []) });
    });
  }
}
