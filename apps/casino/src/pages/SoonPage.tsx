import { ButtonLink, EmptyState, PageHeader } from '@kipenga/ui';
import { useWords, type CasinoWordId } from '../words/use-words.ts';

/** A place of the casino that is not open yet: it says so, and leads back to what is. */
export function SoonPage({ titleId }: { readonly titleId: CasinoWordId }) {
  const t = useWords();
  return (
    <>
      <PageHeader title={t(titleId)} backHref="/" />
      <EmptyState
        title={t('casino.soon')}
        text={t('casino.soonText')}
        action={<ButtonLink href="/sports">{t('casino.toSports')}</ButtonLink>}
      />
    </>
  );
}
