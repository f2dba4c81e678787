import type { SharedView } from '../protocol.ts';
import type { ProvenRound } from './fairness-window.ts';
import { seenCommitments } from './seen-commitments.ts';

/** A table of shared rounds, as last sent to this page. */
export class WatchedRounds<Outcome> {
  readonly #commitments = seenCommitments();
  #view: SharedView<Outcome> | null = null;
  #heardAt = 0;

  /** The last update; null before the first. */
  get view(): SharedView<Outcome> | null {
    return this.#view;
  }

  hear(view: SharedView<Outcome>): void {
    this.#view = view;
    this.#heardAt = performance.now();
    this.#commitments.see(view.round, view.hash);
  }

  /** Time since the running round began, in milliseconds. */
  elapsedMs(): number {
    return (this.#view?.ms ?? 0) + performance.now() - this.#heardAt;
  }

  /** Milliseconds until the phase ends. */
  leftMs(): number {
    return Math.max(0, (this.#view?.ms ?? 0) - (performance.now() - this.#heardAt));
  }

  /** The promised hash, and the finished rounds that can be proved. A revealed round is no longer promised. */
  proofs(
    finished: SharedView<Outcome>['recent'],
    inWords: (outcome: Outcome) => string,
  ): { readonly promised: string; readonly past: readonly ProvenRound[] } {
    const { round, hash = '' } = this.#view ?? {};
    const past = finished.map((one) => ({
      ...one,
      hash: this.#commitments.of(one),
      result: inWords(one.outcome),
    }));
    return { promised: finished[0]?.round === round ? '' : hash, past };
  }
}
