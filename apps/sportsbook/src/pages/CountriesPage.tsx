import type { Competition, Sport } from '@kipenga/betting-core';
import { useMessageText, VisitChoices } from '@kipenga/shell';
import { Accordion, AccordionItem, LinkTabs, PageHeader } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { FavouriteMatches } from '../FavouriteMatches.tsx';
import { BookingBox } from '../features/booking/index.ts';
import { FavouriteList, FavouriteStar } from '../features/favourites/index.ts';
import { printChoice } from '../features/match-list/index.ts';
import { printCountries, readCountries, SportsTree } from '../features/sports-tree/index.ts';
import { useWords } from '../words/use-words.ts';
import styles from './countries.module.css';

/** Countries: the sports tree, where a league leads to its sports screen (R2-38, R2-41), and what is starred on this phone. */
export function CountriesPage() {
  const t = useWords();
  const titleOf = useMessageText();
  const [search] = useSearchParams();
  const tab = readCountries(search);
  const isEsport = tab === 'esports';
  const path = isEsport ? '/e-sports' : '/sports';
  const tabs = [
    { id: 'sports', label: t('sportsbook.countries.sports') },
    { id: 'esports', label: t('sportsbook.countries.esports') },
    { id: 'favourites', label: t('sportsbook.favourites.title') },
  ] as const;
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.countries' })} backHref={path} />
      <LinkTabs
        label={t('sportsbook.countries.tabs')}
        tabs={tabs.map((one) => ({ ...one, href: `/countries${printCountries(one.id)}` }))}
        currentId={tab}
      />
      <BookingBox />
      <Accordion>
        <AccordionItem title={t('sportsbook.countries.choices')}>
          <div className={styles['choices']}>
            <VisitChoices />
          </div>
        </AccordionItem>
      </Accordion>
      {tab === 'favourites' ? (
        <FavouriteList
          drawMatches={(matches) => <FavouriteMatches starred={matches} />}
          linkToLeague={({ id, sportId, isEsport: isOfEsport }) =>
            (isOfEsport ? '/e-sports' : '/sports') + printChoice({ sportId, competitionId: id })
          }
        />
      ) : (
        <SportsTree
          isEsport={isEsport}
          linkTo={(sport, league) =>
            path + printChoice({ sportId: sport.id, competitionId: league?.id ?? null })
          }
          star={(sport, league) => <LeagueStar sport={sport} league={league} isEsport={isEsport} />}
        />
      )}
    </>
  );
}

interface LeagueStarProps {
  readonly sport: Sport;
  readonly league: Competition;
  readonly isEsport: boolean;
}

const LeagueStar = ({ sport, league: { id, name, category }, isEsport }: LeagueStarProps) => (
  <FavouriteStar
    of={{ kind: 'league', id, sportId: sport.id, isEsport, name, category }}
    name={`${category} ${name}`}
  />
);
