import { formatKes } from '@kipenga/betting-core';
import type { SharedView, StakeView } from '../protocol.ts';
import { isStill } from './dom.ts';
import type { Proofs } from './fairness-window.ts';
import type { GameFrame } from './game-page.ts';
import { isAllOver, overWords, roundNetWords } from './round-total.ts';
import { afterScene } from './scene-clock.ts';
import { word } from './setting.ts';
import { WatchedRounds } from './watched-rounds.ts';

interface Parts<Outcome> {
  /** Time for which a result is shown, in milliseconds. */
  readonly shownMs: number;
  /** The part of that time until the scene has shown all of the result. */
  readonly sceneMs: (outcome: Outcome) => number;
  /** A result in a sentence. */
  readonly sentence: (outcome: Outcome) => string;
  /** A result in the form of the fairness window. */
  readonly written: (outcome: Outcome) => string;
  readonly onTold: () => void;
}

const isSettled = ({ state }: StakeView): boolean => state === 'won' || state === 'lost';

/**
 * Shared rounds, and the telling of their results: words and money wait until the scene has had its time, by the
 * clock, whatever has been drawn.
 */
export class ToldRounds<Outcome> extends WatchedRounds<Outcome> {
  readonly #frame: GameFrame;
  readonly #parts: Parts<Outcome>;
  readonly #stakes = new Map<string, StakeView>();
  #isTold = false;
  #callOff: () => void = () => undefined;

  constructor(frame: GameFrame, parts: Parts<Outcome>) {
    super();
    this.#frame = frame;
    this.#parts = parts;
  }

  /** True once the present result is told. */
  get isTold(): boolean {
    return this.#isTold;
  }

  /** The player's stakes on the round. */
  get stakes(): readonly StakeView[] {
    return [...this.#stakes.values()].filter(({ round }) => round === this.view?.round);
  }

  /** Finished rounds, latest first, without one whose result is not told yet. */
  get past(): SharedView<Outcome>['recent'] {
    const { recent = [] } = this.view ?? {};
    return this.#isTelling() ? recent.slice(1) : recent;
  }

  /** Time since the result appeared. All of it for a told result, or under reduced motion. */
  sinceMs(): number {
    const { shownMs } = this.#parts;
    return this.#isTold || isStill() ? shownMs : shownMs - this.leftMs();
  }

  /** The rounds that can be proved; none is proved before its result is told. */
  readonly proven: Proofs['read'] = () => this.proofs(this.past, this.#parts.written);

  override hear(next: SharedView<Outcome>): void {
    const before = this.view?.round;
    super.hear(next);
    if (before !== next.round) this.#begin(next.round);
    if (before !== undefined && before !== next.round) this.#frame.roundBegan();
    const { phase, outcome } = next;
    if (phase !== 'shown' || outcome === null || this.#isTold) return;
    this.#frame.holdMoney(true);
    this.#callOff();
    this.#callOff = afterScene(this.#parts.sceneMs(outcome) - this.sinceMs(), () => this.#tell(outcome));
  }

  hearStake(next: StakeView): void {
    const before = this.#stakes.get(next.id);
    this.#stakes.set(next.id, next);
    if (this.#isTold || !isSettled(next)) this.#frame.count(next);
    if (next.state === 'returned' && before?.state === 'open')
      this.#frame.say(word('arcade.returned', { amount: formatKes(next.stake) }));
    // A player who returns to a table gets its result before their own stakes.
    const outcome = this.view?.outcome ?? null;
    if (this.#isTold && outcome !== null && isSettled(next) && before?.state !== next.state)
      this.#say(outcome);
  }

  /** True if an answer is news. The stream may have sent the stake, or even its result, before. */
  isNews({ id, round }: StakeView): boolean {
    return round === this.view?.round && (this.#stakes.get(id)?.state ?? 'open') === 'open';
  }

  /** Begins another round: counts the results of the last one, and tells them if its end was not watched. */
  #begin(round: string): void {
    this.#callOff();
    const past = [...this.#stakes.values()].filter((stake) => stake.round !== round);
    for (const stake of past) {
      this.#frame.count(stake);
      this.#stakes.delete(stake.id);
    }
    if (!this.#isTold && isAllOver(past)) this.#frame.say(overWords(past));
    this.#isTold = false;
    this.#frame.holdMoney(false);
  }

  #isTelling(): boolean {
    return this.view?.phase === 'shown' && !this.#isTold;
  }

  #tell(outcome: Outcome): void {
    this.#isTold = true;
    for (const one of this.stakes.filter(isSettled)) this.#frame.count(one);
    this.#say(outcome);
    this.#frame.holdMoney(false);
    this.#parts.onTold();
  }

  #say(outcome: Outcome): void {
    const settled = this.stakes.filter(isSettled);
    const sentence = this.#parts.sentence(outcome);
    this.#frame.say(settled.length === 0 ? sentence : `${sentence} ${roundNetWords(settled)}`);
  }
}
