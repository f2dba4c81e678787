import type { Competition, Sport } from '@kipenga/betting-core';
import { FavouriteStar } from './features/favourites/index.ts';
import { printChoice } from './features/match-list/index.ts';
import { SportsTree } from './features/sports-tree/index.ts';

/** The tree of sports, each league with its star. A league leads to its sports screen (R2-38, R2-41). */
export const SportsByCountry = ({ isEsport }: { readonly isEsport: boolean }) => (
  <SportsTree
    isEsport={isEsport}
    linkTo={(sport, league) =>
      (isEsport ? '/e-sports' : '/sports') +
      printChoice({ sportId: sport.id, competitionId: league?.id ?? null })
    }
    star={(sport, league) => <LeagueStar sport={sport} league={league} isEsport={isEsport} />}
  />
);

interface LeagueStarProps {
  readonly sport: Sport;
  readonly league: Competition;
  readonly isEsport: boolean;
}

const LeagueStar = ({ sport, league: { id, name, category }, isEsport }: LeagueStarProps) => (
  <FavouriteStar
    of={{ kind: 'league', id, sportId: sport.id, isEsport, name, category }}
    name={`${category} ${name}`}
  />
);
