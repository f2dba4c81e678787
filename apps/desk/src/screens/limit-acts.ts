import type {
  ActArgs,
  DeskBooster,
  DeskHouseLimit,
  DeskLimit,
  DeskMatchRow,
  DeskTaxRecord,
} from '@kipenga/api/desk';
import { nairobiDay } from '@kipenga/betting-core';
import {
  BOUNDS,
  CUSTOMER_CLASSES,
  dayWords,
  HOUSE_LIMITS,
  MARKET_NAMES,
  marketWords,
  priceWords,
  wordsAlone,
} from '@kipenga/desk-rules';
import type { WantedAct } from '../parts/act.ts';
import type { Field } from '../parts/DeskForm.tsx';
import { centsIn, sum } from '../parts/figures.ts';
import type { RowAct } from './act-column.tsx';
import { CLASSES, named } from './customer-acts.ts';
import { nairobiInstant, sidesOf } from './match-acts.ts';

type Values = Readonly<Record<string, string>>;
type NewLimit = ActArgs['limit'];

const UNTIL: Field = {
  name: 'until',
  label: 'Until, Nairobi',
  kind: 'moment',
  hint: 'Empty: for good.',
  isOptional: true,
};
const MOST: Field = { name: 'most', label: 'Most that is paid, KES', kind: 'amount' };
const MARGIN: Field = {
  name: 'margin',
  label: 'Margin kept, per cent',
  within: BOUNDS.cashOutMargin,
  hint: 'Empty switches cashing out off.',
  isOptional: true,
};

const was = (value: number | null | undefined): Pick<Field, 'value'> =>
  value === null || value === undefined ? {} : { value: String(value) };

const untilIn = (typed = '') => (typed === '' ? null : nairobiInstant(typed));

/** Scope of a limit from the form: sport, competition code and market; left empty, it covers each match. */
const ofPart = ({
  sport = '',
  competition = '',
  market = '',
}: Values): Pick<NewLimit, 'sport' | 'competition' | 'market'> => ({
  ...(sport !== '' && { sport }),
  ...(competition !== '' && { competition }),
  ...(market !== '' && { market }),
});

const COMPETITION: Field = {
  name: 'competition',
  label: 'Or competition, by its code',
  hint: 'Neither: each match of the house.',
  isOptional: true,
};
const sportOf = (sports: readonly string[], none: string): Field => ({
  name: 'sport',
  label: 'Sport',
  kind: 'choice',
  value: '',
  options: [{ value: '', name: none }, ...sports.map((sport) => ({ value: sport, name: sport }))],
});
const MARKET: Field = {
  name: 'market',
  label: 'Market',
  kind: 'choice',
  value: '',
  options: [
    { value: '', name: 'Each market' },
    ...MARKET_NAMES.map(({ market, name }) => ({ value: market, name })),
  ],
};

/** Subject of a limit that is of no one match. */
const onMany = (kind: NewLimit['kind']) => ({ kind, matchId: null });

/** The highest payout on each match, or on those of a sport or a competition. */
export const limitPay = (sports: readonly string[]): WantedAct => ({
  act: 'limit',
  title: 'Limit what is paid',
  about: 'The strictest limit applies: one here never raises another.',
  on: onMany('pay'),
  fields: [MOST, sportOf(sports, 'Any'), COMPETITION, UNTIL],
  argsOf: (told) => ({
    kind: 'pay',
    most: centsIn(told['most']),
    until: untilIn(told['until']),
    ...ofPart(told),
  }),
});

/** The highest payout of one bet, if a pick of it is of a part. */
export const limitBet = (sports: readonly string[]): WantedAct => ({
  act: 'limit',
  title: 'Limit what a bet pays',
  about: 'Before the tax on winnings, of each bet with such a pick. The strictest limit applies.',
  on: onMany('bet'),
  fields: [MOST, sportOf(sports, 'Any'), COMPETITION, MARKET, UNTIL],
  argsOf: (told) => ({
    kind: 'bet',
    most: centsIn(told['most']),
    until: untilIn(told['until']),
    ...ofPart(told),
  }),
});

