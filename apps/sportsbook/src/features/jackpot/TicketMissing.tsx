import type { JackpotTicket } from '@kipenga/betting-core';
import { Button, ButtonLink, EmptyState, FailedState, focusTitle, Shimmer } from '@kipenga/ui';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { ticketRestored } from './jackpot-slip.slice.ts';
import { wordsOfFailure } from './words-of-failure.ts';

interface EmptyTicketProps {
  /** The ticket removed here, which can be restored; null without one. */
  readonly removed: JackpotTicket | null;
  readonly onDone: () => void;
}

/** A jackpot slip without picks: restores the picks just removed, or leads to a board. */
export function EmptyTicket({ removed, onDone }: EmptyTicketProps) {
  const t = useWords();
  const dispatch = useDispatch();
  const undo = ({ currentTarget }: MouseEvent) => {
    focusTitle(currentTarget); // the pressed button disappears
    if (removed !== null) dispatch(ticketRestored(removed));
  };
  const action =
    removed === null ? (
      <ButtonLink href="/jackpots" look="secondary" onClick={onDone}>
        {t('sportsbook.ticket.pick')}
      </ButtonLink>
    ) : (
      <Button onClick={undo}>{t('sportsbook.slip.undo')}</Button>
    );
  return <EmptyState title={t('sportsbook.ticket.empty')} action={action} />;
}

/** The jackpot closed before the picks were placed: nothing was charged, and others are open. */
export function ClosedJackpot({ onDone }: Pick<EmptyTicketProps, 'onDone'>) {
  const t = useWords();
  return (
    <EmptyState
      title={t('sportsbook.ticket.closed')}
      action={
        <ButtonLink href="/jackpots" look="secondary" onClick={onDone}>
          {t('sportsbook.ticket.others')}
        </ButtonLink>
      }
    />
  );
}

interface UnknownJackpotProps {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
}

/** The jackpot of the picks is loading, or failed to load. */
export function UnknownJackpot({ error, isFetching, onRetry }: UnknownJackpotProps) {
  const t = useWords();
  if (error === undefined) return <Shimmer kind="line" count={6} />;
  return (
    <FailedState
      text={wordsOfFailure(error) ?? t('sportsbook.ticket.failed')}
      onRetry={onRetry}
      isRetrying={isFetching}
    />
  );
}
