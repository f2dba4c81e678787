import type { BetSystem } from '@kipenga/betting-core';
import type { TransferKind } from '../ledger/index.ts';

/** The regulator's name of an event. */
export type EventName =
  | 'held'
  | 'placed'
  | 'settled'
  | 'voided'
  | 'cashed-out'
  | 'corrected'
  | 'deposit'
  | 'withdrawal'
  | 'promotion'
  | 'house';

const NAMES: Readonly<Record<TransferKind, EventName>> = {
  stake: 'placed',
  'stake-held': 'held',
  'held-taken': 'placed',
  'ticket-stake': 'placed',
  'game-stake': 'placed',
  'bet-won': 'settled',
  'bet-lost': 'settled',
  'ticket-won': 'settled',
  'game-round': 'settled',
  'game-round-unwagered': 'settled',
  'casino-jackpot': 'settled',
  'payout-release': 'settled',
  'held-returned': 'voided',
  'held-unwagered': 'voided',
  'bet-void': 'voided',
  'ticket-void': 'voided',
  'game-stake-returned': 'voided',
  'deposit-returned': 'voided',
  'cash-out': 'cashed-out',
  'settlement-reversal': 'corrected',
  'bonus-release-reversal': 'corrected',
  'refund-reversal': 'corrected',
  advance: 'corrected',
  repayment: 'corrected',
  credit: 'corrected',
  'payout-reopened': 'corrected',
  deposit: 'deposit',
  suspense: 'deposit',
  'from-suspense': 'deposit',
  'held-back': 'deposit',
  'sent-back': 'withdrawal',
  withdrawal: 'withdrawal',
  'withdrawal-paid': 'withdrawal',
  'withdrawal-change': 'withdrawal',
  'withdrawal-returned': 'withdrawal',
  'taxed-returned': 'withdrawal',
  'welcome-bonus': 'promotion',
  'bonus-release': 'promotion',
  refund: 'promotion',
  grant: 'promotion',
  'bonus-lapsed': 'promotion',
  'winnings-forfeited': 'corrected',
  'stakes-returned': 'corrected',
  'tax-asked': 'house',
  'tax-paid': 'house',
  'tax-back': 'house',
  'tax-reopened': 'house',
  'jackpot-guarantee': 'house',
  'jackpot-rollover': 'house',
  'casino-jackpot-opened': 'house',
};

/** A transfer in the books, with the terms of the bet it placed. */
export interface BookEvent {
  /** 64 random hex characters: the id and the salt. */
  readonly hash: string;
  /** To the microsecond, in UTC. */
  readonly at: string;
  readonly kind: string;
  readonly reference: string;
  /** From, to, and cents; customers' accounts without the customer's id. */
  readonly moves: readonly (readonly [string, string, number])[];
  readonly bet: {
    readonly reference: string;
    readonly stake: number;
    readonly odds: number;
    readonly win: number;
    readonly system: BetSystem | null;
    /** Match number, market, outcome, and price in thousandths. */
    readonly picks: readonly (readonly [string, string, string, number])[];
  } | null;
}

/** An unstaked deposit can also be returned by a game's round or a failed withdrawal: those void no stake. */
const nameOf = ({ kind, moves }: Pick<BookEvent, 'kind' | 'moves'>): EventName => {
  if (kind === 'deposit-returned' && moves[0]?.[0] === 'withdrawal_hold') return 'withdrawal';
  return Object.hasOwn(NAMES, kind) ? NAMES[kind as TransferKind] : 'house';
};

/** An event as it is reported and sealed. The form must never change: the events of a sealed day have to give the same bytes for ever. */
export const publishedForm = ({ hash, at, kind, reference, moves, bet }: BookEvent) => ({
  id: hash.slice(0, 32),
  salt: hash.slice(32),
  record: JSON.stringify({
    at,
    event: nameOf({ kind, moves }),
    kind,
    reference,
    moves,
    ...(bet && { bet }),
  }),
});
