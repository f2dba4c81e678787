import type { ActArgs, DeskMatchRow, DeskPriceLimit, DeskSuspension } from '@kipenga/api/desk';
import { BOUNDS, marketWords, priceWords } from '@kipenga/desk-rules';
import { instantFromMs, type Instant } from '@kipenga/betting-core';
import type { Field } from '../parts/DeskForm.tsx';
import type { WantedAct } from '../parts/act.ts';

export const sidesOf = ({ home, away }: Pick<DeskMatchRow, 'home' | 'away'>): string => `${home} v ${away}`;

const RESULT_FIELDS: readonly Field[] = [
  { name: 'home', label: 'Home, after 90 minutes', within: BOUNDS.goals },
  { name: 'away', label: 'Away, after 90 minutes', within: BOUNDS.goals },
  {
    name: 'halfHome',
    label: 'Home at half time',
    within: BOUNDS.goals,
    hint: 'Both empty: markets of half time are void.',
    isOptional: true,
  },
  { name: 'halfAway', label: 'Away at half time', within: BOUNDS.goals, isOptional: true },
];

const goalsOrNone = (typed = ''): number | null => (typed === '' ? null : Number(typed));

/** Parses a local time of Nairobi; null if it is none. */
export function nairobiInstant(typed: string): Instant | null {
  const ms = Date.parse(`${typed}:00+03:00`);
  return Number.isNaN(ms) ? null : instantFromMs(ms);
}

/** Acts that the state of a match allows. */
export function actsOf(match: DeskMatchRow): readonly WantedAct[] {
  const { matchId, state, isSuspended, isHouseWord } = match;
  const about = sidesOf(match);
  const args = { matchId };
  const isOver = state === 'finished' || state === 'void';
  const suspend: WantedAct = {
    act: 'suspend',
    title: 'Suspend the match',
    about,
    args: { scope: 'match', matchId },
  };
  const resume: WantedAct = {
    act: 'resume',
    title: 'Resume the match',
    about,
    args: { scope: 'match', matchId },
  };
  const result: WantedAct = {
    act: 'result',
    title: state === 'finished' ? 'Correct the result' : 'Say the result',
    about,
    on: args,
    fields: RESULT_FIELDS,
    argsOf: ({ home, away, halfHome, halfAway }) => ({
      matchId,
      home: Number(home),
      away: Number(away),
      halfHome: goalsOrNone(halfHome),
      halfAway: goalsOrNone(halfAway),
    }),
  };
  const postpone: WantedAct = {
    act: 'postpone',
    title: 'Postpone the match',
    about,
    on: args,
    fields: [
      {
        name: 'startsAt',
        label: 'New start, Nairobi',
        kind: 'moment',
        hint: 'Empty: no new start is known. One that is past: it has begun then.',
        isOptional: true,
      },
    ],
    argsOf: ({ startsAt = '' }) => ({ matchId, startsAt: nairobiInstant(startsAt) }),
  };
  return [
    ...(isOver ? [] : [isSuspended ? resume : suspend]),
    result,
    ...(isOver ? [] : [postpone]),
    ...(state === 'void' ? [] : [{ act: 'void', title: 'Void the match', about, args } as const]),
    ...(isOver ? [{ act: 'take-result-back', title: 'Take the result back', about, args } as const] : []),
    ...(isHouseWord ? [{ act: 'give-back', title: 'Give it back to the feed', about, args } as const] : []),
  ];
}

/** A market of a match; null for all of them. */
type NamedMarket = { readonly market: string; readonly name: string } | null;

const ofMarket = (match: DeskMatchRow, market: NamedMarket) => ({
  about: market === null ? sidesOf(match) : `${sidesOf(match)}, ${market.name}`,
  args: { matchId: match.matchId, ...(market !== null && { market: market.market }) },
});

const priceOrNone = (typed = ''): number | null => (typed === '' ? null : Number(typed));
const was = (price: number | null | undefined) => (price ? { value: String(price) } : {});

/** Acts on the limits of the prices of a market, or of all of a match. */
export function priceActs(
  match: DeskMatchRow,
  market: NamedMarket,
  limit: DeskPriceLimit | null | undefined,
): readonly WantedAct[] {
  if (match.state === 'finished' || match.state === 'void') return [];
  const { about, args } = ofMarket(match, market);
  const set: WantedAct = {
    act: 'limit-prices',
    title: market === null ? 'Limit its prices' : 'Limit prices',
    about,
    fields: [
      {
        name: 'least',
        label: 'Least price offered',
        within: BOUNDS.price,
        isOptional: true,
        ...was(limit?.least),
      },
      {
        name: 'most',
        label: 'Highest price offered',
        within: BOUNDS.price,
        hint: 'A price of the feed beyond is not offered until it comes back. One of the two may be empty.',
        isOptional: true,
        ...was(limit?.most),
      },
    ],
    argsOf: ({ least, most }) => ({ ...args, least: priceOrNone(least), most: priceOrNone(most) }),
  };
  return limit ? [set, endPriceLimit(about, args)] : [set];
}

/** The act that ends the limits of the prices of a market, or of all of a match. */
export const endPriceLimit = (about: string, args: ActArgs['end-price-limit']) =>
  ({ act: 'end-price-limit', title: 'End the limit', about, args }) as const satisfies WantedAct;

/** Words for limits of prices. */
export const priceLimitWords = ({ least, most, who, why }: DeskPriceLimit): string =>
  `Offered ${[least !== null && `from ${priceWords(least)}`, most !== null && `to ${priceWords(most)}`].filter(Boolean).join(' ')} only, by ${who}${why === '' ? '' : `: ${why}`}`;

/** The act that lifts a suspension. */
export function resumeOf({ scope, competition, matchId, sides, market }: DeskSuspension): WantedAct {
  return {
    act: 'resume',
    title: 'Resume betting',
    about: closedWords({ scope, competition, sides, market }),
    args: {
      scope,
      ...(competition !== null && { competition }),
      ...(matchId !== null && { matchId }),
      ...(market !== null && { market }),
    },
  };
}

export function closedWords({
  scope,
  competition,
  sides,
  market,
}: Pick<DeskSuspension, 'scope' | 'competition' | 'sides' | 'market'>): string {
  switch (scope) {
    case 'all':
      return 'All betting';
    case 'competition':
      return `Competition ${competition ?? ''}`;
    case 'match':
      return sides ?? 'A match';
    case 'market':
      return `${sides ?? 'A match'}, ${marketWords(market ?? '')}`;
  }
}
