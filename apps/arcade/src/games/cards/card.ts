/** The ranks of a deck in their order, and the suits in theirs: spades, hearts, diamonds, clubs. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** A card of a deck of 52: its rank and its suit, as in 'AS' and 'TD'. */
export type Card = `${Rank}${Suit}`;

/** A deck in its fresh order: ace to king of each suit. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

const PARTS = new Map(
  RANKS.flatMap((rank, place) =>
    SUITS.map((suit) => [`${rank}${suit}`, { rank, suit, order: place + 1 }] as const),
  ),
);

/**
 * A card's rank and suit, and the rank's order from 1 for an ace to 13 for a king.
 * @throws RangeError for a card that no deck has.
 */
export const partsOf = (card: Card): { readonly rank: Rank; readonly suit: Suit; readonly order: number } => {
  const parts = PARTS.get(card);
  if (parts === undefined) throw new RangeError(`Not a card: ${card}`);
  return parts;
};

/** The order of its rank, from 1 for an ace to 13 for a king. */
export const orderOf = (card: Card): number => partsOf(card).order;
