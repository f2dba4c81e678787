import type { Cents } from '@kipenga/betting-core';
import type { OpenedGame, RefusalCode, StakeView } from '../protocol.ts';
import type { Proofs } from './fairness-window.ts';

/** The frame around every game, with the calls that a game may make. */
export interface GameFrame {
  readonly opened: OpenedGame;
  /** Element for the game's scene. */
  readonly scene: HTMLElement;
  /** Element for the player's controls. */
  readonly controls: HTMLElement;
  /** Shows a line under the scene, in a live region. */
  readonly say: (text: string) => void;
  /** Marks the present line as one of the last round, since another round begins. */
  readonly roundBegan: () => void;
  readonly sayRefusal: (code: RefusalCode) => void;
  /** Counts a stake or its result into the net of the visit. */
  readonly count: (stake: Pick<StakeView, 'id' | 'stake' | 'state' | 'paid'>) => void;
  /** While held, the balance on show does not rise: it would reveal a result before the scene does. */
  readonly holdMoney: (isHeld: boolean) => void;
}

/** A game in its frame: it takes the table's updates, and gives the rounds it can prove. */
export interface GamePage<View> {
  readonly hearTable: (view: View) => void;
  readonly hearStake?: (stake: StakeView) => void;
  /** The house paid a tier of its jackpot. */
  readonly hearJackpot?: (paid: Cents) => void;
  /** True while a round of the player is on show, whose result the page itself tells. */
  readonly isShowing?: () => boolean;
  readonly proofs: Proofs;
}
