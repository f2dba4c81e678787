import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Limit per connection. */
const MOST_SUBSCRIPTIONS = 50;
/** Frames between two liveness checks, half a minute apart: each table once, and as many again. */
const MOST_FRAMES = 2 * MOST_SUBSCRIPTIONS + 20;
/** Disconnects viewers with this many unread bytes: the next table is worth more than the last. */
const MOST_UNREAD = 65_536;

const POLICY = 1008;

/** One connection that watches tables. */
export class Onlooker {
  readonly #socket: WebSocket;
  /** The raw connection below the protocol. */
  readonly #wire: Duplex;
  #keys: readonly string[] = [];
  #frames = 0;
  #isHeard = true;
  /** The list of tables it was last sent; null if it has not asked for the list. */
  toldKeys: string | null = null;
  /** Its subscriptions as one key: connections with the same key are sent the same bytes. */
  group = '';

  constructor(socket: WebSocket, wire: Duplex) {
    this.#socket = socket;
    this.#wire = wire;
    socket.on('pong', () => {
      this.#isHeard = true;
      this.mayAsk();
    });
    socket.on('ping', () => this.mayAsk());
  }

  get keys(): readonly string[] {
    return this.#keys;
  }

  /** Counts a frame; disconnects a viewer that sends too many. */
  mayAsk(): boolean {
    this.#frames += 1;
    if (this.#frames <= MOST_FRAMES) return true;
    this.#socket.close(POLICY);
    return false;
  }

  /** True if it has the subscription now. */
  subscribe(key: string): boolean {
    if (this.#keys.includes(key)) return true;
    if (this.#keys.length >= MOST_SUBSCRIPTIONS) return false;
    this.#keys = [...this.#keys, key].toSorted();
    this.group = this.#keys.join(' ');
    return true;
  }

  /** Sends whole frames. */
  send(frames: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > MOST_UNREAD) this.#socket.terminate();
    else this.#wire.write(frames);
  }

  /** Pings the viewer; disconnects it if it did not answer the last ping. */
  look(): void {
    this.#frames = 0;
    if (!this.#isHeard) return this.#socket.terminate();
    this.#isHeard = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  letGo(): void {
    this.#socket.terminate();
  }
}
