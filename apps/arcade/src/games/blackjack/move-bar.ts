import { formatKes, type Cents } from '@kipenga/betting-core';
import { make } from '../../pages/dom.ts';
import { MOVES, type Move } from './hands.ts';
import { word } from './word.ts';

const WORDS = {
  hit: 'arcade.blackjack.hit',
  stand: 'arcade.blackjack.stand',
  double: 'arcade.blackjack.double',
  split: 'arcade.blackjack.split',
} as const satisfies Record<Move, string>;

/** Buttons for the moves, each with its cost. */
export const moveBar = (onMove: (move: Move) => void) => {
  const buttons = MOVES.map((move) =>
    make('button', { type: 'button', 'data-move': move, click: () => onMove(move) }),
  );
  const element = make(
    'div',
    { class: 'moves', role: 'group', 'aria-label': word('arcade.blackjack.moves') },
    ...buttons,
  );
  return {
    element,
    /** Shows the moves allowed now, or none. */
    show: (moves: readonly Move[], stake: Cents, isAsking: boolean): void => {
      element.hidden = moves.length === 0;
      for (const [at, button] of buttons.entries()) {
        const move = MOVES[at] ?? 'stand';
        button.hidden = !moves.includes(move);
        button.disabled = isAsking;
        const text = word(WORDS[move], { amount: formatKes(stake) });
        if (button.textContent !== text) button.textContent = text;
      }
    },
  };
};
