import { ButtonLink, EmptyState } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';

/** No game is offered at all: it says so, and leads to what is open. */
export function NoGames() {
  const t = useWords();
  return (
    <EmptyState
      title={t('casino.none.title')}
      text={t('casino.none.text')}
      action={<ButtonLink href="/sports">{t('casino.none.toSports')}</ButtonLink>}
    />
  );
}
