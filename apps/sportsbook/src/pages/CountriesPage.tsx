import { useMessageText, VisitChoices } from '@kipenga/shell';
import { Accordion, AccordionItem, LinkTabs, PageHeader } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { FavouriteMatches } from '../FavouriteMatches.tsx';
import { BookingBox } from '../features/booking/index.ts';
import { FavouriteList } from '../features/favourites/index.ts';
import { printChoice } from '../features/match-list/index.ts';
import { printCountries, readCountries } from '../features/sports-tree/index.ts';
import { SportsByCountry } from '../SportsByCountry.tsx';
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
        <SportsByCountry isEsport={isEsport} />
      )}
    </>
  );
}
