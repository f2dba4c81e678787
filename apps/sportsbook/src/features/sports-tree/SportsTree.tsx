import { useGetSportsNavigationQuery } from '@kipenga/api';
import type { Competition, SportNavigation } from '@kipenga/betting-core';
import { Accordion, AccordionItem, EmptyState, FailedState, ForwardIcon, Shimmer, UiLink } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useSportName } from '../../words/use-sport-name.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './sports-tree.module.css';

interface SportsTreeProps {
  readonly isEsport: boolean;
  /** The link to a sport's list, or to one league of it. */
  readonly linkTo: (sport: SportNavigation['sport'], competition: Competition | null) => string;
  /** At the end of a league's line. */
  readonly star: (sport: SportNavigation['sport'], competition: Competition) => ReactNode;
}

/** Sports as panels, each with its leagues by country (R2-41). */
export function SportsTree({ isEsport, linkTo, star }: SportsTreeProps) {
  const t = useWords();
  const sportName = useSportName();
  const { currentData, error, isFetching, refetch } = useGetSportsNavigationQuery({ isEsport });
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.countries.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="line" count={6} />;
  if (currentData.length === 0) return <EmptyState title={t('sportsbook.list.empty')} />;
  return (
    <Accordion>
      {currentData.map(({ sport, topCompetitions, otherCompetitions }, at) => (
        <AccordionItem
          key={sport.id}
          title={sportName(sport)}
          meta={countOf([...topCompetitions, ...otherCompetitions])}
          isInitiallyOpen={at === 0}
        >
          <UiLink href={linkTo(sport, null)} className={styles['row']}>
            <b>{t('sportsbook.countries.all', { sport: sportName(sport) })}</b>
            <ForwardIcon size="1rem" />
          </UiLink>
          {topCompetitions.length > 0 && (
            <Leagues
              title={t('sportsbook.countries.top')}
              leagues={topCompetitions}
              href={(league) => linkTo(sport, league)}
              star={(league) => star(sport, league)}
            />
          )}
          {byCategory(otherCompetitions).map(([category, leagues]) => (
            <Leagues
              key={category}
              title={category}
              leagues={leagues}
              href={(league) => linkTo(sport, league)}
              star={(league) => star(sport, league)}
            />
          ))}
        </AccordionItem>
      ))}
    </Accordion>
  );
}

interface LeaguesProps {
  readonly title: string;
  readonly leagues: readonly Competition[];
  readonly href: (league: Competition) => string;
  readonly star: (league: Competition) => ReactNode;
}

function Leagues({ title, leagues, href, star }: LeaguesProps) {
  const t = useWords();
  return (
    <section className={styles['branch']}>
      <h3>{title}</h3>
      <ul>
        {leagues.map((league) => (
          <li key={league.id} className={styles['starred']}>
            <UiLink href={href(league)} className={styles['row']}>
              <span>
                {league.name} {title !== league.category && <small>{league.category}</small>}
              </span>
              <span className={styles['count']}>
                {t('sportsbook.countries.count', { count: league.matchCount })}
              </span>
            </UiLink>
            {star(league)}
          </li>
        ))}
      </ul>
    </section>
  );
}

const countOf = (leagues: readonly Competition[]): number =>
  leagues.reduce((sum, league) => sum + league.matchCount, 0);

function byCategory(leagues: readonly Competition[]): readonly (readonly [string, readonly Competition[]])[] {
  const groups = new Map<string, Competition[]>();
  for (const league of leagues) groups.set(league.category, [...(groups.get(league.category) ?? []), league]);
  return [...groups].sort(([one], [other]) => one.localeCompare(other));
}
