import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** What one connection may ask for. */
const MOST_SUBSCRIPTIONS = 50;
/** Frames between two looks of the house, half a minute apart: each table once, and as much again. */
const MOST_FRAMES = 2 * MOST_SUBSCRIPTIONS + 20;
/** Who leaves this much unread is let go of: the next table is worth more than the last. */
const MOST_UNREAD = 65_536;

const POLICY = 1008;

/** One connection that looks on at tables. */
export class Onlooker {
  readonly #socket: WebSocket;
  /** The same connection below its protocol. */
  readonly #wire: Duplex;
  #keys: readonly string[] = [];
  #frames = 0;
  #isHeard = true;
  /** Which tables it was told there are; null for who has not asked, and is not told. */
  toldKeys: string | null = null;
  /** Its subscriptions as one name: those who have the same are sent the same bytes. */
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

  /** Counts a frame; who sends too many is let go of. */
  mayAsk(): boolean {
    this.#frames += 1;
    if (this.#frames <= MOST_FRAMES) return true;
    this.#socket.close(POLICY);
    return false;
  }

  /** Answers whether it has the subscription now. */
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

  /** Asks whether anybody is still there; lets go of who did not answer the last time. */
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
