import { useDates } from '@kipenga/ui';
import { keyOf, type FavouriteMatch } from './favourite.ts';
import { FavouriteGroup, FavouriteLine } from './FavouriteGroup.tsx';

interface MatchLinesProps {
  readonly title: string;
  readonly matches: readonly FavouriteMatch[];
  /** What is said of one before its kick-off; empty where there is nothing to say. */
  readonly stateOf?: (match: FavouriteMatch) => string;
}

/** Starred matches without prices, as this phone remembers them. */
export function MatchLines({ title, matches, stateOf = () => '' }: MatchLinesProps) {
  const date = useDates();
  const noteOf = (match: FavouriteMatch): string =>
    [stateOf(match), date(match.startsAt, 'moment'), match.competitionName]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <FavouriteGroup title={title}>
      {matches.map((match) => (
        <FavouriteLine
          key={keyOf(match)}
          favourite={match}
          name={`${match.homeTeam} V ${match.awayTeam}`}
          note={noteOf(match)}
          href={`/markets?match=${encodeURIComponent(match.id)}`}
        />
      ))}
    </FavouriteGroup>
  );
}
