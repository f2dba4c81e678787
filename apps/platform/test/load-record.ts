import type { SpawnedCustomer } from './spawned-customer.ts';

/** What a client can be told was done. */
export type Deed = 'bet' | 'deposit' | 'withdrawal' | 'debit' | 'credit' | 'rollback';

/** One thing a client asks for. */
export interface Request {
  readonly deed: Deed;
  readonly customer: SpawnedCustomer;
  /** What it does to the customer's cash once it is done, in cents. */
  readonly moves: number;
  /** Asks, and asks again, with the same key. */
  readonly ask: () => Promise<string>;
}

const PAUSE_MS = 50;

const isAway = (error: unknown): boolean =>
  error instanceof Error && /answered 503: \{"description":"[^"]+try again/.test(error.message);

/** What honest clients were told under load. */
export class LoadRecord {
  readonly #acknowledged: (Request & { readonly answer: string })[] = [];
  #away = 0;

  get acknowledged(): readonly (Request & { readonly answer: string })[] {
    return this.#acknowledged;
  }

  /** How often a client was told that the database is away, and asked again. */
  get away(): number {
    return this.#away;
  }

  /** As an honest client does: asks again with the same key until it is answered. @throws on anything else than an answer or a 503 in words. */
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
