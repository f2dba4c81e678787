import type {
  ActAnswer,
  ActPreview,
  DeskApproval,
  DeskBooster,
  DeskCustomer,
  DeskExposure,
  DeskGame,
  DeskHouseLimit,
  DeskJackpot,
  DeskJournalLine,
  DeskLimit,
  DeskMatch,
  DeskMatchRow,
  DeskMonth,
  DeskMove,
  DeskOperator,
  DeskPayment,
  DeskPerson,
  DeskPriceLimitRow,
  DeskReport,
  DeskStatement,
  DeskSuspense,
  DeskTaxes,
  DeskTaxRecord,
  DeskToday,
  DeskWaiting,
  OperatorAtDesk,
} from '@kipenga/api/desk';
import { cents, instant, nairobiDay } from '@kipenga/betting-core';

export const ME: OperatorAtDesk = {
  name: 'wanjiku',
  role: 'trader',
  endsAt: instant('2026-11-27T18:00:00Z'),
  isSandbox: true,
};

const NOW = instant('2026-11-27T09:24:00Z');

const MPESA = {
  gateway: 'M-Pesa',
  askedAt: instant('2026-11-27T09:23:51Z'),
  answeredAt: instant('2026-11-27T09:23:51Z'),
  fault: null,
};

/** A day on which something waits at every place. */
export const BUSY_DAY: DeskToday = {
  now: NOW,
  bettingNow: NOW,
  feeds: [
    { source: 'season', heardAt: instant('2026-11-27T09:23:48Z'), isSilent: false },
    { source: 'second', heardAt: instant('2026-11-27T09:02:00Z'), isSilent: true },
  ],
  books: { day: '2026-11-26', isSound: true, wallets: 18_204, differing: 0 },
  jobs: { due: 12, setAside: 1 },
  regulator: {
    since: instant('2026-11-27T07:10:00Z'),
    tries: 8,
    againAt: instant('2026-11-27T10:02:00Z'),
    reason: 'Error: connect ETIMEDOUT',
  },
  gateways: [
    MPESA,
    {
      gateway: 'SMS',
      askedAt: instant('2026-11-27T09:23:40Z'),
      answeredAt: instant('2026-11-27T08:40:00Z'),
      fault: 'ECONNREFUSED',
    },
  ],
  processes: [{ process: '4711 on 10.0.0.4', connections: 5 }],
  largeWithdrawals: [
    {
      paymentId: 'W9',
      profileId: '254700000412',
      phone: '254700000412',
      amount: cents(120_000_00),
      status: 'TRX_SUCCESS',
      madeAt: instant('2026-11-27T09:02:00Z'),
    },
  ],
  waiting: {
    lines: 3,
    settlements: 0,
    overdue: 2,
    suspense: 4,
    payouts: 1,
    heldBack: 0,
    approvals: 2,
    identities: 1,
    people: 6,
  },
  suspensions: 5,
  largeInAll: 31,
  statement: {
    apart: 3,
    unexplained: cents(2_080_00),
    since: instant('2026-11-26T18:41:00Z'),
    daysMissing: 2,
    firstMissing: '2026-11-25',
  },
  money: {
    staked: cents(1_482_350_00),
    won: cents(1_204_771_50),
    deposits: cents(962_400_00),
    withdrawals: cents(418_220_00),
    taxes: cents(96_118_25),
    suspense: cents(7_450_00),
  },
};

/** A day on which nothing waits for a person. */
export const CALM_DAY: DeskToday = {
  ...BUSY_DAY,
  feeds: BUSY_DAY.feeds.slice(0, 1),
  jobs: { due: 0, setAside: 0 },
  regulator: null,
  gateways: [MPESA],
  largeWithdrawals: [],
  largeInAll: 0,
  statement: { apart: 0, unexplained: cents(0), since: null, daysMissing: 0, firstMissing: null },
  waiting: { lines: 0, settlements: 0, overdue: 0, suspense: 0, payouts: 0, heldBack: 0, approvals: 0 },
  suspensions: 0,
  money: { ...BUSY_DAY.money, suspense: cents(0) },
};

export const MATCH: DeskMatchRow = {
  matchId: '4711',
  gameId: '2207',
  feed: 'season',
  externalId: '900221',
  sport: 'Soccer',
  competition: 'Kenya, Premier League',
  competitionCode: 'KE1',
  home: 'Gor Mahia',
  away: 'AFC Leopards',
  startsAt: instant('2026-11-27T16:00:00Z'),
  state: 'open',
  score: null,
  isSuspended: false,
  isHouseWord: false,
};

