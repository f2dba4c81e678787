import { useRequireLogin } from '@kipenga/shell';
import { Button } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './play-limits.module.css';

/** The way to the limits for a visitor, who comes back to this address once logged in. */
export function LogInForLimits({ goTo }: { readonly goTo: string }) {
  const t = useWords();
  const requireLogin = useRequireLogin();
  return (
    <div className={styles['door']}>
      <Button look="secondary" isWide onClick={() => requireLogin({ goTo })}>
        {t('sportsbook.limits.logIn')}
      </Button>
    </div>
  );
}
