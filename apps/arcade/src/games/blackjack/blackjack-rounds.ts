import { cents, ok, refuse, type Cents, type Result } from '@kipenga/betting-core';
import type { Decided, SharedDecisions, SharedGame, Wager } from '../../play/shared-game.ts';
import { SharedRounds } from '../../play/shared-rounds.ts';
import type { Asked, TableParts } from '../../play/table.ts';
import type { HandView, RefusalCode } from '../../protocol.ts';
import { countOf, isBust, isNatural } from './count.ts';
import {
  DEAL_BLOCKS,
  dealOf,
  drawsOf,
  HAND_BLOCKS,
  isDealersNatural,
  NO_DRAWS,
  openCards,
  type Deal,
  type Draws,
} from './deal.ts';
import { handsAfter, movesFor, MOVES, turnOf, type Hand, type Move } from './hands.ts';
import { BLACKJACK_PACE, DECIDING_MS } from './pace.ts';
import { paidFor, stakeOn } from './settle.ts';

/** A player's decisions so far, and the cards their hand can draw. */
interface Played {
  readonly moves: readonly Move[];
  readonly draws: Draws;
}

const handsOf = ({ moves, draws }: Played, { player }: Deal): readonly Hand[] =>
  handsAfter({ player, ...draws }, moves);

const viewsOf = ({ stake, terms }: Wager<Played>, deal: Deal): readonly HandView[] => {
  const hands = handsOf(terms, deal);
  const turn = turnOf(hands);
  return hands.map((hand, at) => {
    const state = at === turn ? 'turn' : 'waiting';
    return { cards: hand.cards, stake: stakeOn(hand, stake), state: hand.isDone ? 'done' : state };
  });
};

/** A move comes with the number of moves before it, so that a repeated request moves once. */
const decide = (
  { stake, terms }: Wager<Played>,
  asked: Asked,
  deal: Deal,
): Result<Decided<Played>, RefusalCode> => {
  const { moves } = terms;
  const move = MOVES.find((one) => one === asked['move']);
  if (move === undefined) return refuse('unreadable');
  if (asked['after'] !== moves.length || !movesFor(handsOf(terms, deal)).includes(move))
    return refuse('too-late');
  const isRaise = move === 'double' || move === 'split';
  return ok({ terms: { ...terms, moves: [...moves, move] }, adds: isRaise ? stake : cents(0) });
};

const movesIn = (made: string): readonly Move[] =>
  made.split(' ').flatMap((text) => MOVES.find((move) => move === text) ?? []);

const decisions: SharedDecisions<Played, Deal> = {
  lastsMs: (deal) => (isDealersNatural(deal) ? 0 : DECIDING_MS),
  openOf: openCards,
  ownBlocks: HAND_BLOCKS,
  deal: ({ moves }, digest) => ({ moves, draws: drawsOf(digest) }),
  decide,
  isDone: ({ terms }, deal) => turnOf(handsOf(terms, deal)) < 0,
  write: ({ moves }) => moves.join(' '),
  read: (made) => ({ moves: movesIn(made), draws: NO_DRAWS }),
};

/** The dealer's hand for the lobby: '19', 'BJ', or 'X' for a bust. */
export const dealersMark = ({ dealer }: Deal): string => {
  if (isNatural(dealer)) return 'BJ';
  return isBust(dealer) ? 'X' : String(countOf(dealer).total);
};

/** Blackjack with one deal at a time for everybody; each player decides for their own hand. */
export const blackjackGame = (cap: Cents): SharedGame<Played, Deal> => ({
  ...BLACKJACK_PACE,
  stakesPerRound: 1,
  blocks: DEAL_BLOCKS,
  readTerms: () => ({ moves: [], draws: NO_DRAWS }),
  showTerms: (wager, deal) => ({
    at: null,
    pick: null,
    ...(deal && { hands: viewsOf(wager, deal), moves: wager.terms.moves }),
  }),
  outcomeOf: dealOf,
  wins: ({ stake, terms }, deal) => {
    const paid = paidFor(handsOf(terms, deal), deal.dealer, stake, cap);
    return paid === 0 ? null : { paid, at: null };
  },
  markOf: dealersMark,
  decisions,
});

/** Opens a blackjack table. */
export const blackjackTable = (parts: TableParts) => new SharedRounds(parts, blackjackGame(parts.limits.cap));