const outcome = (outcomeId: string, label: string, odds: number, openBets: number, stake: number) => ({
  outcomeId,
  label,
  odds,
  result: '',
  openBets,
  openStake: cents(stake),
});

/** A match with money on it, one market of which is suspended. */
export const BOARD: DeskMatch = {
  match: MATCH,
  halfTime: null,
  feed: BUSY_DAY.feeds[0] ?? null,
  suspensions: [
    {
      scope: 'market',
      competition: null,
      matchId: '4711',
      sides: 'Gor Mahia v AFC Leopards',
      market: 'gg',
      cause: 'house',
      who: 'wanjiku',
      why: 'A line-up is out early.',
      since: instant('2026-11-27T09:10:00Z'),
      until: null,
    },
  ],
  openBets: 214,
  waitingBets: 0,
  openStake: cents(86_420_00),
  isBeingSettled: false,
  markets: [
    {
      market: '1x2',
      name: '1X2',
      bookPercent: 106.2,
      isSuspended: false,
      outcomes: [
        outcome('1', 'Gor Mahia', 2.05, 120, 51_200_00),
        outcome('2', 'Draw', 3.2, 31, 8_400_00),
        outcome('3', 'AFC Leopards', 3.75, 22, 6_120_00),
      ],
    },
    {
      market: 'gg',
      name: 'Both teams to score',
      bookPercent: 98.4,
      isSuspended: true,
      outcomes: [outcome('4', 'Yes', 2.1, 30, 14_000_00), outcome('5', 'No', 1.97, 11, 6_700_00)],
    },
    {
      market: 'ou',
      name: 'Over/under 2.5',
      bookPercent: 105.1,
      isSuspended: false,
      priceLimit: {
        least: null,
        most: 2.5,
        who: 'wanjiku',
        why: 'Two forwards are ill.',
        since: instant('2026-11-27T09:16:00Z'),
      },
      outcomes: [
        { ...outcome('6', 'Over 2.5', 2.6, 0, 0), odds: null, heldOdds: 2.6 },
        outcome('7', 'Under 2.5', 1.52, 0, 0),
      ],
    },
  ],
  said: [
    {
      at: instant('2026-11-27T09:10:00Z'),
      operator: 'wanjiku',
      act: 'suspend',
      market: 'gg',
      detail: null,
    },
  ],
};

/** The history of the board's prices: its feed, a limit of a trader, a line that a guard held. */
export const MOVES: { readonly rows: readonly DeskMove[]; readonly next: null } = {
  rows: [
    {
      moveId: '4',
      at: instant('2026-11-27T09:20:00Z'),
      market: 'ou',
      what: 'priced',
      cause: 'guard',
      who: 'season',
      why: '',
      prices: [
        { label: 'Over 2.5', before: 2.2, now: 2.6, isHeld: true },
        { label: 'Under 2.5', before: 1.68, now: 1.52, isHeld: false },
      ],
    },
    {
      moveId: '3',
      at: instant('2026-11-27T09:16:00Z'),
      market: 'ou',
      what: 'limited',
      cause: 'trader',
      who: 'wanjiku',
      why: 'Two forwards are ill.',
      prices: [],
    },
    {
      moveId: '2',
      at: instant('2026-11-27T09:10:00Z'),
      market: 'gg',
      what: 'closed',
      cause: 'trader',
      who: 'wanjiku',
      why: 'A line-up is out early.',
      prices: [],
    },
    {
      moveId: '1',
      at: instant('2026-11-27T08:55:00Z'),
      market: '1x2',
      what: 'priced',
      cause: 'feed',
      who: 'season',
      why: '',
      prices: [
        { label: 'Gor Mahia', before: 2, now: 2.05, isHeld: false },
        { label: 'AFC Leopards', before: null, now: 3.75, isHeld: false },
      ],
    },
  ],
  next: null,
};

const STAKED = 86_420_00;
/** A home win by two costs most. */
const paysAt = (home: number, away: number): number =>
  home > away ? 91_000_00 + (home - away === 2 ? 12_400_00 : 0) : home === away ? 26_880_00 : 22_950_00;

