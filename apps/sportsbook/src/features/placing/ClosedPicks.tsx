import { useShellDispatch } from '@kipenga/shell';
import { Button, focusTitle } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { selectionsRemoved, type PricedSlip } from '../slip/index.ts';
import styles from './placing.module.css';

/** Picks that cannot be bet on now have to go before the others can be placed. */
export function ClosedPicks({ slip }: { readonly slip: PricedSlip }) {
  const t = useWords();
  const dispatch = useShellDispatch();
  return (
    <div className={styles['outcome']}>
      <ClosedNotice slip={slip} />
      <Button
        isWide
        size="place"
        onClick={({ currentTarget }) => {
          focusTitle(currentTarget); // the button goes, and the one in its place spends money
          dispatch(selectionsRemoved(slip.closed.map((one) => one.outcomeId)));
        }}
      >
        {t('sportsbook.slip.removeClosed')}
      </Button>
    </div>
  );
}

/** The number of picks that cannot be bet on now, and why. */
export function ClosedNotice({
  slip: { closed, started, postponed },
}: {
  readonly slip: Pick<PricedSlip, 'closed' | 'started' | 'postponed'>;
}) {
  const t = useWords();
  const suspended = closed.length - started.length - postponed.length;
  return (
    <div role="status">
      {started.length > 0 && <p>{t('sportsbook.slip.started', { count: started.length })}</p>}
      {postponed.length > 0 && <p>{t('sportsbook.slip.postponed', { count: postponed.length })}</p>}
      {suspended > 0 && <p>{t('sportsbook.slip.suspended', { count: suspended })}</p>}
    </div>
  );
}
