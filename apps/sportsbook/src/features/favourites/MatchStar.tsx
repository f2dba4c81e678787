import type { MatchHeader } from '@kipenga/betting-core';
import { FavouriteStar } from './FavouriteStar.tsx';

/** A match with the fields of its line among the favourites. */
export type StarredMatch = Pick<MatchHeader, 'id' | 'homeTeam' | 'awayTeam' | 'competitionName' | 'startsAt'>;

/** The star of a match, in its row and on its page. */
export const MatchStar = ({
  match: { id, homeTeam, awayTeam, competitionName, startsAt },
}: {
  readonly match: StarredMatch;
}) => (
  <FavouriteStar
    of={{ kind: 'match', id, homeTeam, awayTeam, competitionName, startsAt }}
    name={`${homeTeam} V ${awayTeam}`}
  />
);