export const EXPOSURE: DeskExposure = {
  bets: 214,
  staked: cents(STAKED),
  worst: {
    home: 2,
    away: 0,
    halfHome: 1,
    halfAway: 0,
    pays: cents(paysAt(2, 0)),
    result: cents(STAKED - paysAt(2, 0)),
  },
  scores: Array.from({ length: 25 }, (_, at) => {
    const [home, away] = [Math.floor(at / 5), at % 5];
    return { home, away, pays: cents(paysAt(home, away)), result: cents(STAKED - paysAt(home, away)) };
  }),
  outcomes: [
    {
      market: '1x2',
      name: '1X2',
      label: 'Gor Mahia',
      bets: 120,
      staked: cents(51_200_00),
      worst: { pays: cents(103_400_00), result: cents(STAKED - 103_400_00) },
    },
  ],
};

/** Preview of a corrected result that takes money back from customers who have spent part of it. */
export const PREVIEW: ActPreview = {
  says: '31 bets are settled anew: 22 that won lose, 9 that lost win.',
  bets: 31,
  customers: 27,
  paid: cents(4_120_00),
  takenBack: cents(18_940_50),
  debtors: 3,
  debt: cents(2_310_00),
  moves: cents(18_940_50),
  needsSecond: false,
};

/** The last result of a jackpot: two win it, others have a tier. */
export const PREVIEW_WITH_JACKPOTS: ActPreview = {
  ...PREVIEW,
  says: 'Gor Mahia v AFC Leopards ended 2:1. Bets and tickets that change by it: 212; KES 814,200.00 is paid, KES 18,940.50 is taken back. Midweek Jackpot (118) is decided: 3 tickets win.',
  bets: 212,
  customers: 190,
  paid: cents(814_200_00),
  jackpots: [
    {
      jackpotId: '118',
      name: 'Midweek Jackpot',
      comesTo: 'settled',
      awaited: 0,
      tickets: 181,
      winning: 3,
      winners: [
        { profileId: '254700000412', reference: '4KQ7-9XTM', net: cents(652_418_20) },
        { profileId: '254700000077', reference: 'B2M4-77QA', net: cents(71_200_00) },
        { profileId: '254700000901', reference: 'ZX3P-01LK', net: cents(71_200_00) },
      ],
      rollover: cents(80_044_10),
    },
    {
      jackpotId: '119',
      name: 'Mega Jackpot',
      comesTo: 'running',
      awaited: 9,
      tickets: 0,
      winning: 0,
      winners: [],
      rollover: cents(0),
    },
  ],
};

const payout: DeskPayment = {
  paymentId: 'W1',
  profileId: '254700000412',
  phone: '254700000412',
  type: 'withdrawal',
  status: 'TRX_SUCCESS',
  amount: cents(4_800_00),
  fee: cents(0),
  tax: cents(0),
  receipt: null,
  madeAt: instant('2026-11-27T08:12:00Z'),
  finishedAt: null,
  waits: 'sent',
  asked: { at: instant('2026-11-27T08:50:00Z'), answer: '2032' },
};
/** Payouts in the states that a person looks at: an answer that is no end, another sum, and money that could not go back. */
export const OPEN_PAYOUTS: readonly DeskPayment[] = [
  payout,
  { ...payout, paymentId: 'W2', waits: 'held', asked: null },
  { ...payout, paymentId: 'D3', type: 'deposit', waits: 'back held', asked: null },
];

export const IN_SUSPENSE: DeskSuspense['rows'] = [
  {
    receipt: 'SK7T4Q9LMN',
    at: instant('2026-11-27T07:30:00Z'),
    amount: cents(2_500_00),
    account: '0722 OTIENO',
    payer: '254722***118',
  },
];

/** Lines of M-Pesa's statement that the books do not have alike, and one of which it says two things. */
export const STATEMENT: DeskStatement = {
  lines: 1_204,
  apart: 3,
  unexplained: cents(2_080_00),
  until: instant('2026-11-27T05:00:00Z'),
  rows: [
    {
      receipt: 'SK7T4Q1XYZ',
      side: 'in',
      at: instant('2026-11-26T18:41:00Z'),
      details: 'Pay Bill from 2547******12',
      theirs: cents(1_250_00),
      ours: null,
    },
    {
      receipt: 'SK7T4Q2ABC',
      side: 'out',
      at: instant('2026-11-26T19:02:00Z'),
      details: '',
      theirs: cents(800_00),
      ours: cents(600_00),
    },
    {
      receipt: 'SK7T4Q3DEF',
      side: 'in',
      at: instant('2026-11-26T20:15:00Z'),
      details: 'Pay Bill from 2547******40',
      theirs: cents(700_00),
      ours: cents(700_00),
      saidNow: cents(70_00),
    },
  ],
};

