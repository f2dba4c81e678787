import { formatMultiplier, type Multiplier } from '../games/multiplier.ts';
import { make } from './dom.ts';

interface PriceParts {
  /** What is bet on, in full: read out, not shown. */
  readonly words: string;
  /** The same as short as it is shown. */
  readonly short: Node | string;
  /** What it pays; null where it cannot be bet on. */
  readonly price: Multiplier | null;
  readonly click: () => void;
}

/** A price to tap. Its name holds what is seen on it, so that it can be called by that. */
export const priceButton = ({ words, short, price, click }: PriceParts): HTMLButtonElement =>
  make(
    'button',
    { type: 'button', class: 'price', 'aria-pressed': 'false', disabled: price === null, click },
    make('span', { class: 'unseen' }, `${words} `),
    make('span', { class: 'small' }, short, ' '),
    make('b', {}, price === null ? '–' : formatMultiplier(price)),
  );
