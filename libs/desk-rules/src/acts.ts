import { kes, type Cents } from '@kipenga/betting-core';

/** The roles of operators. */
export const ROLES = ['trader', 'cashier', 'support', 'compliance', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The rules that an act is held to. */
export interface ActRule {
  readonly roles: readonly Role[];
  /** True if a reason in words is required; otherwise it is optional. */
  readonly needsWhy: boolean;
  /** True if it is done only with the version of the preview that was shown. */
  readonly needsPreview: boolean;
  /** A second person has to approve it above this sum moved by hand; null for never. Below zero it is always so. */
  readonly secondAbove: Cents | null;
}

const rule = (
  roles: readonly Role[],
  { needsWhy = true, needsPreview = true, secondAbove = null }: Partial<Omit<ActRule, 'roles'>> = {},
): ActRule => ({ roles, needsWhy, needsPreview, secondAbove });

const TRADING = ['trader', 'admin'] as const;
const MONEY = ['cashier', 'admin'] as const;
const PEOPLE = ['compliance', 'admin'] as const;

/** The most that one person may let a match cost the house. */
const ALONE_ON_A_MATCH = kes(1_000_000);
/** The most that one person may move by hand alone. */
const ALONE = kes(10_000);
const ALWAYS = -1 as Cents;

/** The acts of the desk. Their roles and rules stand only here. */
export const ACTS = {
  /** Closes betting on a market, a match, a competition or everything. It has to be quick, so there is no preview. */
  suspend: rule(TRADING, { needsPreview: false }),
  /** Opens again a market, match or competition that the house has suspended. */
  resume: rule(TRADING, { needsWhy: false, needsPreview: false }),
  /**
   * Sets the least and the highest price offered on a market or a match. Prices of the feed outside of them are not offered.
   */
  'limit-prices': rule(TRADING),
  /** Ends such limits: the prices of the feed are offered again, which its guards look at as ever. */
  'end-price-limit': rule(TRADING),
  /** Enters or corrects the result of a match. The sum that counts is the money taken back from customers. */
  result: rule(TRADING, { secondAbove: ALONE }),
  /** Calls a match off: every stake is returned. */
  void: rule(TRADING, { secondAbove: ALONE }),
  /** Takes back the result of a match. */
  'take-result-back': rule(TRADING, { secondAbove: ALONE }),
  /** Enters another start of a match, or that none is known. Picks may be void by it, and their stakes are returned. */
  postpone: rule(TRADING),
  /** Lets the feed decide the result of a match again. */
  'give-back': rule(TRADING, { needsWhy: false, needsPreview: false }),
  /** Answers a line of a feed that was set aside. */
  'answer-line': rule(TRADING, { needsWhy: false, needsPreview: false }),
  /** Retries a settlement or a job that failed. */
  'try-again': rule(['trader', 'cashier', 'support', 'admin'], { needsWhy: false, needsPreview: false }),
  /** Names the owner of money in suspense: it is credited as a deposit. */
  'assign-suspense': rule(MONEY, { secondAbove: ALONE }),
  /** Books that money in suspense went back to its sender. M-Pesa's own portal sends it. */
  'return-suspense': rule(MONEY, { secondAbove: ALONE }),
  /** Ends a payout whose end mobile money never told: paid, with its receipt, or given back. */
  'end-payout': rule(MONEY, { secondAbove: ALONE }),
  /** Asks mobile money once more for the state of a payout. */
  'ask-payout': rule(MONEY, { needsWhy: false, needsPreview: false }),
  /** Sends a payout again that mobile money, when asked, does not know, or would not carry back: two persons, always. */
  'send-payout-again': rule(MONEY, { secondAbove: ALWAYS }),
  /**
   * Ends a payout by the receipt that mobile money tells of it, and reopens the payout or tax that a person had ended
   * by that receipt: two persons, always.
   */
  'move-receipt': rule(MONEY, { secondAbove: ALWAYS }),
  /**
   * Gives a customer money of the house, whole cents up to the limit `max_credit`: two persons, always, since nothing else
   * says that it is owed.
   */
  credit: rule(MONEY, { secondAbove: ALWAYS }),
  /** Pays a tax that is owed up to the end of a day. */
  'pay-tax': rule(MONEY, { secondAbove: ALONE }),
  /** Asks the gateway for the state of a payment of tax. */
  'ask-tax': rule(MONEY, { needsWhy: false, needsPreview: false }),
  /**
   * Ends a payment of tax by the receipt that its gateway tells of it, and reopens what a person had ended by that
   * receipt: two persons, always.
   */
  'move-receipt-to-tax': rule(MONEY, { secondAbove: ALWAYS }),
  /** Ends a payment of tax whose end the gateway never told: paid, with its receipt, or not paid. */
  'end-tax': rule(MONEY, { secondAbove: ALONE }),
  /**
   * Books money that is in M-Pesa's statement but not in the books. It stands in suspense, to be assigned or sent back.
   * Two persons, always: the person who imports a statement could have written it.
   */
  'book-line': rule(MONEY, { secondAbove: ALWAYS }),
  /** Explains a line of the statement that differs from the books. Nothing moves; the sum that counts is the difference. */
  'explain-line': rule(MONEY, { secondAbove: ALONE }),
  /**
   * Closes an account: its cash goes to its number, less the fee if its customer has asked for it, or is held if its holder is
   * under age.
   */
  'close-account': rule(PEOPLE, { secondAbove: ALONE }),
  /** Blocks an account: it takes no stakes and no deposits; its customer can still withdraw. */
  block: rule(['support', ...PEOPLE]),
  /** Blocks an account and holds its money: two persons, always. */
  'hold-money': rule(PEOPLE, { secondAbove: ALWAYS }),
  /** Ends a block. The sum that counts is what the customer can stake and withdraw again. */
  unblock: rule(PEOPLE, { secondAbove: ALONE }),
  /** Puts a customer into a class, whose stakes a limit may hold, or into none. */
  classify: rule(['trader', ...PEOPLE]),
  /** Decides on the held balance of a closed account: two persons, always. */
  'decide-balance': rule(PEOPLE, { secondAbove: ALWAYS }),
  /** Masks the owner of a closed and empty account; its books stay: two persons, always. */
  'erase-person': rule(PEOPLE, { secondAbove: ALWAYS }),
  /**
   * Sets the highest payout of matches, the margin of cash-outs, or the highest stake of a class. The sum that counts
   * is the highest payout.
   */
  limit: rule(TRADING, { secondAbove: ALONE_ON_A_MATCH }),
  /** Ends such a limit: two persons, always, since nothing else may limit the match. */
  'end-limit': rule(TRADING, { needsPreview: false, secondAbove: ALWAYS }),
  /** Sets the booster of accumulators, or switches it off: two persons, always, since it pays every accumulator. */
  'set-booster': rule(TRADING, { secondAbove: ALWAYS }),
  /** Sets a limit of the house from a moment to come: two persons, always, since it holds for every customer. */
  'set-house-limit': rule(TRADING, { secondAbove: ALWAYS }),
  /** Withdraws such a limit that has not begun. */
  'withdraw-house-limit': rule(TRADING, { secondAbove: ALWAYS }),
  /** Enters the taxes from a day to come: two persons, always, since every bet bears them. */
  'set-tax': rule(PEOPLE, { secondAbove: ALWAYS }),
  /** Withdraws such taxes that have not begun. */
  'withdraw-tax': rule(PEOPLE, { secondAbove: ALWAYS }),
  /** Opens a jackpot, if the house can bear its board. The sum that counts is the house's money in the fund. */
  'open-jackpot': rule(TRADING, { secondAbove: ALONE_ON_A_MATCH }),
  /** Calls a jackpot off, so that every stake in it is returned: two persons, always. */
  'cancel-jackpot': rule(TRADING, { secondAbove: ALWAYS }),
  /** Locks an operator out from that second on: two persons, always. */
  'stop-operator': rule(['admin'], { secondAbove: ALWAYS }),
  /** Gives an operator a new secret for codes, told once to the approving person: two persons, always. */
  'reset-codes': rule(['admin'], { secondAbove: ALWAYS }),
  /** Writes a note about a customer for other operators; the note is the reason. */
  'note-customer': rule(ROLES, { needsPreview: false }),
  /** Notes the outcome of a look at a customer; the note is the reason. */
  'note-case': rule(PEOPLE, { needsPreview: false }),
  /** Takes a game off every list and opens it for nobody; running rounds go on to their end. */
  'switch-game-off': rule(['trader', ...PEOPLE], { needsPreview: false }),
  /** Puts a game back on the lists. */
  'switch-game-on': rule(['trader', ...PEOPLE], { needsWhy: false, needsPreview: false }),
} as const satisfies Readonly<Record<string, ActRule>>;

/**
 * The parts of the desk that only some roles read. `compliance` has the people to call, suspicious money, identities,
 * and the register.
 */
export const READERS = { compliance: PEOPLE } as const satisfies Readonly<Record<string, readonly Role[]>>;

/** True if a role reads this part of the desk. */
export const mayRead = (role: Role, part: keyof typeof READERS): boolean => {
  const readers: readonly Role[] = READERS[part];
  return readers.includes(role);
};

export type ActName = keyof typeof ACTS;

export const isActName = (name: string): name is ActName => Object.hasOwn(ACTS, name);

/** True if a role may do an act, and so approve another person's. */
export const mayDo = (role: Role, act: ActName): boolean => {
  const { roles }: ActRule = ACTS[act];
  return roles.includes(role);
};

/** True if an act needs a second person whatever it moves. */
export const isAlwaysForTwo = (act: ActName): boolean => ACTS[act].secondAbove === ALWAYS;

/** True if an act that moves this sum by hand needs a second person. */
export const needsSecond = (act: ActName, moves: Cents): boolean => {
  const { secondAbove }: ActRule = ACTS[act];
  return secondAbove !== null && moves > secondAbove;
};