/** Tax owed, and one payment in each state that a person handles. */
export const TAXES: DeskTaxes = {
  day: nairobiDay('2026-11-26'),
  isConnected: true,
  owed: [
    { kind: 'stakes', owed: cents(96_118_25), onItsWay: cents(0) },
    { kind: 'winnings', owed: cents(0), onItsWay: cents(14_220_00) },
    { kind: 'transfers', owed: cents(0), onItsWay: cents(0) },
  ],
  rows: [
    {
      paymentId: 'TAX-2026112700000012',
      kind: 'winnings',
      day: nairobiDay('2026-11-26'),
      amount: cents(14_220_00),
      number: '2026112700000012',
      state: 'unknown',
      said: 'no answer',
      receipt: null,
      toldReceipt: null,
      askedAt: instant('2026-11-27T06:10:00Z'),
      sentAt: instant('2026-11-27T06:10:02Z'),
    },
    {
      paymentId: 'TAX-2026112600000007',
      kind: 'stakes',
      day: nairobiDay('2026-11-25'),
      amount: cents(88_402_00),
      number: '2026112600000007',
      state: 'paid',
      said: null,
      receipt: 'SKQ2M7XA10',
      toldReceipt: null,
      askedAt: instant('2026-11-26T06:05:00Z'),
      sentAt: instant('2026-11-26T06:05:01Z'),
    },
  ],
};

const jackpot: DeskJackpot = {
  jackpotId: '119',
  type: 'mega',
  name: 'Mega Jackpot',
  state: 'open',
  line: cents(99_00),
  closesAt: instant('2026-11-28T12:59:00Z'),
  guarantee: cents(15_000_000_00),
  rolledIn: cents(1_204_300_00),
  fund: null,
  tickets: null,
  lines: null,
  root: null,
  sealedAt: null,
  rollover: null,
  rolledInto: null,
};
const sealed: DeskJackpot = {
  ...jackpot,
  type: 'midweek',
  name: 'Midweek Jackpot',
  line: cents(49_00),
  guarantee: cents(1_000_000_00),
  fund: cents(1_190_422_00),
  tickets: 18_204,
  lines: 31_077,
  root: '9f2c61d0a4be7783'.repeat(4),
  sealedAt: instant('2026-11-27T08:59:02Z'),
};
/** A jackpot in each state there is. */
export const JACKPOTS: readonly DeskJackpot[] = [
  jackpot,
  { ...sealed, jackpotId: '118', state: 'closed' },
  { ...sealed, jackpotId: '117', state: 'called-off' },
  { ...sealed, jackpotId: '116', state: 'cancelled', rollover: cents(1_000_000_00), rolledInto: '118' },
  { ...sealed, jackpotId: '115', state: 'settled', rollover: cents(80_044_10), rolledInto: '118' },
];

export const BOOSTER: DeskBooster = { rate: 1.05, minCount: 4, minOdds: 1.2, most: 2 };

const OWN = { recordId: null, state: 'in-force', who: '', why: '' } as const;
const TO_COME = { recordId: '7', state: 'to-come', who: 'trader', why: 'The board decided it.' } as const;
const NO_TAX = { depositPercent: 0, withdrawalPercent: 0 };

/** A limit of what each bet pays in a sport, and one of prices. */
export const LIMITS: {
  readonly rows: readonly DeskLimit[];
  readonly priceLimits: readonly DeskPriceLimitRow[];
} = {
  rows: [
    {
      limitId: '3',
      kind: 'bet',
      sport: 'Soccer',
      competition: null,
      matchId: null,
      sides: null,
      market: '18',
      most: cents(200_000_00),
      marginPercent: null,
      class: null,
      stakePercent: null,
      who: 'wanjiku',
      why: 'The end of the season.',
      since: instant('2026-11-27T09:16:00Z'),
      until: null,
    },
  ],
  priceLimits: [
    {
      matchId: '4711',
      sides: 'Gor Mahia v AFC Leopards',
      market: '18',
      least: null,
      most: 2.5,
      who: 'wanjiku',
      why: 'Two forwards are ill.',
      since: instant('2026-11-27T09:16:00Z'),
    },
  ],
};

