import { matchId } from '@kipenga/betting-core';
import { useMessageText } from '@kipenga/shell';
import { ButtonLink, EmptyState, PageHeader } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { MatchMarkets } from '../features/match-markets/index.ts';
import { useWords } from '../words/use-words.ts';
import { useBack } from './use-back.ts';

/** Match Details: the markets of the match in the URL (R2-04, R2-40). */
export function MarketsPage() {
  const t = useWords();
  const titleOf = useMessageText();
  const back = useBack();
  const [search] = useSearchParams();
  const match = search.get('match')?.trim() ?? '';
  return (
    <>
      <PageHeader title={titleOf({ id: 'shell.titles.markets' })} backHref="/sports" onBack={back} />
      {match === '' ? (
        <EmptyState
          title={t('sportsbook.markets.none')}
          action={<ButtonLink href="/sports">{t('sportsbook.bets.browse')}</ButtonLink>}
        />
      ) : (
        <MatchMarkets key={match} matchId={matchId(match)} />
      )}
    </>
  );
}
