import type { StatementType } from '@kipenga/betting-core';

/** Everything other rules need to know about a kind of transfer. Each field is read by the rule it names, and by nothing else. */
export interface KindMeaning {
  /** Counts towards the day's limits on stakes and losses, and towards the results of games (`played.ts`). */
  readonly play: Play | null;
  /**
   * Marks the money it adds to the cash (`wallet-lots.ts`): 'unwagered' money pays the fee if it is withdrawn unstaked (D11),
   * 'tax-free' money bears no tax on withdrawals, since it has borne it or never owed it (D94). Null for all other money, or none.
   */
  readonly cash: 'unwagered' | 'tax-free' | null;
  /** Names its line in the customer's statement (D87); null if it moves nothing that a statement shows. */
  readonly statement: StatementWord | null;
}

type Play =
  | { readonly is: 'stake' | 'winnings'; readonly inGame: boolean }
  /**
   * Returns a stake, which then counts as never staked on its day. `stake` finds that stake: by the bet or the ticket the
   * transfer names or, in a game, by the reference behind the transfer's own kind. Without one there, the transfer is no play.
   */
  | { readonly is: 'stake-back'; readonly inGame: boolean; readonly stake: 'stake:' | 'ticket:' | null };

/** Types of a kind's lines in the statement. */
export interface StatementWord {
  readonly type: StatementType;
  /** The type of the withheld tax's own line; null if there is no tax, or if it is returned with the rest. */
  readonly tax: StatementType | null;
  /** Its type for a free bet, which has no stake line before it. */
  readonly ofFreeBet?: StatementType;
  /** Its type for a withdrawal that arrived: databases older than `withdrawal-change` have such cents. */
  readonly ofPaidWithdrawal?: StatementType;
}

const word = (type: StatementType, tax: StatementType | null = null): StatementWord => ({ type, tax });

