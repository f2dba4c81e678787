import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import {
  decodeWire,
  encodeWire,
  LIVE_CASINO,
  liveRequestOnTheWire,
  liveTableOnTheWire,
} from '@kipenga/contracts';
import type { RawData, WebSocket } from 'ws';
import { parseJson } from '../../http/index.ts';
import type { LiveTables } from './live-tables.ts';
import { Onlooker } from './onlooker.ts';
import { textFrame } from './text-frame.ts';

/** Changes within this time go out together: a table is sent once however often it changed. */
const TICK_MS = 250;
const LOOK_MS = 30_000;
const GOING_AWAY = 1001;
/** Connections that have not closed by then are cut off. */
const GOODBYE_MS = 1_000;

/** Runs work after a tick. */
export type Later = (work: () => void) => void;

export const atNextTick: Later = (work) => void setTimeout(work, TICK_MS).unref();

/** All connections that watch the live tables in this process. */
export class Gallery {
  readonly #tables: LiveTables;
  readonly #onlookers = new Set<Onlooker>();
  readonly #changed = new Set<string>();
  readonly #later: Later;
  #isTickDue = false;
  #onEmpty: () => void = () => undefined;
  readonly #looking: NodeJS.Timeout;

  constructor(tables: LiveTables, later: Later) {
    this.#tables = tables;
    this.#later = later;
    tables.onChange = (key) => this.#note(key);
    this.#looking = setInterval(() => this.#look(), LOOK_MS).unref();
  }

  /** Admits a connection; nothing is sent until it asks. */
  enter(socket: WebSocket, wire: Duplex): void {
    const onlooker = new Onlooker(socket, wire);
    this.#onlookers.add(onlooker);
    socket.on('message', (data, isBinary) => {
      if (onlooker.mayAsk() && !isBinary) this.#answer(onlooker, data);
    });
    // A bad frame closes its connection; it is not our error.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.#onlookers.delete(onlooker);
      if (this.#onlookers.size === 0) this.#onEmpty();
    });
  }

  /** Closes all connections, for a shutdown or restart. */
  async close(): Promise<void> {
    clearInterval(this.#looking);
    this.#tables.stop();
    for (const onlooker of this.#onlookers) onlooker.close(GOING_AWAY);
    if (this.#onlookers.size > 0)
      await Promise.race([
        new Promise<void>((resolve) => (this.#onEmpty = resolve)),
        pause(GOODBYE_MS, undefined, { ref: false }),
      ]);
    for (const onlooker of this.#onlookers) onlooker.letGo();
  }

  #answer(onlooker: Onlooker, data: RawData): void {
    const json = parseJson(Buffer.isBuffer(data) ? data : Buffer.concat([data].flat() as Buffer[]));
    const request = json.ok ? decodeWire(liveRequestOnTheWire, json.value) : json;
    if (!request.ok) return;
    if (request.value.type === 'available') return this.#tellKeys(onlooker, request.value.casinoId);
    const { key, casinoId } = request.value;
    const frame = casinoId === LIVE_CASINO ? this.#frameOf(key) : null;
    if (frame !== null && onlooker.subscribe(key)) onlooker.send(frame);
  }

  #tellKeys(onlooker: Onlooker, casinoId: string): void {
    const isOurs = casinoId === LIVE_CASINO;
    const keys = isOurs ? this.#tables.keys() : [];
    if (isOurs) onlooker.toldKeys = keys.join(' ');
    onlooker.send(keysFrame(casinoId, keys));
  }

  #frameOf(key: string): Buffer | null {
    const table = this.#tables.table(key);
    return table && textFrame(JSON.stringify(encodeWire(liveTableOnTheWire, table)));
  }

  #note(key: string): void {
    this.#changed.add(key);
    if (!this.#isTickDue) this.#later(() => this.#tellChanges());
    this.#isTickDue = true;
  }

  /** Writes each table once, builds each set of subscriptions once, and sends to each connection once. */
  #tellChanges(): void {
    this.#isTickDue = false;
    this.#tellNewKeys();
    const frames = new Map([...this.#changed].map((key) => [key, this.#frameOf(key)]));
    this.#changed.clear();
    const byGroup = new Map<string, Buffer>();
    for (const onlooker of this.#onlookers) {
      const bytes =
        byGroup.get(onlooker.group) ?? Buffer.concat(onlooker.keys.flatMap((key) => frames.get(key) ?? []));
      byGroup.set(onlooker.group, bytes);
      if (bytes.length > 0) onlooker.send(bytes);
    }
  }

  #tellNewKeys(): void {
    const keys = this.#tables.keys();
    const [now, frame] = [keys.join(' '), keysFrame(LIVE_CASINO, keys)];
    for (const onlooker of this.#onlookers) {
      if (onlooker.toldKeys === null || onlooker.toldKeys === now) continue;
      onlooker.toldKeys = now;
      onlooker.send(frame);
    }
  }

  #look(): void {
    this.#tellNewKeys();
    for (const onlooker of this.#onlookers) onlooker.look();
  }
}

const keysFrame = (casinoId: string, tableKey: readonly string[]): Buffer =>
  textFrame(JSON.stringify({ type: 'available', casinoId, tableKey }));
