import type { Market, MarketTypeId } from '@kipenga/betting-core';

/** Kinds of markets, in the order of their buttons, with the type numbers of each, without lines. */
const KINDS = {
  main: ['1', '10', '11', '18', '29', '186'],
  goals: ['18', '19', '20', '26', '29'],
  halves: ['47', '60', '68'],
  score: ['45'],
} as const;

/** The filter of a match's markets. */
export type MarketKind = keyof typeof KINDS | 'all';

export const MARKET_KINDS = ['all', 'main', 'goals', 'halves', 'score'] as const satisfies MarketKind[];

/** '18-1.5' is over/under of another line. */
const familyOf = (typeId: MarketTypeId): string => typeId.split('-', 1)[0] ?? '';
/** The main line of a market stands without one in its number. */
const isOf = (kind: MarketKind, { typeId }: Market): boolean =>
  kind === 'all' || KINDS[kind].some((one) => one === (kind === 'main' ? typeId : familyOf(typeId)));

/** The markets of one kind, in their order. */
export const marketsOfKind = (kind: MarketKind, markets: readonly Market[]): readonly Market[] =>
  markets.filter((market) => isOf(kind, market));

/** The kinds among these markets; empty if all are of one kind. */
export const kindsOf = (markets: readonly Market[]): readonly MarketKind[] => {
  const kinds = MARKET_KINDS.filter((kind) => marketsOfKind(kind, markets).length > 0);
  return kinds.length > 2 ? kinds : [];
};

/** The kind in an address; 'all' by default. */
export const kindIn = (search: URLSearchParams): MarketKind =>
  MARKET_KINDS.find((kind) => kind === search.get('kind')) ?? 'all';
