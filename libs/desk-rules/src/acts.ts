import { kes, type Cents } from '@kipenga/betting-core';

/** What an operator is at the desk for. */
export const ROLES = ['trader', 'cashier', 'support', 'compliance', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What the house holds an act to. */
export interface ActRule {
  readonly roles: readonly Role[];
  /** A reason in words is wanted; else it may be given. */
  readonly needsWhy: boolean;
  /** It is only done as it was shown: with the version of its preview. */
  readonly needsPreview: boolean;
  /** Above so much money by hand a second person has to approve; null where nobody has to. Below zero, always. */
  readonly secondAbove: Cents | null;
}

const rule = (
  roles: readonly Role[],
  { needsWhy = true, needsPreview = true, secondAbove = null }: Partial<Omit<ActRule, 'roles'>> = {},
): ActRule => ({ roles, needsWhy, needsPreview, secondAbove });

const TRADING = ['trader', 'admin'] as const;
const MONEY = ['cashier', 'admin'] as const;
const PEOPLE = ['compliance', 'admin'] as const;

/** What one person lets a match cost the house. */
const ALONE_ON_A_MATCH = kes(1_000_000);
/** Money that one person moves by hand alone. */
const ALONE = kes(10_000);
const ALWAYS = -1 as Cents;

/** Every act of the desk. Who may do it, and what for, stands here and nowhere else. */
export const ACTS = {
  /** Closes betting on a market, a match, a competition or everything. It must be quick: nothing is shown before. */
  suspend: rule(TRADING, { needsPreview: false }),
  /** Opens again what the house has suspended. */
  resume: rule(TRADING, { needsWhy: false, needsPreview: false }),
  /** Says how a match ended, or corrects it. What counts is what is taken back from customers. */
  result: rule(TRADING, { secondAbove: ALONE }),
  /** Calls a match off: every stake goes back. */
  void: rule(TRADING, { secondAbove: ALONE }),
  /** Takes back how a match ended. */
  'take-result-back': rule(TRADING, { secondAbove: ALONE }),
  /** Tells another start of a match, or that none is known: picks may be void by it, and their stakes go back. */
  postpone: rule(TRADING),
  /** Lets the feed say again how a match ends. */
  'give-back': rule(TRADING, { needsWhy: false, needsPreview: false }),
  /** Answers a line of a feed that is set aside. */
  'answer-line': rule(TRADING, { needsWhy: false, needsPreview: false }),
  /** Has a settlement or a job that failed tried again. */
  'try-again': rule(['trader', 'cashier', 'support', 'admin'], { needsWhy: false, needsPreview: false }),
  /** Says whose money in suspense is: it is credited as a deposit. */
  'assign-suspense': rule(MONEY, { secondAbove: ALONE }),
  /** Books that money in suspense went back to where it came from, which M-Pesa's own portal does. */
  'return-suspense': rule(MONEY, { secondAbove: ALONE }),
  /** Ends a payout whose end mobile money never told: paid, with its receipt, or given back. */
  'end-payout': rule(MONEY, { secondAbove: ALONE }),
  /** Asks mobile money once more what became of a payout. */
  'ask-payout': rule(MONEY, { needsWhy: false, needsPreview: false }),
  /** Sends a payout again of which mobile money, asked, knows nothing, or that it would not carry back: two persons, always. */
  'send-payout-again': rule(MONEY, { secondAbove: ALWAYS }),
  /** Ends a payout by the receipt that mobile money tells of it, and opens again what a person had ended by that, a payout or a tax: two persons, always. */
  'move-receipt': rule(MONEY, { secondAbove: ALWAYS }),
  /** Pays what is owed of a tax to the end of a day. */
  'pay-tax': rule(MONEY, { secondAbove: ALONE }),
  /** Asks the gateway what became of a payment of tax. */
  'ask-tax': rule(MONEY, { needsWhy: false, needsPreview: false }),
  /** Ends a payment of tax by the receipt that its gateway tells of it, and opens again what a person had ended by that: two persons, always. */
  'move-receipt-to-tax': rule(MONEY, { secondAbove: ALWAYS }),
  /** Ends a payment of tax whose end nobody told: paid, with its receipt, or not paid. */
  'end-tax': rule(MONEY, { secondAbove: ALONE }),
  /**
   * Books money that M-Pesa's statement has and the books have not: it stands in suspense, to be assigned or sent back. Two persons, always: whoever
   * takes a statement could have written it.
   */
  'book-line': rule(MONEY, { secondAbove: ALWAYS }),
  /** Says why a line of the statement is not as in the books. Nothing moves; what counts is the difference. */
  'explain-line': rule(MONEY, { secondAbove: ALONE }),
  /** Closes an account for the house: its cash goes to its number, or is held where its holder is under age. */
  'close-account': rule(PEOPLE, { secondAbove: ALONE }),
  /** Blocks an account: nothing is staked and nothing comes in; its customer withdraws as ever. */
  block: rule(['support', ...PEOPLE]),
  /** Blocks it, and holds back what is in it: two persons, always. */
  'hold-money': rule(PEOPLE, { secondAbove: ALWAYS }),
  /** Ends a block. What counts is what the customer can stake and take out again. */
  unblock: rule(PEOPLE, { secondAbove: ALONE }),
  /** Says of which class a customer is, whose stakes a limit may hold; or of none. */
  classify: rule(['trader', ...PEOPLE]),
  /** Decides on the held balance of a closed account: two persons, always (D46). */
  'decide-balance': rule(PEOPLE, { secondAbove: ALWAYS }),
  /** Masks who a closed and empty account was of; its books stay: two persons, always. */
  'erase-person': rule(PEOPLE, { secondAbove: ALWAYS }),
  /** Enters the most that is paid on matches, what is kept of cash-outs, or what a class may stake. What counts is the most that is paid. */
  limit: rule(TRADING, { secondAbove: ALONE_ON_A_MATCH }),
  /** Ends such a limit: two persons, always, for behind it nothing may limit a match. */
  'end-limit': rule(TRADING, { needsPreview: false, secondAbove: ALWAYS }),
  /** Sets the booster of accumulators, or switches it off: two persons, always, for every accumulator is paid by it. */
  'set-booster': rule(TRADING, { secondAbove: ALWAYS }),
  /** Opens a jackpot, if the house can bear its board (D106). What counts is what the house puts into the fund. */
  'open-jackpot': rule(TRADING, { secondAbove: ALONE_ON_A_MATCH }),
  /** Calls a jackpot off, so that every stake in it goes back: two persons, always. */
  'cancel-jackpot': rule(TRADING, { secondAbove: ALWAYS }),
  /** Lets an operator in no more, from that second on: two persons, always. */
  'stop-operator': rule(['admin'], { secondAbove: ALWAYS }),
  /** Gives an operator a new secret for codes, told once to who approves it: two persons, always. */
  'reset-codes': rule(['admin'], { secondAbove: ALWAYS }),
  /** Notes what came of looking at a customer; the note is why. */
  'note-case': rule(PEOPLE, { needsPreview: false }),
  /** Takes a game off every list, and opens it for nobody; what is played goes on to its end. */
  'switch-game-off': rule(['trader', ...PEOPLE], { needsPreview: false }),
  /** Puts it back. */
  'switch-game-on': rule(['trader', ...PEOPLE], { needsWhy: false, needsPreview: false }),
} as const satisfies Readonly<Record<string, ActRule>>;

/** Who reads what is not for every role: people to call, whose money to look at, identities, and who is in the register. */
export const READERS = { compliance: PEOPLE } as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Whether a role reads such a part of the desk. */
export const mayRead = (role: Role, part: keyof typeof READERS): boolean => {
  const readers: readonly Role[] = READERS[part];
  return readers.includes(role);
};

export type ActName = keyof typeof ACTS;

export const isActName = (name: string): name is ActName => Object.hasOwn(ACTS, name);

/** Whether a role may do an act, and so approve another's. */
export const mayDo = (role: Role, act: ActName): boolean => {
  const { roles }: ActRule = ACTS[act];
  return roles.includes(role);
};

/** Whether an act that moves so much by hand waits for a second person. */
export const needsSecond = (act: ActName, moves: Cents): boolean => {
  const { secondAbove }: ActRule = ACTS[act];
  return secondAbove !== null && moves > secondAbove;
};
