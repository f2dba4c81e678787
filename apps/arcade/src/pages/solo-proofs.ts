import type { SoloRound, SoloView } from '../protocol.ts';
import type { ProvenRound, Proofs } from './fairness-window.ts';

const PROVEN = 20;

/** The promise to a page of solo rounds, and the rounds it can prove. */
export class SoloProofs implements Proofs {
  readonly resultOf: Proofs['resultOf'];
  readonly #past: ProvenRound[] = [];
  /** The next round's promise; null before the first update of the table. */
  promise: SoloView | null = null;

  constructor(resultOf: Proofs['resultOf']) {
    this.resultOf = resultOf;
  }

  readonly read: Proofs['read'] = () => ({ promised: this.promise?.hash ?? '', past: this.#past });

  /**
   * Keeps a round under the hash and name that this page knew before: a hash and name that come with a seed could be
   * made to fit it.
   */
  keep(
    { played, hash }: SoloView,
    { seed, clientSeed }: Pick<SoloRound<object>, 'seed' | 'clientSeed'>,
    result: string,
  ): void {
    this.#past.unshift({ round: `${played}:${clientSeed}`, hash, seed, result });
    this.#past.length = Math.min(this.#past.length, PROVEN);
  }
}