/** Limits of the house and taxes: in force, and to come. */
export const DATED_RECORDS: {
  readonly houseLimits: readonly DeskHouseLimit[];
  readonly taxes: readonly DeskTaxRecord[];
} = {
  houseLimits: [
    { ...OWN, name: 'max_stake', value: '20000', since: null },
    { ...TO_COME, name: 'max_stake', value: '10000', since: instant('2026-12-01T03:00:00Z') },
  ],
  taxes: [
    {
      ...OWN,
      ...NO_TAX,
      day: nairobiDay('2024-12-27'),
      stakeDivisor: 1.15,
      winningsPercent: 20,
      reference: 'Tax Laws Act',
    },
    {
      ...TO_COME,
      ...NO_TAX,
      day: nairobiDay('2027-01-01'),
      stakeDivisor: 1,
      winningsPercent: 7.5,
      reference: 'Finance Act',
    },
  ],
};

const figuresOfDay = (revenue: number): DeskMonth['whole'] => ({
  products: [
    {
      product: 'bets',
      staked: cents(revenue * 9),
      returned: cents(0),
      paid: cents(revenue * 8),
      result: cents(revenue - 40_000_00),
    },
    {
      product: 'jackpots',
      staked: cents(62_400_00),
      returned: cents(0),
      paid: cents(20_100_00),
      result: cents(24_000_00),
    },
    {
      product: 'games',
      staked: cents(310_000_00),
      returned: cents(1_200_00),
      paid: cents(292_800_00),
      result: cents(16_000_00),
    },
  ],
  taxes: { stakes: cents(96_118_25), winnings: cents(14_220_00), transfers: cents(0) },
  corrections: cents(0),
  paidIn: cents(962_400_00),
  paidOut: cents(418_220_00),
  promotions: cents(12_000_00),
  revenue: cents(revenue),
});

/** A month of which a night was missed. */
export const MONTH: DeskMonth = {
  month: '2026-11',
  days: [
    { day: nairobiDay('2026-11-23'), from: instant('2026-11-22T21:00:00Z'), ...figuresOfDay(281_400_00) },
    { day: nairobiDay('2026-11-24'), from: instant('2026-11-23T21:00:00Z'), ...figuresOfDay(-18_250_00) },
    { day: nairobiDay('2026-11-26'), from: instant('2026-11-24T21:00:00Z'), ...figuresOfDay(402_900_00) },
  ],
  without: [nairobiDay('2026-11-25'), nairobiDay('2026-11-27')],
  whole: figuresOfDay(666_050_00),
  levy: cents(99_907_50),
  csv: 'day,what,figure,KES\r\n',
};

export const LINE: DeskJournalLine = {
  number: 412,
  at: instant('2026-11-27T09:25:10Z'),
  operator: 'wanjiku',
  role: 'trader',
  second: null,
  act: 'void',
  args: { match_id: '4711' },
  why: 'Abandoned after 20 minutes.',
  outcome: { says: 'Gor Mahia v AFC Leopards is called off.', bets: 31, paid: 412_000 },
  hash: '9f2c61d0a4be7783'.repeat(4),
};

/** A customer who is of a class, on a break, and of whom a note was written. */
export const CUSTOMER: DeskCustomer = {
  profileId: '254700000412',
  phone: '254700000412',
  status: 'active',
  verifiedAt: instant('2026-03-02T08:00:00Z'),
  language: 'sw',
  wallet: {
    cash: cents(3_410_50),
    bonus: cents(0),
    refund: cents(120_00),
    payoutHold: cents(0),
    withdrawalHold: cents(4_800_00),
    owes: cents(0),
  },
  limits: [{ what: 'stake day', amount: cents(1_000_00) }],
  breaks: [{ kind: 'time-out', until: instant('2026-11-28T09:00:00Z') }],
  closing: null,
  block: null,
  class: { class: 'watched', reason: 'prices', since: instant('2026-10-01T09:00:00Z'), percent: 25 },
  openBets: [],
  lastPayments: [],
  acts: [
    {
      at: instant('2026-11-26T14:02:00Z'),
      act: 'note-customer',
      why: 'Rang about a half-paid withdrawal.',
      by: 'otieno',
      says: 'The account 254700000412 has a note',
      moved: null,
    },
    {
      at: instant('2026-11-25T18:40:00Z'),
      act: 'result',
      why: 'The feed had the sides the other way round.',
      by: 'wanjiku',
      says: 'Gor Mahia v AFC Leopards ended 1:2',
      moved: cents(-104_00),
    },
    {
      at: instant('2026-11-20T10:00:00Z'),
      act: 'credit',
      why: 'Rang about a half-paid withdrawal.',
      by: 'otieno and wanjiku',
      says: 'KES 100.00 of the house goes to account 254700000412, for KP7Q-2M: a payment went wrong.',
      moved: null,
    },
    {
      at: instant('2026-10-01T09:00:00Z'),
      act: 'classify',
      why: 'Bets just before goals.',
      by: 'wanjiku',
      says: 'The account 254700000412 is of the class watched',
      moved: null,
    },
  ],
};

