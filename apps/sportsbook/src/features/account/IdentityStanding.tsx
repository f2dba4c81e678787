import { useGetOwnAccountQuery, type Profile } from '@kipenga/api';
import { modalOpened, useShellDispatch } from '@kipenga/shell';
import { Button } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './account.module.css';

/**
 * The state of the customer's identity check, and the way to give an identity (D105). Renders nothing in a house that
 * requires none.
 */
export function IdentityStanding({ profileId }: Pick<Profile, 'profileId'>) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const { data } = useGetOwnAccountQuery({ profileId });
  const state = data?.identity;
  if (state === undefined) return null;
  const isOpen = state === 'needed' || state === 'refused';
  return (
    <section className={styles['welcome']} aria-label={t('sportsbook.identity.title')}>
      <p>
        <b>{t(`sportsbook.identity.${state}`)}</b>
      </p>
      {isOpen && (
        <>
          <p>{t('sportsbook.identity.why')}</p>
          <Button look="secondary" onClick={() => dispatch(modalOpened({ name: 'identity' }))}>
            {t('sportsbook.identity.open')}
          </Button>
        </>
      )}
    </section>
  );
}