/** The least that the house keeps of cash-outs, or that no cash-outs are offered. */
export const limitCashOut: WantedAct = {
  act: 'limit',
  title: 'Limit cashing out',
  about: 'Switches it off, or keeps more of it.',
  on: onMany('cash-out'),
  fields: [MARGIN, MARKET, UNTIL],
  argsOf: (told) => ({
    kind: 'cash-out',
    marginPercent: told['margin'] === '' || told['margin'] === undefined ? null : Number(told['margin']),
    until: untilIn(told['until']),
    ...ofPart(told),
  }),
};

/** The share of the highest stake for customers of a class. */
export const limitStakes = (sports: readonly string[]): WantedAct => ({
  act: 'limit',
  title: 'Limit a class’s stakes',
  about: 'It holds from the next bet on. The customers read it on their account page.',
  on: onMany('stake'),
  fields: [
    { name: 'class', label: 'Class', kind: 'choice', options: CLASSES },
    { name: 'percent', label: 'Part of the highest stake, per cent', within: BOUNDS.stakePercent },
    sportOf(sports, 'In every sport'),
    UNTIL,
  ],
  argsOf: ({ class: name, percent, until, ...told }) => ({
    kind: 'stake',
    ...ofPart(told),
    class: named(CUSTOMER_CLASSES, name),
    stakePercent: Number(percent),
    until: untilIn(until),
  }),
});

/** Sets the booster of accumulators; the form starts with this one. */
export const setBooster = (booster: DeskBooster | null): WantedAct => ({
  act: 'set-booster',
  title: 'Set the booster',
  about: 'For accumulators placed from now on. What it would have cost last week is shown first.',
  fields: [
    {
      name: 'rate',
      label: 'Multiplies by, for each further pick',
      within: BOUNDS.boosterRate,
      ...was(booster?.rate),
    },
    {
      name: 'minCount',
      label: 'From how many picks on',
      within: BOUNDS.boosterPicks,
      ...was(booster?.minCount),
    },
    {
      name: 'minOdds',
      label: 'Least price of a pick that counts',
      within: BOUNDS.price,
      ...was(booster?.minOdds),
    },
    {
      name: 'most',
      label: 'Multiplies to at most',
      within: BOUNDS.boosterMost,
      hint: 'Empty: no cap.',
      isOptional: true,
      ...was(booster?.most),
    },
  ],
  argsOf: ({ rate, minCount, minOdds, most = '' }) => ({
    booster: {
      rate: Number(rate),
      minCount: Number(minCount),
      minOdds: Number(minOdds),
      most: most === '' ? null : Number(most),
    },
  }),
});

export const BOOSTER_OFF: WantedAct = {
  act: 'set-booster',
  title: 'Switch the booster off',
  about: 'For accumulators placed from now on.',
  args: { booster: null },
};

/** Words for the booster. */
export const boosterWords = (booster: DeskBooster | null): string =>
  booster === null
    ? 'The booster of accumulators is off.'
    : `The booster: from ${booster.minCount} picks at ${priceWords(booster.minOdds)} or more on, each further one multiplies by ${booster.rate}, ${booster.most === null ? 'without a cap' : `to ${booster.most} at most`}.`;

/** The limits of one match: what all bets on it are paid, and what each of them is. */
export const limitsOfMatch = (match: DeskMatchRow): readonly WantedAct[] =>
  (
    [
      ['pay', 'Limit what the match pays', []],
      ['bet', 'Limit what a bet on it pays', [MARKET]],
    ] as const
  ).map(([kind, title, part]) => ({
    act: 'limit',
    title,
    about: sidesOf(match),
    on: { kind, matchId: match.matchId },
    fields: [MOST, ...part, UNTIL],
    argsOf: ({ most, until, ...told }) => ({
      kind,
      matchId: match.matchId,
      most: centsIn(most),
      until: untilIn(until),
      ...ofPart(told),
    }),
  }));

export const endLimit = (limit: DeskLimit): WantedAct => ({
  act: 'end-limit',
  title: 'End the limit',
  about: `${limitedWords(limit)}: ${limitWords(limit)}`,
  args: { kind: limit.kind, limitId: limit.limitId },
});

/** Words for the scope of a limit. */
export function limitedWords({ sides, matchId, competition, sport, market, class: name }: DeskLimit): string {
  if (name !== null) return `Customers, ${name}${sport ? `, ${sport}` : ''}`;
  const part =
    sides ?? matchId ?? (competition === null ? (sport ?? 'Each match') : `Competition ${competition}`);
  return market === null ? part : `${part}, ${marketWords(market)}`;
}

