import { make } from '../../pages/dom.ts';
import type { Card } from '../cards/card.ts';
import { cardBack, cardFace } from '../cards/card-face.ts';
import type { TableScene } from '../chips/chip-table.ts';
import { winnerOf } from './baccarat-rules.ts';
import { pointsOf, type Coup } from './coup.ts';
import { CARD_EVERY_MS } from './pace.ts';
import { word } from './word.ts';
import '../cards/cards.css';

/**
 * The number of cards each side has after `dealt` cards: one each, twice, then the player's third, then the banker's.
 */
const dealtTo = ({ player }: Coup, dealt: number): readonly [number, number] => {
  const firstFour = Math.min(4, dealt);
  const further = dealt - firstFour;
  const playersThird = Math.min(further, player.length - 2);
  return [Math.ceil(firstFour / 2) + playersThird, Math.floor(firstFour / 2) + further - playersThird];
};

const cardsIn = ({ player, banker }: Coup): number => player.length + banker.length;

const side = (name: string) => {
  const hand = make('div', { class: 'hand', 'aria-hidden': 'true' });
  const points = make('b', { class: 'points' });
  const element = make('div', { class: 'side' }, make('p', {}, name, ' ', points), hand);
  const show = (cards: readonly Card[], isWinner: boolean): void => {
    const backs = Array.from({ length: Math.max(0, 2 - cards.length) }, cardBack);
    hand.replaceChildren(...cards.map(cardFace), ...backs);
    points.textContent = cards.length === 0 ? '' : String(pointsOf(cards));
    element.dataset['state'] = isWinner ? 'won' : '';
  };
  return { element, show };
};

/** Both hands side by side, dealt card by card. */
export const coupScene = (): TableScene<Coup> => {
  const player = side(word('arcade.baccarat.player'));
  const banker = side(word('arcade.baccarat.banker'));
  let shown = '';
  const draw = (coup: Coup | null, dealt: number, all: number): void => {
    if (shown === `${coup?.player.join('')}${coup?.banker.join('')}${dealt}`) return;
    shown = `${coup?.player.join('')}${coup?.banker.join('')}${dealt}`;
    if (coup === null) {
      player.show([], false);
      banker.show([], false);
      return;
    }
    const [toPlayer, toBanker] = dealtTo(coup, dealt);
    const winner = dealt === all ? winnerOf(coup) : null;
    player.show(coup.player.slice(0, toPlayer), winner === 'player');
    banker.show(coup.banker.slice(0, toBanker), winner === 'banker');
  };
  return {
    element: make('div', { class: 'coup' }, player.element, banker.element),
    show: (coup, sinceMs) => {
      const all = coup === null ? 0 : cardsIn(coup);
      draw(coup, Math.min(all, Math.floor(sinceMs / CARD_EVERY_MS)), all);
    },
    lastsMs: (coup) => cardsIn(coup) * CARD_EVERY_MS,
  };
};
