import { EmptyState, GameGrid, SearchField } from '@kipenga/ui';
import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { Door, PlayableGame } from '../launch/index.ts';
import styles from './games.module.css';
import { searchGames } from './search-games.ts';
import type { Favourites } from './use-favourites.ts';

interface GameSearchProps {
  readonly games: readonly PlayableGame[];
  readonly favourites: Favourites;
  readonly door: Door;
  /** The page, while nothing is searched. */
  readonly children: ReactNode;
}

/** A search box for games by name; the results replace the page. */
export function GameSearch({ games, favourites, door, children }: GameSearchProps) {
  const t = useWords();
  const [asked, setAsked] = useState('');
  return (
    <>
      <div className={styles['search']}>
        <SearchField value={asked} onChange={setAsked} label={t('casino.search.label')} />
      </div>
      {asked.trim() === '' ? (
        children
      ) : (
        <Found games={searchGames(games, asked)} favourites={favourites} door={door} />
      )}
    </>
  );
}

function Found({ games, favourites, door: { openByKey, openingKey } }: Omit<GameSearchProps, 'children'>) {
  const t = useWords();
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('casino.search.found')}: {games.length}
      </p>
      {games.length === 0 ? (
        <EmptyState title={t('casino.search.none')} text={t('casino.search.noneText')} />
      ) : (
        <GameGrid
          title={t('casino.search.found')}
          games={games.map(favourites.tileOf)}
          onFavourite={favourites.onFavourite}
          onOpen={openByKey}
          openingId={openingKey}
        />
      )}
    </>
  );
}
