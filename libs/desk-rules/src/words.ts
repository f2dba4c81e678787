import {
  formatNairobiTime,
  GOAL_MARKETS,
  nairobiDayOf,
  weekdayOf,
  WINNER_MARKETS,
  type Instant,
  type NairobiDay,
} from '@kipenga/betting-core';

/**
 * The words for codes, in the middle of a sentence. The desk, its acts and the journal take them only from here; a code
 * without an entry is a word already.
 */
const WORDS = {
  /** Codes that are words already. */
  name: {},
  /** The states of a payment, for the customer. */
  payment: { TRX_SUCCESS: 'under way', COMPLETED: 'done', FAILED: 'failed', REVERSED: 'sent back' },
  /** The states of a payment, at mobile money. */
  waits: {
    promised: 'about to leave the house',
    sending: 'leaving the house',
    sent: 'with M-Pesa',
    failed: 'refused by M-Pesa',
    held: 'held: M-Pesa told of another sum',
    'receipt held': 'held: its receipt is another’s in the books',
    'back held': 'could not go back where it came from',
  },
  bet: {
    'cashed-out': 'cashed out',
    waiting: 'waits in play',
    fell: 'not placed',
    void: 'void: the stake went back',
    'half-void': 'some picks are void',
  },
  product: { bet: 'bet', ticket: 'jackpot ticket' },
  customer: { unverified: 'phone not verified', active: 'open' },
  limit: {
    'deposit day': 'paid in, a day',
    'deposit week': 'paid in, a week',
    'deposit month': 'paid in, a month',
    'stake day': 'staked, a day',
    'loss day': 'lost, a day',
  },
  /** The reasons why an account is blocked, closed or in a class. */
  reason: {
    'own-wish': 'at the customer’s own wish',
    'under-age': 'its holder is under age',
    house: 'by the house',
    identity: 'we are not sure who it is',
    payments: 'a payment is in question',
    accounts: 'several accounts of one person',
    play: 'how it was played is looked at',
    care: 'we worry about how much is played',
    prices: 'bets come just before prices change',
    promotions: 'bets mostly on offers',
  },
  /** The reasons why the house gives a customer money. */
  credit: {
    settlement: 'a bet was settled wrongly',
    payment: 'a payment went wrong',
    fault: 'something of ours did not work',
    complaint: 'the customer’s complaint is right',
  },
  case: { watched: 'watched from now on', reported: 'reported to the authority' },
  identity: { pending: 'waits for its check' },
  identityRefusal: {
    'no-match': 'the data given are not those of the number',
    'under-age': 'under age',
    taken: 'another account has it',
  },
  suspension: { house: 'the house', feed: 'its feed', silence: 'its feed is silent' },
  settlement: {
    hold: 'held winnings of bet',
    'ticket-hold': 'held winnings of ticket',
    rollover: 'roll-over of jackpot',
  },
  houseLimit: {
    min_stake: 'smallest stake, KES',
    max_stake: 'largest stake, KES',
    max_bet_possible_win: 'most a bet can win, KES',
    max_daily_payout: 'most paid to a customer in a day, KES',
    max_deposit: 'largest deposit, KES',
    min_withdrawal: 'smallest withdrawal, KES',
    max_withdrawal: 'largest withdrawal, KES',
    max_selections: 'most picks of a bet',
    cash_out_margin: 'kept of a cash-out, per cent',
    max_credit: 'most given to a customer at once, KES',
  },
  /** The states of a dated record. */
  record: { past: 'past', 'in-force': 'in force', 'to-come': 'to come' },
  /** The steps in the history of prices. */
  move: {
    priced: 'new prices',
    limited: 'limits of prices',
    closed: 'suspended',
    opened: 'open again',
  },
  moved: { feed: 'its feed', trader: 'a trader', guard: 'held by a guard' },
  side: { in: 'paid in', out: 'paid out' },
  tax: { stakes: 'tax on stakes', winnings: 'tax on winnings', transfers: 'tax on transfers' },
  taxState: {
    promised: 'about to be sent',
    sending: 'sent, no answer yet',
    unknown: 'end not known',
    paid: 'paid',
    refused: 'not paid',
  },
  account: {
    'house:open-bets': 'open bets',
    'house:waiting-bets': 'bets that wait in play',
    'house:stake-tax': 'tax on stakes',
    'house:winnings-tax': 'tax on winnings',
    'house:transfer-tax': 'tax on transfers',
    'house:tax-on-its-way': 'tax on its way to the authority',
    'house:jackpot-funds': 'funds of jackpots',
    'house:casino-jackpots': 'casino jackpots',
    cash: 'cash of customers',
    bonus: 'bonuses of customers',
    refund: 'refunds of customers',
    payout_hold: 'held winnings',
    withdrawal_hold: 'withdrawals on their way',
    'house:payouts': 'bets, won and lost',
    'house:open-rounds': 'open game rounds',
    'house:games': 'games, won and lost',
    'house:promotions': 'promotions',
    'house:credits': 'given to customers by hand',
    'house:fees': 'fees on withdrawals',
    'house:jackpots': 'jackpots',
    'house:suspense': 'suspense',
    'house:held-back': 'money on its way back',
    'house:casino-jackpot:shaba': 'casino jackpot, Shaba',
    'house:casino-jackpot:fedha': 'casino jackpot, Fedha',
    'house:casino-jackpot:dhahabu': 'casino jackpot, Dhahabu',
    'gateway:mobile-money': 'M-Pesa',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A kind of code. */
export type CodeOf = keyof typeof WORDS;

/** Returns a code in words, for the middle of a sentence. */
export const wordsOf = (of: CodeOf, code: string): string => {
  const known: Readonly<Record<string, string>> = WORDS[of];
  return known[code] ?? code.replaceAll(/[-_]/g, ' ');
};

/** The same for the beginning of a sentence, or alone in a cell. */
export const wordsAlone = (of: CodeOf, code: string): string => {
  const said = wordsOf(of, code);
  return said.charAt(0).toUpperCase() + said.slice(1);
};

/** Says limits of stakes, each in percent of the highest stake; `sport` null is every sport. One of a sport is left out where that of all is stricter. */
export const stakeLimitWords = (
  limits: readonly { readonly sport: string | null; readonly percent: number }[],
): string => {
  const ofAll = limits.find(({ sport }) => sport === null)?.percent ?? Infinity;
  const holding = limits.filter(({ sport, percent }) => sport === null || percent < ofAll);
  const said = holding.map(
    ({ sport, percent }) => `${sport === null ? '' : `in ${sport} `}at most ${percent} %`,
  );
  return `stakes ${said.join(', ')} of the highest stake`;
};

const MARKETS = new Map(
  [...GOAL_MARKETS, ...WINNER_MARKETS].map(({ typeId, name }): readonly [string, string] => [typeId, name]),
);

/** The markets that a match of the house can have, with their codes. */
export const MARKET_NAMES: readonly { readonly market: string; readonly name: string }[] = [...MARKETS].map(
  ([market, name]) => ({ market, name }),
);

/** Returns a market's name as bettors know it; its code if only its feed knows it. */
export const marketWords = (market: string): string => MARKETS.get(market) ?? market;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Writes a day for a stored sentence: 'Sun 22 Nov 2026'. */
export function dayWords(day: NairobiDay): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${WEEKDAYS[weekdayOf(day)] ?? ''} ${date} ${MONTHS[(month ?? 1) - 1] ?? ''} ${year}`;
}

/** Writes a moment for a stored sentence, by the clocks of Nairobi: 'Sun 22 Nov 2026, 16:51'. */
export const momentWords = (moment: Instant): string =>
  `${dayWords(nairobiDayOf(moment))}, ${formatNairobiTime(moment)}`;

/** Writes a price exactly, with two decimals, or three where it has them: '2.50', '1.855'. */
export const priceWords = (price: number): string => price.toFixed(3).replace(/0$/, '');

/** Replaces the number of a forgotten customer. */
const FORGOTTEN = 'erased-';
export const isForgotten = (phone: string): boolean => phone.startsWith(FORGOTTEN);

/** Returns a phone number, or `Forgotten` for a forgotten customer. */
export const phoneWords = (phone: string): string => (isForgotten(phone) ? 'Forgotten' : phone);
