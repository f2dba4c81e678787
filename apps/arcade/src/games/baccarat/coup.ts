import { blocksFor, type Digest } from '../../fairness/digest.ts';
import { orderOf, type Card } from '../cards/card.ts';
import { dealCards } from '../cards/shoe.ts';

/** The cards of both hands in the order they were dealt. */
export interface Coup {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** The most cards in a coup. */
const CARDS = 6;
/** The number of digest blocks in a coup. */
export const COUP_BLOCKS = blocksFor(CARDS);

const NATURAL = 8;
const PLAYER_DRAWS_TO = 5;
const BANKER_DRAWS_ALONE_TO = 5;

const pipsOf = (card: Card): number => {
  const order = orderOf(card);
  return order >= 10 ? 0 : order;
};

/** The points of a hand: the last digit of its sum. */
export const pointsOf = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + pipsOf(card), 0) % 10;

/** The player's third cards on which the banker draws, by the banker's points. */
const BANKER_DRAWS_ON: Readonly<Record<number, readonly number[]>> = {
  0: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  1: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  2: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
  4: [2, 3, 4, 5, 6, 7],
  5: [4, 5, 6, 7],
  6: [6, 7],
};

const isBankerDrawing = (points: number, playersThird: Card | undefined): boolean =>
  playersThird === undefined
    ? points <= BANKER_DRAWS_ALONE_TO
    : (BANKER_DRAWS_ON[points] ?? []).includes(pipsOf(playersThird));

/**
 * Plays a coup with these cards: one to the player, one to the banker, and again; then thirds by the table of draws.
 */
export const playCoup = ([p1, b1, p2, b2, ...further]: readonly Card[]): Coup => {
  if (p1 === undefined || p2 === undefined || b1 === undefined || b2 === undefined)
    throw new RangeError('A coup needs four cards');
  const [player, banker] = [pointsOf([p1, p2]), pointsOf([b1, b2])];
  if (player >= NATURAL || banker >= NATURAL) return { player: [p1, p2], banker: [b1, b2] };
  const playersThird = player <= PLAYER_DRAWS_TO ? further.slice(0, 1) : [];
  const rest = further.slice(playersThird.length);
  const bankersThird = isBankerDrawing(banker, playersThird[0]) ? rest.slice(0, 1) : [];
  return { player: [p1, p2, ...playersThird], banker: [b1, b2, ...bankersThird] };
};

/** The coup that follows from a digest, whose words deal from a shoe of eight decks. */
export const coupOf = (digest: Digest): Coup => playCoup(dealCards(digest, CARDS));

/** A result in the form that verification compares: every card in its place. */
export const writtenCoup = ({ player, banker }: Coup): string => `${player.join(' ')} : ${banker.join(' ')}`;
