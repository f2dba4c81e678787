import type { Cents } from '@kipenga/betting-core';
import type { OpenedGame, RefusalCode, StakeView } from '../protocol.ts';
import type { Proofs } from './fairness-window.ts';

/** What stands around every game, and what a game may ask of it. */
export interface GameFrame {
  readonly opened: OpenedGame;
  /** Where the game happens. */
  readonly scene: HTMLElement;
  /** What the player does. */
  readonly controls: HTMLElement;
  /** Shows a line under the scene and reads it out. */
  readonly say: (text: string) => void;
  /** Another round begins than the one that was looked at: what is said still is of the last one. */
  readonly roundBegan: () => void;
  readonly sayRefusal: (code: RefusalCode) => void;
  /** Counts a stake, or what became of it, into the visit's net. */
  readonly count: (stake: Pick<StakeView, 'id' | 'stake' | 'state' | 'paid'>) => void;
  /** While held, the balance shown does not rise: it would tell a result before the scene does. */
  readonly holdMoney: (isHeld: boolean) => void;
}

/** A game in its frame: what it hears of its table, and the rounds it can prove. */
export interface GamePage<View> {
  readonly hearTable: (view: View) => void;
  readonly hearStake?: (stake: StakeView) => void;
  /** The house paid a tier of its jackpot. */
  readonly hearJackpot?: (paid: Cents) => void;
  /** Is a round of the player's own being shown? The page tells it itself. */
  readonly isShowing?: () => boolean;
  readonly proofs: Proofs;
}
