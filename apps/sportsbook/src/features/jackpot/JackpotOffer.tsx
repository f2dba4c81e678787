import { useGetJackpotQuery } from '@kipenga/api';
import { emptyTicket, type Jackpot, type OfferedJackpot } from '@kipenga/betting-core';
import { FailedState, JackpotBoard, JackpotPanel, Shimmer } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { EndedBoard } from './EndedBoard.tsx';
import { OpenBoard } from './OpenBoard.tsx';
import { useOfferPolling } from './use-offer-polling.ts';
import { wordsOfFailure } from './words-of-failure.ts';

interface JackpotOfferProps {
  readonly offer: OfferedJackpot;
  /** The first one is open from the start. */
  readonly isFirst: boolean;
}

/** One offer: its head, and its board once it is opened. A house that tells only names is asked for the rest at once. */
export function JackpotOffer({ offer, isFirst }: JackpotOfferProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const isAsked = isOpen || offer.phase === null;
  const query = useGetJackpotQuery(isAsked ? { jackpotId: offer.id } : skipToken, useOfferPolling());
  const known = query.currentData ?? offer;
  return (
    <JackpotPanel
      name={offer.name}
      phase={known.phase ?? 'closed'}
      prize={known.fund?.prize ?? null}
      closesAt={known.fund?.closesAt ?? null}
      isInitiallyOpen={isFirst}
      onToggle={setOpen}
    >
      {isOpen && <BoardOf query={query} />}
    </JackpotPanel>
  );
}

function BoardOf({ query }: { readonly query: ReturnType<typeof useGetJackpotQuery> }) {
  const t = useWords();
  const { currentData: jackpot, error, isFetching, refetch } = query;
  if (jackpot !== undefined) return <Board jackpot={jackpot} />;
  if (error === undefined) return <Shimmer kind="line" count={6} />;
  return (
    <FailedState
      text={wordsOfFailure(error) ?? t('sportsbook.jackpots.boardFailed')}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}

function Board({ jackpot }: { readonly jackpot: Jackpot }) {
  if (jackpot.phase === 'open') return <OpenBoard jackpot={jackpot} />;
  if (jackpot.phase === 'settled') return <EndedBoard jackpot={jackpot} />;
  return <JackpotBoard jackpot={jackpot} ticket={emptyTicket} />;
}
