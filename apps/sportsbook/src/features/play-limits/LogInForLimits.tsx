import { useRequireLogin } from '@kipenga/shell';
import { Button } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './play-limits.module.css';

/** A visitor's link to the limits, which returns to this address after login. */
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
