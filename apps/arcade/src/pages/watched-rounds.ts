import type { SharedView } from '../protocol.ts';
import type { ProvenRound } from './fairness-window.ts';
import { seenCommitments } from './seen-commitments.ts';

/** A table of shared rounds as this page has heard of it. */
export class WatchedRounds<Outcome> {
  readonly #commitments = seenCommitments();
  #view: SharedView<Outcome> | null = null;
  #heardAt = 0;

  /** How things stood when they were last told; null before that. */
  get view(): SharedView<Outcome> | null {
    return this.#view;
  }

  hear(view: SharedView<Outcome>): void {
    this.#view = view;
    this.#heardAt = performance.now();
    this.#commitments.see(view.round, view.hash);
  }

  /** How long the round has been running. */
  elapsedMs(): number {
    return (this.#view?.ms ?? 0) + performance.now() - this.#heardAt;
  }

  /** Until the phase ends. */
  leftMs(): number {
    return Math.max(0, (this.#view?.ms ?? 0) - (performance.now() - this.#heardAt));
  }

  /** What was promised, and those of the finished rounds that can be proved. A round that is among them is promised no more. */
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
