import type { Competition, Sport } from '@kipenga/betting-core';
import { modalOpened, useSearchBox, useShellDispatch } from '@kipenga/shell';
import { LinkTabs, SearchField, UiLink } from '@kipenga/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSportName } from '../../words/use-sport-name.ts';
import { useWords } from '../../words/use-words.ts';
import { LateFavouritesWay } from '../favourites/index.ts';
import { printChoice, type ListChoice } from './match-view.ts';
import styles from './match-list.module.css';

interface ListPlaceProps {
  readonly choice: ListChoice;
  readonly sport: Sport | null;
  readonly competition: Competition | null;
  readonly path: string;
}

/**
 * The place: the sport, with its category and league or All Matches (R2-32). The first day's heading is on the same
 * line.
 */
export function ListPlace({ choice, sport, competition, path }: ListPlaceProps) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const sportName = useSportName();
  return (
    <div className={styles['place']}>
      <h1 className={styles['sport']} tabIndex={-1}>
        {sport === null ? t('sportsbook.list.sports') : sportName(sport)}
      </h1>
      <p className={styles['league']}>
        {competition === null
          ? t('sportsbook.list.allMatches')
          : `${competition.category} · ${competition.name}`}
        {choice.isSoon && ` · ${t('sportsbook.list.soon')}`}
      </p>
      <button
        type="button"
        className={styles['filter']}
        aria-haspopup="dialog"
        onClick={() => dispatch(modalOpened({ name: 'app:filter' }))}
      >
        {t('sportsbook.list.filter')}
      </button>
      {(competition !== null || choice.isSoon) && (
        <UiLink
          href={path + printChoice({ sportId: choice.sportId, market: choice.market })}
          className={styles['clear']}
        >
          {t('sportsbook.list.clearLeague')}
        </UiLink>
      )}
    </div>
  );
}

/** The tabs, of which Sports leads to the tree, and the search box, an icon until it is used (R2-32). */
export function SportNavbar({ choice, path }: Pick<ListPlaceProps, 'choice' | 'path'>) {
  const t = useWords();
  const { sportId, market } = choice;
  const [inPlay, setInPlay] = useState('');
  const to = (tab: ListChoice['tab']) => path + printChoice({ tab, sportId, market });
  const tabs = [
    { id: 'Highlights', label: t('sportsbook.list.top'), href: to('Highlights') },
    {
      id: 'Live',
      label: t('sportsbook.list.live') + inPlay,
      href: choice.isEsport ? '/live?esport=1' : '/live',
    },
    { id: 'Today', label: t('sportsbook.list.today'), href: to('Today') },
    { id: 'Tomorrow', label: t('sportsbook.list.tomorrow'), href: to('Tomorrow') },
    {
      id: 'Countries',
      label: t('sportsbook.list.sports'),
      href: choice.isEsport ? '/countries?esport=1' : '/countries',
    },
  ];
  const isPlain = choice.search === '' && choice.competitionId === null && !choice.isSoon;
  return (
    <div className={styles['navbar']}>
      <LinkTabs label={t('sportsbook.list.tabs')} tabs={tabs} currentId={isPlain ? choice.tab : null} />
      <LateFavouritesWay isEsport={choice.isEsport} onLiveCount={setInPlay} />
      <MatchSearch choice={choice} />
    </div>
  );
}

/** The search box. The typed text goes into the URL after a pause, replacing the history entry (R5-23). */
function MatchSearch({ choice }: { readonly choice: ListChoice }) {
  const t = useWords();
  const [, setSearch] = useSearchParams();
  const apply = (query: string) =>
    setSearch(new URLSearchParams(printChoice({ ...choice, search: query })), { replace: true });
  const { text, type } = useSearchBox(choice.search, apply);
  return (
    <div className={styles['search']} data-searching={text !== '' || undefined}>
      <SearchField value={text} onChange={type} onSubmit={apply} label={t('sportsbook.list.search')} />
    </div>
  );
}
