import type { Card } from '../cards/card.ts';
import { countOf, valueOf } from './count.ts';
import type { Deal, Draws } from './deal.ts';

/** The moves of a player. */
export const MOVES = ['hit', 'stand', 'double', 'split'] as const;
export type Move = (typeof MOVES)[number];

/** A hand after its player's moves. */
export interface Hand {
  readonly cards: readonly Card[];
  readonly isDoubled: boolean;
  readonly isDone: boolean;
}

/** The player's shared two cards, and the draws. */
type HandsDeal = Pick<Deal, 'player'> & Draws;

const MOST = 21;
const ACE = 1;

/** A hand is done by itself at 21 or more, or without cards left to draw. */
const handOf = (cards: readonly Card[], draws: readonly Card[]): Hand => ({
  cards,
  isDoubled: false,
  isDone: countOf(cards).total >= MOST || draws.length === 0,
});

/** The index of the hand to decide on; -1 when all are done. */
export const turnOf = (hands: readonly Hand[]): number => hands.findIndex(({ isDone }) => !isDone);

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && valueOf(first) === valueOf(second);

/** The moves allowed now: double with two cards; split once, with two cards of the same value. */
export const movesFor = (hands: readonly Pick<Hand, 'cards' | 'isDone'>[]): readonly Move[] => {
  const hand = hands.find(({ isDone }) => !isDone);
  if (hand === undefined) return [];
  const isFirstTwo = hand.cards.length === 2;
  const canSplit = isFirstTwo && hands.length === 1 && isPair(hand.cards);
  return MOVES.filter((move) => (move === 'double' ? isFirstTwo : move !== 'split' || canSplit));
};

/** Both hands of a split draw at once. Split aces get that one card only. */
const split = ({ player, further, second }: HandsDeal): readonly Hand[] =>
  [further, second].map((draws, index) => {
    const kept = player.slice(index, index + 1);
    const hand = handOf([...kept, ...draws.slice(0, 1)], draws.slice(1));
    return kept.some((card) => valueOf(card) === ACE) ? { ...hand, isDone: true } : hand;
  });

const drawTo = (deal: HandsDeal, hands: readonly Hand[], at: number): Hand => {
  const { cards } = hands[at] ?? { cards: [] };
  const draws = at === 0 ? deal.further : deal.second;
  const drawn = cards.length - (hands.length === 1 ? 2 : 1);
  return handOf([...cards, ...draws.slice(drawn, drawn + 1)], draws.slice(drawn + 1));
};

const moved = (deal: HandsDeal, hands: readonly Hand[], move: Move): readonly Hand[] => {
  if (move === 'split') return split(deal);
  const turn = turnOf(hands);
  return hands.map((hand, at) => {
    if (at !== turn) return hand;
    if (move === 'stand') return { ...hand, isDone: true };
    const next = drawTo(deal, hands, at);
    return move === 'double' ? { ...next, isDoubled: true, isDone: true } : next;
  });
};

/** The hands after these moves. */
export const handsAfter = (deal: HandsDeal, moves: readonly Move[]): readonly Hand[] =>
  moves.reduce<readonly Hand[]>(
    (hands, move) => moved(deal, hands, move),
    [handOf(deal.player, deal.further)],
  );

/** Hands in the form that verification compares: the cards of each. */
export const writtenHands = (hands: readonly { readonly cards: readonly string[] }[]): string =>
  hands.map(({ cards }) => cards.join(' ')).join(' : ');
