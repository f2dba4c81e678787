import type { ActArgs, ActName } from '@kipenga/api/desk';
import type { WrittenAct } from '@kipenga/desk-rules';
import { createContext, use } from 'react';
import type { Field } from './DeskForm.tsx';

type Values = Readonly<Record<string, string>>;

interface Wanting<A extends ActName> {
  readonly act: A;
  /** Title, and words of the button: 'Void the match'. */
  readonly title: string;
  /** Subject, in words: a match, a customer, a payment. */
  readonly about?: string;
  /**
   * Subject, by the arguments that are known before the fields are filled in; null where it has none. Not needed where all
   * arguments are known.
   */
  readonly on?: { readonly [K in keyof ActArgs[A]]?: ActArgs[A][K] | null };
}

/** A requested act: complete, or with fields still to be filled in. */
export type WantedAct = {
  readonly [A in ActName]:
    | (Wanting<A> & { readonly args: ActArgs[A]; readonly fields?: never })
    | (Wanting<A> & { readonly fields: readonly Field[]; readonly argsOf: (values: Values) => ActArgs[A] });
}[ActName];

export const ActContext = createContext<(wanted: WantedAct) => void>(() => undefined);

/** Returns the function that opens the drawer of an act. */
export const useAct = (): ((wanted: WantedAct) => void) => use(ActContext);

/** Names of the acts in the journal and the approvals. They are imperatives, since a requested act is not done yet. */
export const ACT_WORDS: Readonly<Record<ActName, string>> = {
  suspend: 'Suspend betting',
  resume: 'Resume betting',
  'limit-prices': 'Limit prices',
  'end-price-limit': 'End a limit of prices',
  result: 'Say or correct a result',
  void: 'Void a match',
  'take-result-back': 'Take a result back',
  postpone: 'Tell another start',
  'give-back': 'Give a match back to its feed',
  'answer-line': 'Answer a line of a feed',
  'try-again': 'Have something tried again',
  'assign-suspense': 'Say whose suspense money is',
  'return-suspense': 'Send suspense money back',
  'end-payout': 'End a payout',
  'ask-payout': 'Ask about a payout',
  'send-payout-again': 'Send a payout again',
  'move-receipt': 'Give a receipt to the payout it is of',
  credit: 'Give a customer money',
  'pay-tax': 'Pay tax',
  'ask-tax': 'Ask about a payment of tax',
  'move-receipt-to-tax': 'Give a receipt to the tax it is of',
  'end-tax': 'End a payment of tax',
  'book-line': 'Book a line of the statement',
  'explain-line': 'Explain a line of the statement',
  'close-account': 'Close an account',
  block: 'Block an account',
  'hold-money': 'Hold an account’s money back',
  unblock: 'Unblock an account',
  classify: 'Say a customer’s class',
  'decide-balance': 'Decide on a held balance',
  'erase-person': 'Forget who a customer was',
  limit: 'Enter a limit',
  'end-limit': 'End a limit',
  'set-booster': 'Set the booster',
  'set-house-limit': 'Set a limit of the house',
  'withdraw-house-limit': 'Withdraw a limit of the house',
  'set-tax': 'Enter taxes',
  'withdraw-tax': 'Withdraw taxes',
  'open-jackpot': 'Open a jackpot',
  'cancel-jackpot': 'Call a jackpot off',
  'stop-operator': 'Stop an operator',
  'reset-codes': 'Give an operator new codes',
  'note-customer': 'Write a note',
  'note-case': 'Note a case',
  'switch-game-off': 'Switch a game off',
  'switch-game-on': 'Switch a game on',
};

/** Other words in the journal. The type makes a missing one a compile error. */
const WRITTEN_BESIDES: Readonly<Record<Exclude<WrittenAct, ActName>, string>> = {
  'refuse-act': 'Refuse an act',
  'withdraw-act': 'Withdraw what was asked for',
  'import-statement': 'Take a statement',
};

/** Words written by other parts of the platform, or by older releases. */
const OTHER_ACTS: Readonly<Record<string, string>> = {
  yes: 'Let a line in',
  no: 'Drop a line',
  another: 'Say it is another match',
  overtaken: 'Leave a line to a newer one',
  close: 'Suspend betting',
  open: 'Resume betting',
  reopen: 'Take a result back',
  again: 'Have something tried again',
  closed: 'Close the account',
  'stakes-back': 'Give the stakes back',
  'pay-out': 'Pay the balance out',
  erased: 'Forget who it was',
};

/** Name of an act; an unknown one keeps its name on the wire. */
export const actWords = (act: string): string =>
  ({ ...OTHER_ACTS, ...WRITTEN_BESIDES, ...ACT_WORDS } as Readonly<Record<string, string | undefined>>)[
    act
  ] ?? act;
