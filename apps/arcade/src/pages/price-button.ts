import { formatMultiplier, type Multiplier } from '../games/multiplier.ts';
import { make } from './dom.ts';

interface PriceParts {
  /** The pick in full, for screen readers only. */
  readonly words: string;
  /** The visible short form. */
  readonly short: Node | string;
  /** The multiplier; null disables the button. */
  readonly price: Multiplier | null;
  readonly click: () => void;
}

/** A button with a price. Its accessible name contains the visible text, for voice control. */
export const priceButton = ({ words, short, price, click }: PriceParts): HTMLButtonElement =>
  make(
    'button',
    { type: 'button', class: 'price', 'aria-pressed': 'false', disabled: price === null, click },
    make('span', { class: 'unseen' }, `${words} `),
    make('span', { class: 'small' }, short, ' '),
    make('b', {}, price === null ? '–' : formatMultiplier(price)),
  );
