import type { CompetitionId, MatchId, NairobiDay, SportId } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { textFlag } from '../pieces/flag.ts';
import { competitionIdText, matchIdText, sportIdText } from '../pieces/ids.ts';
import { nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { wholeNumberText } from '../pieces/text.ts';
import { MATCH_TABS, type MatchTab } from './paging.ts';

/** A page of a list; the platform clamps the limit. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
}
const page = { offset: ['offset', wholeNumberText], limit: ['limit', wholeNumberText] } as const;

/** Sports proper, or the e-sports variant. */
export interface EsportFlag {
  readonly isEsport: boolean;
}
export const esportQuery = entity(noun<EsportFlag>(), { is_esport: ['isEsport', textFlag] });

/** Restricts a list of matches. */
export interface ListFilter extends EsportFlag {
  /** Only matches that start within this many hours, at most 24. */
  readonly hours?: number;
}
export const listQuery = entity(noun<ListFilter>(), {
  is_esport: ['isEsport', textFlag],
  hours: ['hours', z.optional(wholeNumberText)],
});

export const topMatchesParams = entity(noun<Page>(), page);

export interface MatchesOfTab extends Page {
  readonly sportId: SportId;
  readonly tab: MatchTab;
}
export const tabParams = entity(noun<MatchesOfTab>(), {
  sport_id: ['sportId', sportIdText],
  tab: ['tab', z.enum(MATCH_TABS)],
  ...page,
});

export interface MatchesOfCompetition extends Page {
  readonly sportId: SportId;
  readonly competitionId: CompetitionId;
}
export const competitionParams = entity(noun<MatchesOfCompetition>(), {
  sport_id: ['sportId', sportIdText],
  competition_id: ['competitionId', competitionIdText],
  ...page,
});

/** Free text that is safe in a path: 1 to 64 characters, at least one of them not a dot. */
const searchText = z
  .string()
  .check(
    z.regex(/[^.\s]/, 'a search needs a letter or a digit'),
    z.maxLength(64, 'a search is at most 64 characters'),
  );
export interface SearchText {
  readonly text: string;
}
export const searchParams = entity(noun<SearchText>(), { q: ['text', searchText] });

export interface SearchFilter extends EsportFlag {
  /** Index of the page's first row; `filter` on the wire (D21). */
  readonly offset?: number;
  readonly sportId?: SportId;
}
export const searchQuery = entity(noun<SearchFilter>(), {
  filter: ['offset', z.optional(wholeNumberText)],
  sport_id: ['sportId', z.optional(sportIdText)],
  is_esport: ['isEsport', textFlag],
});

export interface Offset {
  readonly offset: number;
}
export const offsetParams = entity(noun<Offset>(), { offset: ['offset', wholeNumberText] });

export interface DayFilter extends EsportFlag {
  readonly day: NairobiDay;
  readonly sportId?: SportId;
}
export const dayQuery = entity(noun<DayFilter>(), {
  date: ['day', nairobiDayText],
  sport_id: ['sportId', z.optional(sportIdText)],
  is_esport: ['isEsport', textFlag],
});

export interface MatchChoice {
  readonly matchId: MatchId;
}
export const matchParams = entity(noun<MatchChoice>(), { matchId: ['matchId', matchIdText] });
