import { ButtonLink, EmptyState, PageHeader } from '@kipenga/ui';
import { useModalWords } from '../modals/use-modal-words.ts';

/** Screen for unknown addresses, with a link to Home (R2-13). */
export function NotFoundScreen() {
  const t = useModalWords();
  return (
    <>
      <PageHeader title={t('shell.notFound.title')} />
      <EmptyState
        title={t('shell.notFound.text')}
        action={<ButtonLink href="/">{t('shell.notFound.home')}</ButtonLink>}
      />
    </>
  );
}
