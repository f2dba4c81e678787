import type { ActArgs, ActName } from '@kipenga/api/desk';
import { createContext, use } from 'react';
import type { Field } from './DeskForm.tsx';

type Values = Readonly<Record<string, string>>;

interface Wanting<A extends ActName> {
  readonly act: A;
  /** What its button does: 'Void the match'. */
  readonly title: string;
  /** What it is done to: a match, a customer, a payment. */
  readonly about?: string;
}

/** An act somebody wants to do: whole, or with fields that still ask for something. */
export type WantedAct = {
  readonly [A in ActName]:
    | (Wanting<A> & { readonly args: ActArgs[A]; readonly fields?: never })
    | (Wanting<A> & { readonly fields: readonly Field[]; readonly argsOf: (values: Values) => ActArgs[A] });
}[ActName];

export const ActContext = createContext<(wanted: WantedAct) => void>(() => undefined);

/** Opens the drawer in which an act is shown, explained and done. */
export const useAct = (): ((wanted: WantedAct) => void) => use(ActContext);

/** The acts as the journal and the approvals call them. */
export const ACT_WORDS: Readonly<Record<ActName, string>> = {
  suspend: 'Suspended betting',
  resume: 'Resumed betting',
  result: 'Said a result',
  void: 'Voided a match',
  'take-result-back': 'Took a result back',
  postpone: 'Told another start',
  'give-back': 'Gave a match back to its feed',
  'answer-line': 'Answered a line of a feed',
  'try-again': 'Had something tried again',
  'assign-suspense': 'Said whose suspense money is',
  'return-suspense': 'Sent suspense money back',
  'end-payout': 'Ended a payout',
  'ask-payout': 'Asked about a payout',
  'send-payout-again': 'Sent a payout again',
  'move-receipt': 'Gave a receipt to the payout it is of',
  'pay-tax': 'Paid tax',
  'ask-tax': 'Asked about a payment of tax',
  'move-receipt-to-tax': 'Gave a receipt to the tax it is of',
  'end-tax': 'Ended a payment of tax',
  'book-line': 'Booked a line of the statement',
  'explain-line': 'Explained a line of the statement',
  'close-account': 'Closed an account',
  block: 'Blocked an account',
  'hold-money': 'Held an account’s money back',
  unblock: 'Unblocked an account',
  classify: 'Said a customer’s class',
  'decide-balance': 'Decided on a held balance',
  'erase-person': 'Forgot who a customer was',
  limit: 'Entered a limit',
  'end-limit': 'Ended a limit',
  'set-booster': 'Set the booster',
  'open-jackpot': 'Opened a jackpot',
  'cancel-jackpot': 'Called a jackpot off',
  'stop-operator': 'Stopped an operator',
  'reset-codes': 'Gave an operator new codes',
  'note-case': 'Noted a case',
  'switch-game-off': 'Switched a game off',
  'switch-game-on': 'Switched a game on',
};

/** What was said of matches, done to accounts by others than the desk, or decided on an act. */
const OTHER_ACTS: Readonly<Record<string, string>> = {
  'refuse-act': 'Refused an act',
  yes: 'Let a line in',
  no: 'Dropped a line',
  another: 'Said it is another match',
  overtaken: 'Left a line to a newer one',
  close: 'Suspended betting',
  open: 'Resumed betting',
  reopen: 'Took a result back',
  again: 'Had something tried again',
  closed: 'Closed the account',
  'stakes-back': 'Gave the stakes back',
  'pay-out': 'Paid the balance out',
  erased: 'Forgot who it was',
};

/** An act by its name on the wire; a newer one by that name. */
export const actWords = (act: string): string =>
  ({ ...OTHER_ACTS, ...ACT_WORDS } as Readonly<Record<string, string | undefined>>)[act] ?? act;