/** A person to call, of whom something was noted before. */
export const PERSON: DeskPerson = {
  profileId: '254700000412',
  phone: '254700000412',
  amount: cents(182_400_00),
  times: 21,
  noted: { at: instant('2026-10-20T10:00:00Z'), by: 'achieng', outcome: 'called', why: 'Set a limit.' },
};

/** A game within its band, and one that was switched off. */
export const GAMES: readonly DeskGame[] = [
  {
    gameId: 'comet',
    name: 'Comet',
    off: null,
    rounds: 41_200,
    staked: cents(1_204_000_00),
    won: cents(1_161_900_00),
    promisedPercent: 97,
    seenPercent: 96.5,
    bandPercent: 1.2,
  },
  {
    gameId: 'wheel',
    name: 'Wheel',
    off: { who: 'achieng', why: 'Its sums differ.', since: instant('2026-11-27T07:00:00Z') },
    rounds: 0,
    staked: cents(0),
    won: cents(0),
    promisedPercent: 96,
    seenPercent: null,
    bandPercent: null,
  },
];

/** One thing of each kind that waits. */
export const WAITING: DeskWaiting = {
  lines: [
    {
      lineId: '12',
      at: NOW,
      source: 'season',
      seq: 90_221,
      type: 'result',
      reason: 'a score that goes back',
      line: '{"type":"result","home":0}',
      matchId: '4711',
      sides: 'Gor Mahia v AFC Leopards',
      market: null,
    },
  ],
  settlements: [],
  jobs: [
    { jobId: 'b1', lane: 'sms-calls', kind: 'sms-awaited', at: NOW, reason: 'status 503', payload: '{}' },
  ],
  overdue: [],
  suspensions: BOARD.suspensions,
};

/** An act that waits for a second person. */
export const APPROVAL: DeskApproval = {
  approvalId: '7',
  act: 'result',
  args: { away: 1, home: 2, match_id: '4711' },
  why: 'Abandoned.',
  by: 'njeri',
  at: NOW,
  preview: { ...PREVIEW, needsSecond: true },
  state: 'waiting',
  second: null,
  sides: 'Gor Mahia v AFC Leopards',
};

export const OPERATORS: readonly DeskOperator[] = [
  { name: 'wanjiku', role: 'trader', madeAt: NOW, isStopped: false, lastSeenAt: NOW },
  { name: 'kamau', role: 'cashier', madeAt: NOW, isStopped: true, lastSeenAt: null },
];

/** A day whose books are checked and sealed, and that the regulator has not answered. */
export const REPORT: DeskReport = {
  report: {
    day: nairobiDay('2026-11-26'),
    from: instant('2026-11-25T21:00:00Z'),
    to: instant('2026-11-26T21:00:00Z'),
    products: MONTH.whole.products,
    taxes: MONTH.whole.taxes,
    paidIn: cents(962_400_00),
    paidOut: cents(418_220_00),
    promotions: cents(12_000_00),
    accounts: [
      {
        account: 'house:open-bets',
        opening: cents(84_000_00),
        came: cents(1_482_350_00),
        went: cents(1_401_200_00),
        closing: cents(165_150_00),
      },
    ],
  },
  csv: 'day,what,figure,KES\r\n',
  seal: { root: '9f2c61d0a4be7783'.repeat(4), events: 41_207, sealedAt: NOW, agreedAt: null },
};

const NOTHING: ActAnswer = {
  state: 'preview',
  description: '',
  preview: null,
  version: null,
  line: null,
  approvalId: null,
};

/** Answers of a dry run (`asShown`, `asStale`) and of the act (`asDone`). */
export const asShown = (preview: ActPreview, version: string): ActAnswer => ({
  ...NOTHING,
  preview,
  version,
});
export const asDone: ActAnswer = { ...NOTHING, state: 'done', description: 'The match is void.', line: LINE };
export const asStale = (preview: ActPreview, version: string): ActAnswer => ({
  ...NOTHING,
  state: 'stale',
  preview,
  version,
});
export const asWaiting: ActAnswer = {
  ...NOTHING,
  state: 'waits',
  description: 'It waits for a second person.',
  approvalId: '7',
};
