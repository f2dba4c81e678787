import { failureOf, useOpenBookingQuery, type MissingPick } from '@kipenga/api';
import { bookingCode as toCode, type Selection } from '@kipenga/betting-core';
import { dialogShown, message, useShellDispatch, type DialogMessage } from '@kipenga/shell';
import { Button, ButtonLink, FailedState, Shimmer } from '@kipenga/ui';
import type { UnknownAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import {
  betslipRestored,
  chooseSystem,
  selectionsAdded,
  selectSelections,
  systemOfPicks,
} from '../slip/index.ts';
import styles from './booking.module.css';
import { codesIn } from './codes-in.ts';

/** Loads the slip of `bookingCode` in the URL (R2-31). A slip with picks is replaced only after a question. */
export function BookingFromUrl() {
  const [search, setSearch] = useSearchParams();
  const codes = codesIn(search.getAll('bookingCode').join(' '));
  if (codes.length === 0) return null;
  const done = () => {
    const rest = new URLSearchParams(search);
    rest.delete('bookingCode');
    setSearch(rest, { replace: true });
  };
  return <OpenBooking key={codes.join(' ')} codes={codes} onDone={done} />;
}

interface OpenBookingProps {
  /** Possible codes, the likeliest first; each is tried until the house knows one. */
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

function OpenBooking({ codes, onDone }: OpenBookingProps) {
  const [at, setAt] = useState(0);
  const code = toCode(codes[at]!);
  const t = useWords();
  const dispatch = useShellDispatch();
  const mine = useSelector(selectSelections);
  const { currentData, error, isFetching, refetch } = useOpenBookingQuery({ code });
  const failure = failureOf(error);
  const booked = currentData?.selections ?? [];
  const isFree = mine.length === 0 || isSameSlip(mine, booked);
  const isUnknown = failure?.kind === 'http' && failure.status === 404;
  if (isUnknown && at + 1 < codes.length) setAt(at + 1);
  const isEmpty = (currentData !== undefined && booked.length === 0) || isUnknown;
  const take = (event: UnknownAction) => {
    dispatch(event);
    const missing = currentData?.missing ?? [];
    if (missing.length > 0) dispatch(dialogShown(missingMessage(missing)));
    onDone();
  };
  const replace = () => {
    const { system, missing = [] } = currentData ?? {};
    if (system) chooseSystem(systemOfPicks([...booked, ...missing], system));
    else if (!isSameSlip(mine, booked)) chooseSystem(null);
    take(betslipRestored({ type: 'prematch', selections: booked }));
  };

  useEffect(() => {
    if (booked.length > 0 && isFree) replace();
  });

  if (isEmpty)
    return (
      <section className={styles['note']}>
        <p>
          {isUnknown
            ? t('sportsbook.booking.notFound', { code: codes.join(', ') })
            : t('sportsbook.booking.allMissing', { code })}
        </p>
        <Missing picks={currentData?.missing ?? []} />
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
  return (
    <section className={styles['ask']} aria-labelledby="booking-ask">
      <h2 id="booking-ask">{t('sportsbook.booking.replaceTitle')}</h2>
      <p>{t('sportsbook.booking.replaceText', { code, count: booked.length })}</p>
      <div className={styles['ways']}>
        <Button size="small" onClick={replace}>
          {t('sportsbook.booking.replace')}
        </Button>
        <Button size="small" look="secondary" onClick={() => take(selectionsAdded(booked))}>
          {t('sportsbook.booking.add')}
        </Button>
        <Button size="small" look="quiet" onClick={onDone}>
          {t('sportsbook.booking.cancel')}
        </Button>
      </div>
    </section>
  );
}

const whyMissing = ({ hasStarted }: MissingPick) =>
  hasStarted ? 'sportsbook.booking.started' : 'sportsbook.booking.closed';

/** The picks of a code that did not come to the slip, and why. */
const missingMessage = (missing: readonly MissingPick[]): DialogMessage => ({
  tone: 'info',
  title: message('sportsbook.booking.missing', { count: missing.length }),
  message: message('sportsbook.booking.missingText'),
  figures: missing.map((pick) => ({
    name: `${pick.homeTeam} v ${pick.awayTeam}`,
    value: message(whyMissing(pick)),
  })),
});

function Missing({ picks }: { readonly picks: readonly MissingPick[] }) {
  const t = useWords();
  return (
    picks.length > 0 && (
      <ul>
        {picks.map((pick) => (
          <li key={pick.outcomeId}>
            {pick.homeTeam} v {pick.awayTeam}: {t(whyMissing(pick))}
          </li>
        ))}
      </ul>
    )
  );
}

const isSameSlip = (mine: readonly Selection[], booked: readonly Selection[]): boolean =>
  mine.length === booked.length &&
  mine.every((one) => booked.some((other) => other.outcomeId === one.outcomeId));
