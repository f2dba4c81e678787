import { EmptyState, Shimmer, UiLink, useDates } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { keyOf, type Favourite, type FavouriteLeague, type FavouriteMatch } from './favourite.ts';
import styles from './favourites.module.css';
import { FavouriteStar } from './FavouriteStar.tsx';
import { useFavourites } from './use-favourites.ts';

interface FavouriteListProps {
  readonly linkToLeague: (league: FavouriteLeague) => string;
}

/** What is starred on this phone: matches by their kick-off, then leagues. Without any it says how a star is given. */
export function FavouriteList({ linkToLeague }: FavouriteListProps) {
  const t = useWords();
  const all = useFavourites();
  if (all === null) return <Shimmer kind="line" count={3} />;
  if (all.length === 0)
    return <EmptyState title={t('sportsbook.favourites.none')} text={t('sportsbook.favourites.how')} />;
  const matches = all.filter((one) => one.kind === 'match');
  const leagues = all.filter((one) => one.kind === 'league');
  return (
    <>
      {matches.length > 0 && (
        <Group title={t('sportsbook.favourites.matches')}>
          {matches.map((match) => (
            <MatchLine key={keyOf(match)} match={match} />
          ))}
        </Group>
      )}
      {leagues.length > 0 && (
        <Group title={t('sportsbook.favourites.leagues')}>
          {leagues.map((league) => (
            <Line
              key={keyOf(league)}
              favourite={league}
              name={`${league.category} · ${league.name}`}
              href={linkToLeague(league)}
            />
          ))}
        </Group>
      )}
    </>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles['group']}>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </section>
);

function MatchLine({ match }: { readonly match: FavouriteMatch }) {
  const date = useDates();
  return (
    <Line
      favourite={match}
      name={`${match.homeTeam} V ${match.awayTeam}`}
      note={`${date(match.startsAt, 'moment')} · ${match.competitionName}`}
      href={`/markets?match=${encodeURIComponent(match.id)}`}
    />
  );
}

interface LineProps {
  readonly favourite: Favourite;
  readonly name: string;
  readonly note?: string;
  readonly href: string;
}

const Line = ({ favourite, name, note, href }: LineProps) => (
  <li className={styles['line']}>
    <UiLink href={href}>
      {name}
      {note !== undefined && <small>{note}</small>}
    </UiLink>
    <FavouriteStar of={favourite} name={name} />
  </li>
);
