import { BRAND } from '@kipenga/brand';
import {
  competitionId,
  sportId,
  type Competition,
  type CompetitionId,
  type Sport,
  type SportId,
  type SportNavigation,
} from '@kipenga/betting-core';

/** The tabs of the sports screens, as in the URL (R2-30). */
export const TABS = ['Highlights', 'Today', 'Tomorrow', 'Countries'] as const;
/** A tab, or the matches in play, which have their own address. */
export type Tab = (typeof TABS)[number] | 'Live';

/** The choice in the URL of a sports screen. */
export interface ListChoice {
  readonly tab: Tab;
  readonly isEsport: boolean;
  readonly sportId: SportId | null;
  readonly competitionId: CompetitionId | null;
  /** Free text; empty without a search (R5-23). */
  readonly search: string;
  /** Only matches that start within the next hours. */
  readonly isSoon: boolean;
  /** The only market in the columns; null if a row shows all. */
  readonly market: MarketTab | null;
  /** Home shows the house's top matches. */
  readonly isHome: boolean;
}

/** The markets that can be shown alone in the columns (R2-35). */
export const MARKET_TABS = ['1x2', 'ou', 'dc'] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

/** A list that is loaded whole, with its arguments. */
export type ListView =
  | { readonly kind: 'top' }
  | {
      readonly kind: 'tab';
      readonly sportId: SportId;
      readonly tab: 'highlights' | 'today' | 'tomorrow' | 'all';
      readonly isEsport: boolean;
      readonly hours?: number;
    }
  | {
      readonly kind: 'competition';
      readonly sportId: SportId;
      readonly competitionId: CompetitionId;
      readonly isEsport: boolean;
      readonly hours?: number;
    };

/** The view of a choice: a list, the results of a search, or the tree of sports (R2-30). */
export type MatchView =
  | ListView
  | { readonly kind: 'search'; readonly text: string; readonly isEsport: boolean }
  | { readonly kind: 'countries' };

/** The hours of the "soon" filter, as in the URL. */
const SOON = '3';

/** Reads the URL of a sports screen; anything it does not know becomes the default (R2-15, R2-30). */
export function readChoice(
  search: URLSearchParams,
  { isEsport, isHome }: Pick<ListChoice, 'isEsport' | 'isHome'>,
): ListChoice {
  const sport = search.get('sport');
  const league = search.get('league');
  const asked = search.get('tab')?.toLowerCase();
  return {
    tab: TABS.find((tab) => tab.toLowerCase() === asked) ?? 'Highlights',
    isEsport,
    isHome,
    sportId: sport ? sportId(sport) : null,
    competitionId: league ? competitionId(league) : null,
    search: (search.get('q') ?? '').slice(0, 64),
    isSoon: search.get('hours') === SOON,
    market: marketIn(search.get('market')),
  };
}

/** The market in an address; 'all' overrides a house that opens one by default. */
const marketIn = (asked: string | null): MarketTab | null =>
  asked === 'all' ? null : (MARKET_TABS.find((one) => one === asked) ?? BRAND.marketTab);

/** The query string of a choice, without defaults; empty or starting with '?'. */
export function printChoice(
  choice: Partial<Pick<ListChoice, 'tab' | 'sportId' | 'competitionId' | 'search' | 'isSoon' | 'market'>>,
): string {
  const search = new URLSearchParams();
  if (choice.tab !== undefined && choice.tab !== 'Highlights') search.set('tab', choice.tab);
  if (choice.sportId) search.set('sport', choice.sportId);
  if (choice.competitionId) search.set('league', choice.competitionId);
  if (choice.isSoon) search.set('hours', SOON);
  if (choice.market !== undefined && choice.market !== BRAND.marketTab)
    search.set('market', choice.market ?? 'all');
  if (choice.search) search.set('q', choice.search);
  return search.size > 0 ? `?${search}` : '';
}

/** The sport and league of a choice, from the navigation; by default the first sport. */
export function placeOfChoice(
  choice: ListChoice,
  navigation: readonly SportNavigation[],
): { readonly sport: Sport | null; readonly competition: Competition | null } {
  const entry = navigation.find((one) => one.sport.id === choice.sportId) ?? navigation[0];
  if (entry === undefined) return { sport: null, competition: null };
  const competition =
    [...entry.topCompetitions, ...entry.otherCompetitions].find((one) => one.id === choice.competitionId) ??
    null;
  return { sport: entry.sport, competition };
}

/** The list of a choice; null while the sport is not known yet. */
export function viewOf(choice: ListChoice, sport: Sport | null): MatchView | null {
  const { isEsport } = choice;
  if (/[^.\s]/.test(choice.search)) return { kind: 'search', text: choice.search.trim(), isEsport };
  const id = choice.sportId ?? sport?.id ?? null;
  const soon = choice.isSoon ? { hours: Number(SOON) } : {};
  if (choice.competitionId !== null && id !== null)
    return { kind: 'competition', sportId: id, competitionId: choice.competitionId, isEsport, ...soon };
  if (choice.tab === 'Countries' && !choice.isSoon) return { kind: 'countries' };
  if (choice.isSoon) return id && { kind: 'tab', sportId: id, tab: 'all', isEsport, ...soon };
  if (choice.isHome && choice.tab === 'Highlights' && choice.sportId === null) return { kind: 'top' };
  if (id === null) return null;
  const tab = choice.tab === 'Today' ? 'today' : choice.tab === 'Tomorrow' ? 'tomorrow' : 'highlights';
  return { kind: 'tab', sportId: id, tab, isEsport };
}

/** True if a choice shows search results, the tree of sports, or a single market, instead of a list with all prices. */
export const isOtherList = (choice: ListChoice): boolean =>
  choice.market !== null || ['search', 'countries'].includes(viewOf(choice, null)?.kind ?? '');
