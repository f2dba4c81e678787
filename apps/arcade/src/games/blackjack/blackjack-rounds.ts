import { cents, ok, refuse, type Cents, type Result } from '@kipenga/betting-core';
import type { Decided, SharedDecisions, SharedGame, Wager } from '../../play/shared-game.ts';
import { SharedRounds } from '../../play/shared-rounds.ts';
import type { Asked, TableParts } from '../../play/table.ts';
import type { HandView, RefusalCode } from '../../protocol.ts';
import { countOf, isBust, isNatural } from './count.ts';
import { DEAL_BLOCKS, dealOf, isDealersNatural, openCards, type Deal } from './deal.ts';
import { handsAfter, movesFor, MOVES, turnOf, type Move } from './hands.ts';
import { BLACKJACK_PACE, DECIDING_MS } from './pace.ts';
import { paidFor, stakeOn } from './settle.ts';

/** What a player has decided so far. */
type Moves = readonly Move[];

const viewsOf = ({ stake, terms }: Wager<Moves>, deal: Deal): readonly HandView[] => {
  const hands = handsAfter(deal, terms);
  const turn = turnOf(hands);
  return hands.map((hand, at) => {
    const state = at === turn ? 'turn' : 'waiting';
    return { cards: hand.cards, stake: stakeOn(hand, stake), state: hand.isDone ? 'done' : state };
  });
};

/** A move is asked for with the number of those before it: a request that comes twice moves once. */
const decide = (
  { stake, terms }: Wager<Moves>,
  asked: Asked,
  deal: Deal,
): Result<Decided<Moves>, RefusalCode> => {
  const move = MOVES.find((one) => one === asked['move']);
  if (move === undefined) return refuse('unreadable');
  if (asked['after'] !== terms.length || !movesFor(handsAfter(deal, terms)).includes(move))
    return refuse('too-late');
  const isRaise = move === 'double' || move === 'split';
  return ok({ terms: [...terms, move], adds: isRaise ? stake : cents(0) });
};

const decisions: SharedDecisions<Moves, Deal> = {
  lastsMs: (deal) => (isDealersNatural(deal) ? 0 : DECIDING_MS),
  openOf: openCards,
  decide,
  isDone: ({ terms }, deal) => turnOf(handsAfter(deal, terms)) < 0,
};

/** The dealer's hand for the lobby: '19', 'BJ', or 'X' when it went over. */
export const dealersMark = ({ dealer }: Deal): string => {
  if (isNatural(dealer)) return 'BJ';
  return isBust(dealer) ? 'X' : String(countOf(dealer).total);
};

/** One deal at a time for everybody; each decides for a hand of their own. */
export const blackjackGame = (cap: Cents): SharedGame<Moves, Deal> => ({
  ...BLACKJACK_PACE,
  stakesPerRound: 1,
  blocks: DEAL_BLOCKS,
  readTerms: () => [],
  showTerms: (wager, deal) => ({ at: null, pick: null, ...(deal && { hands: viewsOf(wager, deal) }) }),
  outcomeOf: dealOf,
  wins: ({ stake, terms }, deal) => {
    const paid = paidFor(handsAfter(deal, terms), deal.dealer, stake, cap);
    return paid === 0 ? null : { paid, at: null };
  },
  markOf: dealersMark,
  decisions,
});

/** A table where blackjack is dealt. */
export const blackjackTable = (parts: TableParts) => new SharedRounds(parts, blackjackGame(parts.limits.cap));
