import type { MatchId } from '@kipenga/betting-core';
import type { PriceEvent } from '@kipenga/contracts';
import type { Told, ToldMatch } from './as-told.ts';

/** Keeps the changes reported by a stream, so that a list that arrives later but is older does not undo them. */
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

  /** Drops all changes once a stream is over, because they may be out of date. */
  forget(): void {
    this.#byMatch.clear();
  }
}
