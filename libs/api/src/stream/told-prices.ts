import type { MatchId } from '@kipenga/betting-core';
import type { PriceEvent } from '@kipenga/contracts';
import type { Told, ToldMatch } from './as-told.ts';

/** Keeps what a stream has told, so that a list that comes later, and was made before, is no step back. */
export class ToldPrices {
  readonly #byMatch = new Map<MatchId, ToldMatch>();

  get all(): Told {
    return this.#byMatch;
  }

  hear(event: PriceEvent): void {
    if (event.kind !== 'prices' && event.kind !== 'match') return;
    const before = this.#byMatch.get(event.matchId) ?? { odds: {} };
    if (event.kind === 'prices') {
      this.#byMatch.set(event.matchId, { ...before, odds: { ...before.odds, ...event.odds } });
    } else {
      const { kind: _, matchId, ...stands } = event;
      this.#byMatch.set(matchId, { odds: before.odds, ...stands });
    }
  }

  /** What was told is as old as the last word of a stream that is over. */
  forget(): void {
    this.#byMatch.clear();
  }
}