/** Words for the value of a limit. */
export function limitWords({ kind, most, marginPercent, stakePercent }: DeskLimit): string {
  if (kind === 'stake') return `Stakes at most ${stakePercent} % of the highest stake`;
  if (kind === 'bet') return most === null ? '–' : `A bet pays at most KES ${sum(most)}`;
  if (kind === 'pay') return most === null ? '–' : `Pays at most KES ${sum(most)}`;
  return marginPercent === null ? 'No cashing out' : `Keeps ${marginPercent} % of cash-outs`;
}

/** Sets a limit of the house for a moment to come. */
export const setHouseLimit: WantedAct = {
  act: 'set-house-limit',
  title: 'Set a limit of the house',
  about: 'It begins by itself. What was placed before keeps its own.',
  fields: [
    {
      name: 'limit',
      label: 'Limit',
      kind: 'choice',
      options: HOUSE_LIMITS.map((value) => ({ value, name: wordsAlone('houseLimit', value) })),
    },
    { name: 'value', label: 'Becomes', within: BOUNDS.houseLimit },
    { name: 'since', label: 'From, Nairobi', kind: 'moment' },
  ],
  argsOf: ({ limit, value = '', since = '' }) => {
    const from = nairobiInstant(since);
    if (from === null) throw new RangeError(`Not a moment: ${since}`);
    return { limit: named(HOUSE_LIMITS, limit), value, since: from };
  },
};

/** Enters the taxes of a day to come; its fields begin as the taxes in force. */
export const setTax = (now: DeskTaxRecord | undefined): WantedAct => ({
  act: 'set-tax',
  title: 'Enter taxes',
  about: 'They hold from the first moment of the day on. Bets placed before keep theirs.',
  fields: [
    { name: 'day', label: 'From the day', kind: 'day' },
    {
      name: 'divisor',
      label: 'A stake is divided by',
      within: BOUNDS.stakeDivisor,
      hint: '1 without a tax on stakes; 1.15 where 15 is owed on each 100 that are left.',
      ...was(now?.stakeDivisor),
    },
    { name: 'winnings', label: 'Of a win, per cent', within: BOUNDS.percent, ...was(now?.winningsPercent) },
    {
      name: 'deposit',
      label: 'Of a deposit, per cent',
      within: BOUNDS.percentOfDeposit,
      ...was(now?.depositPercent),
    },
    {
      name: 'withdrawal',
      label: 'Of a withdrawal, per cent',
      within: BOUNDS.percent,
      ...was(now?.withdrawalPercent),
    },
    { name: 'reference', label: 'The law' },
  ],
  argsOf: ({ day = '', divisor, winnings, deposit, withdrawal, reference = '' }) => ({
    day: nairobiDay(day),
    stakeDivisor: Number(divisor),
    winningsPercent: Number(winnings),
    depositPercent: Number(deposit),
    withdrawalPercent: Number(withdrawal),
    reference,
  }),
});

/** A value of a limit of the house, with commas between thousands. */
export const houseLimitWords = ({ value }: Pick<DeskHouseLimit, 'value'>): string =>
  value === '' || Number.isNaN(Number(value)) ? value : Number(value).toLocaleString('en');

/** Makes what withdraws a dated record; nothing for one that has begun. */
const withdrawal =
  <Row extends { readonly recordId: string | null }>(
    actOn: (row: Row, args: { readonly recordId: string }) => WantedAct,
  ) =>
  (row: Row): readonly RowAct[] =>
    row.recordId === null ? [] : [{ ...actOn(row, { recordId: row.recordId }), label: 'Withdraw' }];

export const withdrawLimit = withdrawal<DeskHouseLimit>((limit, args) => ({
  act: 'withdraw-house-limit',
  title: 'Withdraw the limit',
  about: `${wordsAlone('houseLimit', limit.name)}: ${houseLimitWords(limit)}`,
  args,
}));

export const withdrawTax = withdrawal<DeskTaxRecord>(({ day, reference }, args) => ({
  act: 'withdraw-tax',
  title: 'Withdraw the taxes',
  about: `${dayWords(day)}, ${reference}`,
  args,
}));
