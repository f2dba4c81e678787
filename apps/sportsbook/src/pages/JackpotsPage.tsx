import { ButtonLink, EmptyState, PageHeader } from '@kipenga/ui';
import { useMessageText } from '@kipenga/shell';
import { useWords } from '../words/use-words.ts';

/** The jackpots' place: it says that they open later, and leads to what is open. */
export function JackpotsPage() {
  const t = useWords();
  const toText = useMessageText();
  return (
    <>
      <PageHeader title={toText({ id: 'shell.titles.jackpots' })} backHref="/" />
      <EmptyState
        title={t('sportsbook.jackpots.soon')}
        action={<ButtonLink href="/sports">{t('sportsbook.bets.browse')}</ButtonLink>}
      />
    </>
  );
}
