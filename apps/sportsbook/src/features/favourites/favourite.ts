import type { CompetitionId, Instant, MatchId, SportId } from '@kipenga/betting-core';

/** A league somebody starred, with what a link to it says. */
export interface FavouriteLeague {
  readonly kind: 'league';
  readonly id: CompetitionId;
  readonly sportId: SportId;
  readonly isEsport: boolean;
  readonly name: string;
  readonly category: string;
}

/** A match somebody starred. */
export interface FavouriteMatch {
  readonly kind: 'match';
  readonly id: MatchId;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly competitionName: string;
  readonly startsAt: Instant;
}

/** What somebody starred, kept on this phone alone. */
export type Favourite = FavouriteLeague | FavouriteMatch;

/** What a favourite is kept under: ids of leagues and of matches may be alike. */
export const keyOf = ({ kind, id }: Pick<Favourite, 'kind' | 'id'>): string => `${kind} ${id}`;
