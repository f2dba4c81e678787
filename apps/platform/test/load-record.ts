import type { SpawnedCustomer } from './spawned-customer.ts';

/** Actions that a client gets confirmed. */
export type Deed = 'bet' | 'deposit' | 'withdrawal' | 'debit' | 'credit' | 'rollback';

/** A client's request. */
export interface Request {
  readonly deed: Deed;
  readonly customer: SpawnedCustomer;
  /** Its effect on the customer's cash, in cents. */
  readonly moves: number;
  /** Asks, and asks again, with the same key. */
  readonly ask: () => Promise<string>;
}

const PAUSE_MS = 50;

const isAway = (error: unknown): boolean =>
  error instanceof Error && /answered 503: \{"description":"[^"]+try again/.test(error.message);

/** Answers to honest clients under load. */
export class LoadRecord {
  readonly #acknowledged: (Request & { readonly answer: string })[] = [];
  #away = 0;

  get acknowledged(): readonly (Request & { readonly answer: string })[] {
    return this.#acknowledged;
  }

  /** Number of times a client was told that the database is away, and asked again. */
  get away(): number {
    return this.#away;
  }

  /**
   * Asks again with the same key until there is an answer, as an honest client does. @throws on anything else than an answer or
   * a 503 in words.
   */
  async untilAnswered<A>(ask: () => Promise<A>): Promise<A> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isAway(error)) throw error;
        this.#away += 1;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  async take(request: Request): Promise<void> {
    this.#acknowledged.push({ ...request, answer: await this.untilAnswered(request.ask) });
  }
}
