import type { MatchState } from '@kipenga/betting-core';
import { useDates } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { keyOf, type FavouriteMatch } from './favourite.ts';
import { FavouriteGroup, FavouriteLine } from './FavouriteGroup.tsx';

interface MatchLinesProps {
  readonly title: string;
  readonly matches: readonly FavouriteMatch[];
  /** A match's state, shown before its kick-off. A postponed match has no kick-off. */
  readonly stateOf?: (match: FavouriteMatch) => MatchState;
}

/** Starred matches without prices, as stored on this phone. */
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
