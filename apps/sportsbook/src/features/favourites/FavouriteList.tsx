import { ButtonLink, EmptyState, Shimmer } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { keyOf, type FavouriteLeague, type FavouriteMatch } from './favourite.ts';
import { FavouriteGroup, FavouriteLine } from './FavouriteGroup.tsx';
import { useFavourites } from './use-favourites.ts';

interface FavouriteListProps {
  readonly linkToLeague: (league: FavouriteLeague) => string;
  /** Draws the matches; called with at least one. */
  readonly drawMatches: (matches: readonly FavouriteMatch[]) => ReactNode;
}

/** The favourites on this phone: matches, then leagues. Without any, it explains the star. */
export function FavouriteList({ linkToLeague, drawMatches }: FavouriteListProps) {
  const t = useWords();
  const all = useFavourites();
  if (all === null) return <Shimmer kind="line" count={3} />;
  if (all.length === 0)
    return (
      <EmptyState
        title={t('sportsbook.favourites.none')}
        text={t('sportsbook.favourites.how')}
        action={
          <ButtonLink look="secondary" href="/sports">
            {t('sportsbook.bets.browse')}
          </ButtonLink>
        }
      />
    );
  const matches = all.filter((one) => one.kind === 'match');
  const leagues = all.filter((one) => one.kind === 'league');
  return (
    <>
      {matches.length > 0 && drawMatches(matches)}
      {leagues.length > 0 && (
        <FavouriteGroup title={t('sportsbook.favourites.leagues')}>
          {leagues.map((league) => (
            <FavouriteLine
              key={keyOf(league)}
              favourite={league}
              name={`${league.category} · ${league.name}`}
              href={linkToLeague(league)}
            />
          ))}
        </FavouriteGroup>
      )}
    </>
  );
}
