import { useMessageText } from '@kipenga/shell';
import { LinkTabs, PageHeader } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { BookingBox } from '../features/booking/index.ts';
import { printChoice } from '../features/match-list/index.ts';
import { SportsTree } from '../features/sports-tree/index.ts';
import { useWords } from '../words/use-words.ts';

/** Countries: the sports tree; a league leads to its sports screen (R2-38, R2-41). */
export function CountriesPage() {
  const t = useWords();
  const titleOf = useMessageText();
  const [search] = useSearchParams();
  const isEsport = search.get('esport') === '1';
  const path = isEsport ? '/e-sports' : '/sports';
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.countries' })} backHref={path} />
      <LinkTabs
        label={t('sportsbook.countries.tabs')}
        tabs={[
          { id: 'sports', label: t('sportsbook.countries.sports'), href: '/countries' },
          { id: 'esports', label: t('sportsbook.countries.esports'), href: '/countries?esport=1' },
        ]}
        currentId={isEsport ? 'esports' : 'sports'}
      />
      <BookingBox />
      <SportsTree
        isEsport={isEsport}
        linkTo={(sport, league) =>
          path + printChoice({ sportId: sport.id, competitionId: league?.id ?? null })
        }
      />
    </>
  );
}
