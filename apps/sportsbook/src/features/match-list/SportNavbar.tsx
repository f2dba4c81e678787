import type { Competition, Sport } from '@kipenga/betting-core';
import { LinkTabs, SearchField, UiLink } from '@kipenga/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { printChoice, readChoice, type ListChoice } from './match-view.ts';
import styles from './match-list.module.css';
import { useTypedSearch } from './use-typed-search.ts';

interface SportNavbarProps {
  readonly choice: ListChoice;
  readonly sport: Sport | null;
  readonly competition: Competition | null;
  readonly path: string;
}

/** Where one is (sport, category and league, or All Matches), the search box, and the tabs; Sports leads to the tree (R2-32). */
export function SportNavbar({ choice, sport, competition, path }: SportNavbarProps) {
  const t = useWords();
  const { sportId } = choice;
  const to = (tab: ListChoice['tab']) => path + printChoice({ tab, sportId });
  const tabs = [
    { id: 'Highlights', label: t('sportsbook.list.top'), href: to('Highlights') },
    { id: 'Today', label: t('sportsbook.list.today'), href: to('Today') },
    { id: 'Tomorrow', label: t('sportsbook.list.tomorrow'), href: to('Tomorrow') },
    {
      id: 'Countries',
      label: t('sportsbook.list.sports'),
      href: choice.isEsport ? '/countries?esport=1' : '/countries',
    },
  ];
  const isPlain = choice.search === '' && choice.competitionId === null;
  return (
    <div className={styles['navbar']}>
      <div className={styles['where']}>
        <div className={styles['place']}>
          <h1 className={styles['sport']} tabIndex={-1}>
            {sport?.name ?? t('sportsbook.list.sports')}
          </h1>
          <p className={styles['league']}>
            {competition === null
              ? t('sportsbook.list.allMatches')
              : `${competition.category} · ${competition.name}`}
          </p>
          {competition !== null && (
            <UiLink href={path + printChoice({ sportId })} className={styles['clear']}>
              {t('sportsbook.list.clearLeague')}
            </UiLink>
          )}
        </div>
        <MatchSearch choice={choice} />
      </div>
      <LinkTabs label={t('sportsbook.list.tabs')} tabs={tabs} currentId={isPlain ? choice.tab : null} />
    </div>
  );
}

/** The search box: what is typed goes into the URL after a pause, and replaces the entry of the browser's history (R5-23). */
function MatchSearch({ choice }: { readonly choice: ListChoice }) {
  const t = useWords();
  const [, setSearch] = useSearchParams();
  const [text, setText] = useState(choice.search);
  const [sent, setSent] = useState(choice.search);
  const [inUrl, setInUrl] = useState(choice.search);
  if (choice.search !== inUrl) {
    setInUrl(choice.search);
    if (choice.search !== sent) setText(choice.search); // changed by a link, as a tab's: the box shows what the list does
  }
  const apply = (query: string) => {
    const search = new URLSearchParams(printChoice({ ...choice, search: query }));
    setSent(readChoice(search, choice).search);
    setSearch(search, { replace: true });
  };
  const type = useTypedSearch(apply);
  const change = (query: string) => {
    setText(query);
    type(query);
  };
  return <SearchField value={text} onChange={change} onSubmit={apply} label={t('sportsbook.list.search')} />;
}
