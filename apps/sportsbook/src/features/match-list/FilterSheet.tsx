import { useGetSportsNavigationQuery } from '@kipenga/api';
import type { Competition } from '@kipenga/betting-core';
import { modalClosed, routeOf, selectModal, useShellDispatch } from '@kipenga/shell';
import { BottomSheet, FailedState, Shimmer, UiLink } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { useFavourites } from '../favourites/index.ts';
import styles from './filter-sheet.module.css';
import { placeOfChoice, printChoice, readChoice, type ListChoice } from './match-view.ts';

/** The filters of a list: the next hours, one league. Each is a link, so that Back and sharing work. */
export function FilterSheet() {
  const t = useWords();
  const dispatch = useShellDispatch();
  const isOpen = useSelector(selectModal)?.name === 'app:filter';
  const { pathname: path, search } = useLocation();
  const choice = readChoice(new URLSearchParams(search), {
    isEsport: routeOf(path)?.esport === 1,
    isHome: false,
  });
  return (
    <BottomSheet isOpen={isOpen} title={t('sportsbook.filter.title')} onClose={() => dispatch(modalClosed())}>
      <div className={styles['filters']}>
        <Times choice={choice} path={path} />
        <Columns choice={choice} path={path} />
        <LeaguesOfSport choice={choice} path={path} />
      </div>
    </BottomSheet>
  );
}

interface PlaceProps {
  readonly choice: ListChoice;
  /** The path of the list's screen. */
  readonly path: string;
}

function Times({ choice, path }: PlaceProps) {
  const t = useWords();
  const { sportId, competitionId, market } = choice;
  const to = (isSoon: boolean) => path + printChoice({ sportId, competitionId, isSoon, market });
  return (
    <Group title={t('sportsbook.filter.when')}>
      <Choice href={to(false)} isCurrent={!choice.isSoon} label={t('sportsbook.filter.anyTime')} />
      <Choice href={to(true)} isCurrent={choice.isSoon} label={t('sportsbook.list.soon')} />
    </Group>
  );
}

/** A row with all prices, or tabs for single markets (R2-35). */
function Columns({ choice, path }: PlaceProps) {
  const t = useWords();
  const to = (market: ListChoice['market']) => path + printChoice({ ...choice, market });
  return (
    <Group title={t('sportsbook.filter.columns')}>
      <Choice href={to(null)} isCurrent={choice.market === null} label={t('sportsbook.filter.oneRow')} />
      <Choice href={to('1x2')} isCurrent={choice.market !== null} label={t('sportsbook.filter.byTabs')} />
    </Group>
  );
}

/** The leagues of the list's sport: favourites of this phone first, then the top ones. */
function LeaguesOfSport({ choice, path }: PlaceProps) {
  const t = useWords();
  const { isEsport, isSoon, market } = choice;
  const { currentData, error, isFetching, refetch } = useGetSportsNavigationQuery({ isEsport });
  const starred = new Set<string>(useFavourites()?.flatMap((one) => (one.kind === 'league' ? [one.id] : [])));
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.countries.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="line" count={4} />;
  const { sport } = placeOfChoice(choice, currentData);
  const ofSport = currentData.find((one) => one.sport.id === sport?.id);
  const all = [...(ofSport?.topCompetitions ?? []), ...(ofSport?.otherCompetitions ?? [])];
  const leagues = all.toSorted((one, other) => Number(starred.has(other.id)) - Number(starred.has(one.id)));
  const to = (league: Competition | null) =>
    path + printChoice({ sportId: sport?.id ?? null, competitionId: league?.id ?? null, isSoon, market });
  return (
    <Group title={t('sportsbook.filter.leagues')}>
      <Choice
        href={path + printChoice({ sportId: choice.sportId, isSoon, market })}
        isCurrent={choice.competitionId === null}
        label={t('sportsbook.filter.allLeagues')}
      />
      {leagues.map((league) => (
        <Choice
          key={league.id}
          href={to(league)}
          isCurrent={league.id === choice.competitionId}
          label={`${league.category} · ${league.name}`}
          note={String(league.matchCount)}
        />
      ))}
    </Group>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
);

interface ChoiceProps {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly label: string;
  readonly note?: string;
}

/** A choice made closes the sheet. */
function Choice({ href, isCurrent, label, note }: ChoiceProps) {
  const dispatch = useShellDispatch();
  return (
    <li>
      <UiLink href={href} aria-current={isCurrent || undefined} onClick={() => void dispatch(modalClosed())}>
        <span>{label}</span>
        {note !== undefined && <small>{note}</small>}
      </UiLink>
    </li>
  );
}