/** Every kind of transfer. A kind that is no longer posted keeps its row, since its transfers are kept for good. */
const MEANINGS = {
  // Payments.
  deposit: { play: null, cash: 'unwagered', statement: word('deposit', 'deposit-tax') },
  withdrawal: { play: null, cash: null, statement: word('withdrawal', 'withdrawal-tax') },
  'withdrawal-paid': { play: null, cash: null, statement: null },
  'withdrawal-change': { play: null, cash: 'tax-free', statement: word('withdrawal-change') },
  'withdrawal-returned': {
    play: null,
    cash: null,
    statement: { ...word('withdrawal-returned'), ofPaidWithdrawal: 'withdrawal-change' },
  },
  'taxed-returned': { play: null, cash: 'tax-free', statement: word('withdrawal-returned') },
  // Returned by a failed withdrawal, or by a game stake that was taken back.
  'deposit-returned': {
    play: { is: 'stake-back', inGame: true, stake: null },
    cash: 'unwagered',
    statement: word('withdrawal-returned'),
  },
  suspense: { play: null, cash: null, statement: null },
  'from-suspense': { play: null, cash: null, statement: null },
  'held-back': { play: null, cash: null, statement: null },
  'sent-back': { play: null, cash: null, statement: null },
  'payout-reopened': { play: null, cash: null, statement: null },
  // By hand (0106): no play, no deposit, and no win that has borne its tax.
  credit: { play: null, cash: null, statement: word('credit') },

  // Bets.
  stake: { play: { is: 'stake', inGame: false }, cash: null, statement: word('bet', 'stake-tax') },
  // A bet on a match in play waits: its stake is held, and then either taken, with its tax, or returned. It has the reference of any
  // stake.
  'stake-held': { play: { is: 'stake', inGame: false }, cash: null, statement: word('bet', 'stake-tax') },
  'held-taken': { play: null, cash: null, statement: null },
  'held-returned': {
    play: { is: 'stake-back', inGame: false, stake: 'stake:' },
    cash: null,
    statement: word('bet-returned'),
  },
  // The part of it that was an unstaked deposit, and is again.
  'held-unwagered': {
    play: { is: 'stake-back', inGame: false, stake: 'stake:' },
    cash: 'unwagered',
    statement: word('bet-returned'),
  },
  'bet-won': {
    play: { is: 'winnings', inGame: false },
    cash: null,
    statement: { ...word('bet-payout', 'winnings-tax'), ofFreeBet: 'free-bet-payout' },
  },
  'cash-out': {
    play: { is: 'winnings', inGame: false },
    cash: null,
    statement: word('cash-out', 'winnings-tax'),
  },
  'bet-lost': { play: null, cash: null, statement: null },
  'bet-void': {
    play: { is: 'stake-back', inGame: false, stake: 'stake:' },
    cash: null,
    statement: word('bet-returned'),
  },
  'settlement-reversal': {
    play: { is: 'winnings', inGame: false },
    cash: null,
    statement: word('correction'),
  },
  'payout-release': { play: null, cash: null, statement: word('payout-release') },
  advance: { play: null, cash: null, statement: word('advance') },
  repayment: { play: null, cash: null, statement: word('repayment') },

  // Jackpots.
  'ticket-stake': {
    play: { is: 'stake', inGame: false },
    cash: null,
    statement: word('ticket', 'stake-tax'),
  },
  'ticket-won': {
    play: { is: 'winnings', inGame: false },
    cash: null,
    statement: word('ticket-payout', 'winnings-tax'),
  },
  'ticket-void': {
    play: { is: 'stake-back', inGame: false, stake: 'ticket:' },
    cash: null,
    statement: word('ticket-returned'),
  },
  'jackpot-guarantee': { play: null, cash: null, statement: null },
  'jackpot-rollover': { play: null, cash: null, statement: null },

  // Games.
  'game-stake': { play: { is: 'stake', inGame: true }, cash: null, statement: word('game') },
  'game-stake-returned': {
    play: { is: 'stake-back', inGame: true, stake: null },
    cash: null,
    statement: word('game'),
  },
  'game-round': { play: { is: 'winnings', inGame: true }, cash: null, statement: word('game') },
  // The part of a round that returns stakes which were never at risk.
  'game-round-unwagered': {
    play: { is: 'winnings', inGame: true },
    cash: 'unwagered',
    statement: word('game'),
  },
  'casino-jackpot': {
    play: { is: 'winnings', inGame: true },
    cash: null,
    statement: word('ticket-payout', 'winnings-tax'),
  },
  'casino-jackpot-opened': { play: null, cash: null, statement: null },

  // Promotions.
  'welcome-bonus': { play: null, cash: null, statement: word('welcome-bonus') },
  'bonus-release': { play: null, cash: null, statement: word('bonus-release') },
  'bonus-release-reversal': { play: null, cash: null, statement: word('bonus-release-reversal') },
  refund: { play: null, cash: null, statement: word('refund') },
  'refund-reversal': { play: null, cash: null, statement: word('refund-reversal') },
  grant: { play: null, cash: null, statement: word('free-bet') },

  // Tax to the revenue authority.
  'tax-asked': { play: null, cash: null, statement: null },
  'tax-paid': { play: null, cash: null, statement: null },
  'tax-back': { play: null, cash: null, statement: null },
  'tax-reopened': { play: null, cash: null, statement: null },

  // Closed accounts.
  'bonus-lapsed': { play: null, cash: null, statement: word('bonus-lapsed') },
  'winnings-forfeited': { play: null, cash: null, statement: word('winnings-forfeited') },
  'stakes-returned': { play: null, cash: null, statement: word('stakes-returned') },
} as const satisfies Readonly<Record<string, KindMeaning>>;

/** A kind of transfer. A new one compiles once its row in the table is complete. */
export type TransferKind = keyof typeof MEANINGS;

const MEANING_OF: Readonly<Record<TransferKind, KindMeaning>> = MEANINGS;
const KINDS = Object.keys(MEANINGS) as readonly TransferKind[];

/** Transfers of tax that is owed already: they make no new tax due, and pay no customer. */
export const TAX_MOVES: readonly string[] = [
  'tax-asked',
  'tax-paid',
  'tax-back',
  'tax-reopened',
] satisfies readonly TransferKind[];

/** The meaning of a stored kind; null if a newer release posted it. */
export const meaningOf = (kind: string): KindMeaning | null => {
  const known = KINDS.find((one) => one === kind);
  return known === undefined ? null : MEANING_OF[known];
};

/** The kinds whose meaning fits, as a parameter for an SQL statement. */
export const kindsWhere = (fits: (meaning: KindMeaning) => boolean): readonly TransferKind[] =>
  KINDS.filter((kind) => fits(MEANING_OF[kind]));
