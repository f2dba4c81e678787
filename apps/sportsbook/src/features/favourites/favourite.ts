import type { CompetitionId, Instant, MatchId, SportId } from '@kipenga/betting-core';

/** A starred league, with the words of its link. */
export interface FavouriteLeague {
  readonly kind: 'league';
  readonly id: CompetitionId;
  readonly sportId: SportId;
  readonly isEsport: boolean;
  readonly name: string;
  readonly category: string;
}

/** A starred match. */
export interface FavouriteMatch {
  readonly kind: 'match';
  readonly id: MatchId;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly competitionName: string;
  readonly startsAt: Instant;
}

/** A starred league or match, stored on this phone only. */
export type Favourite = FavouriteLeague | FavouriteMatch;

/** The storage key of a favourite: a league and a match may have the same id. */
export const keyOf = ({ kind, id }: Pick<Favourite, 'kind' | 'id'>): string => `${kind} ${id}`;
