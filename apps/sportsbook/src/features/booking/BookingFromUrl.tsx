import { failureOf, useOpenBookingQuery } from '@kipenga/api';
import { bookingCode as toCode, type BookingCode, type Selection } from '@kipenga/betting-core';
import { Button, ButtonLink, FailedState, Shimmer } from '@kipenga/ui';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { useWords } from '../../words/use-words.ts';
import { betslipRestored, selectionsAdded, selectSelections } from '../slip/index.ts';
import styles from './booking.module.css';

/** Loads the slip behind `bookingCode` in the URL (R2-31). A slip with picks is never replaced without being asked. */
export function BookingFromUrl() {
  const [search, setSearch] = useSearchParams();
  const code = search.get('bookingCode')?.trim() ?? '';
  if (code === '') return null;
  const done = () => {
    const rest = new URLSearchParams(search);
    rest.delete('bookingCode');
    setSearch(rest, { replace: true });
  };
  return <OpenBooking key={code} code={toCode(code)} onDone={done} />;
}

function OpenBooking({ code, onDone }: { readonly code: BookingCode; readonly onDone: () => void }) {
  const t = useWords();
  const dispatch = useDispatch();
  const mine = useSelector(selectSelections);
  const { currentData, error, isFetching, refetch } = useOpenBookingQuery({ code });
  const failure = failureOf(error);
  const isFree = mine.length === 0 || (currentData !== undefined && isSameSlip(mine, currentData));
  const isEmpty = currentData?.length === 0 || (failure?.kind === 'http' && failure.status === 404);

  useEffect(() => {
    if (currentData === undefined || currentData.length === 0 || !isFree) return;
    dispatch(betslipRestored({ type: 'prematch', selections: currentData }));
    onDone();
  });

  if (isEmpty)
    return (
      <section className={styles['note']}>
        <p>{t('sportsbook.booking.notFound', { code })}</p>
        <div className={styles['ways']}>
          <ButtonLink size="small" look="secondary" href="/countries">
            {t('sportsbook.booking.another')}
          </ButtonLink>
          <Button size="small" look="quiet" onClick={onDone}>
            {t('sportsbook.booking.dismiss')}
          </Button>
        </div>
      </section>
    );
  if (error !== undefined)
    return (
      <FailedState
        text={t('sportsbook.booking.loadFailed', { code })}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="line" />;
  if (isFree) return null;
  const replace = () => {
    dispatch(betslipRestored({ type: 'prematch', selections: currentData }));
    onDone();
  };
  const add = () => {
    dispatch(selectionsAdded(currentData));
    onDone();
  };
  return (
    <section className={styles['ask']} aria-labelledby="booking-ask">
      <h2 id="booking-ask">{t('sportsbook.booking.replaceTitle')}</h2>
      <p>{t('sportsbook.booking.replaceText', { code, count: currentData.length })}</p>
      <div className={styles['ways']}>
        <Button size="small" onClick={replace}>
          {t('sportsbook.booking.replace')}
        </Button>
        <Button size="small" look="secondary" onClick={add}>
          {t('sportsbook.booking.add')}
        </Button>
        <Button size="small" look="quiet" onClick={onDone}>
          {t('sportsbook.booking.cancel')}
        </Button>
      </div>
    </section>
  );
}

const isSameSlip = (mine: readonly Selection[], booked: readonly Selection[]): boolean =>
  mine.length === booked.length &&
  mine.every((one) => booked.some((other) => other.outcomeId === one.outcomeId));
