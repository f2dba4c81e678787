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
  /** How long a result is on show. */
  readonly shownMs: number;
  /** How much of that its scene takes until all of it is seen. */
  readonly sceneMs: (outcome: Outcome) => number;
  /** A result in a sentence. */
  readonly sentence: (outcome: Outcome) => string;
  /** A result as the fairness window has it. */
  readonly written: (outcome: Outcome) => string;
  readonly onTold: () => void;
}

const isSettled = ({ state }: StakeView): boolean => state === 'won' || state === 'lost';

/**
 * Shared rounds, and how every game tells what came of them: the words and the money of a result wait while the scene shows it, for as long
 * as that takes by the clock, and never for what has been drawn.
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

  /** The result on show is told. */
  get isTold(): boolean {
    return this.#isTold;
  }

  /** The player's stakes on the round. */
  get stakes(): readonly StakeView[] {
    return [...this.#stakes.values()].filter(({ round }) => round === this.view?.round);
  }

  /** Finished rounds from the latest, without one whose result is not told yet. */
  get past(): SharedView<Outcome>['recent'] {
    const { recent = [] } = this.view ?? {};
    return this.#isTelling() ? recent.slice(1) : recent;
  }

  /** How long the result has been on show. All of one that is told is seen, and of any where nothing should move. */
  sinceMs(): number {
    const { shownMs } = this.#parts;
    return this.#isTold || isStill() ? shownMs : shownMs - this.leftMs();
  }

  /** The rounds that can be proved; none is proved before it is told. */
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
    // Who comes back to a table hears its result before their own stakes.
    const outcome = this.view?.outcome ?? null;
    if (this.#isTold && outcome !== null && isSettled(next) && before?.state !== next.state)
      this.#say(outcome);
  }

  /** Does an answer say anything new? The stream may have told of it before, and of what became of it since. */
  isNews({ id, round }: StakeView): boolean {
    return round === this.view?.round && (this.#stakes.get(id)?.state ?? 'open') === 'open';
  }

  /** Another round: what the one before brought is counted, and told where nobody watched it to its end. */
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
