import type { MatchState } from '@kipenga/betting-core';
import { useDates } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { keyOf, type FavouriteMatch } from './favourite.ts';
import { FavouriteGroup, FavouriteLine } from './FavouriteGroup.tsx';

interface MatchLinesProps {
  readonly title: string;
  readonly matches: readonly FavouriteMatch[];
  /** Where one stands, which is said before its kick-off. A postponed one has none. */
  readonly stateOf?: (match: FavouriteMatch) => MatchState;
}

/** Starred matches without prices, as this phone remembers them. */
export function MatchLines({ title, matches, stateOf }: MatchLinesProps) {
  const t = useWords();
  const date = useDates();
  const noteOf = (match: FavouriteMatch): string => {
    const state = stateOf?.(match);
    return [
      ...(state === undefined ? [] : [t('sportsbook.favourites.state', { state })]),
      ...(state === 'postponed' ? [] : [date(match.startsAt, 'moment')]),
      match.competitionName,
    ].join(' · ');
  };
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
