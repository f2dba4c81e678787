import { useGetJackpotQuery } from '@kipenga/api';
import type { JackpotTicket } from '@kipenga/betting-core';
import { BottomSheet, Button, focusTitle } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  ClosedJackpot,
  EmptyTicket,
  PlacedTicket,
  selectTicket,
  ticketCleared,
  TicketInHand,
  UnknownJackpot,
  type TicketPlaced,
} from './features/jackpot/index.ts';
import { PlaceTicketPanel } from './features/placing/PlaceTicketPanel.tsx';
import { picksOfTicket } from './features/placing/sent-picks.ts';
import { usePlaceTicket } from './features/placing/use-place-ticket.ts';
import { useSentBet } from './features/placing/use-sent-bet.ts';
import { useFreshRules } from './features/slip/use-fresh-rules.ts';
import { useWords } from './words/use-words.ts';

interface JackpotSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The jackpot slip in its sheet, with the button that places it; afterwards the placed ticket (R2-25). */
export function JackpotSheet({ isOpen, onClose }: JackpotSheetProps) {
  useFreshRules(isOpen);
  const [placed, setPlaced] = useState<TicketPlaced | null>(null);
  const [removed, setRemoved] = useState<JackpotTicket | null>(null);
  const close = () => {
    setPlaced(null);
    setRemoved(null);
    onClose();
  };
  useLeft(placed !== null, close);
  const inHand = useTicketInHand({ isOpen, close, onPlaced: setPlaced, onRemoved: setRemoved });
  const empty = useEmptySheet({ placed, removed, close });
  return <BottomSheet isOpen={isOpen} onClose={close} {...(inHand ?? empty)} />;
}

/** A receipt stays with the page it was shown on: the dialog above it leads to My Bets. */
function useLeft(isReceipt: boolean, close: () => void): void {
  const { pathname } = useLocation();
  const left = useEffectEvent(() => isReceipt && close());
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shownOn.current !== pathname) left();
    shownOn.current = pathname;
  }, [pathname]);
}

/** The content of a sheet. */
type SheetContent = Pick<Parameters<typeof BottomSheet>[0], 'title' | 'children' | 'action' | 'footer'>;

interface EmptySheet {
  readonly placed: TicketPlaced | null;
  readonly removed: JackpotTicket | null;
  readonly close: () => void;
}

/** The sheet of a slip without picks, after placing or removing them. */
function useEmptySheet({ placed, removed, close }: EmptySheet): SheetContent {
  const t = useWords();
  if (placed !== null)
    return {
      title: t('sportsbook.ticket.placedTitle'),
      children: <PlacedTicket placed={placed} onDone={close} />,
    };
  return {
    title: t('sportsbook.ticket.slip'),
    children: <EmptyTicket removed={removed} onDone={close} />,
  };
}

interface TicketSheet {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly onPlaced: (placed: TicketPlaced) => void;
  readonly onRemoved: (removed: JackpotTicket) => void;
}

/** The sheet of a slip with picks; null without. */
function useTicketInHand({ isOpen, close, onPlaced, onRemoved }: TicketSheet): SheetContent | null {
  const t = useWords();
  const ticket = useSelector(selectTicket);
  const { currentData: jackpot, error, isFetching, refetch } = useJackpotOf(ticket, isOpen);
  const sent = useSentBet(picksOfTicket(ticket));
  const placing = usePlaceTicket({
    sent,
    onPlaced: ({ reference }) =>
      jackpot !== undefined && onPlaced({ jackpot, ticket, reference, atMs: Date.now() }),
  });
  if (ticket.picks.length === 0) return null;
  const isLocked = sent !== null || !['ready', 'short'].includes(placing.placement.phase);
  const clear = !isLocked && { action: <ClearButton onRemoved={() => onRemoved(ticket)} /> };
  if (jackpot === undefined)
    return {
      title: t('sportsbook.ticket.slip'),
      children: <UnknownJackpot error={error} isFetching={isFetching} onRetry={() => void refetch()} />,
      ...clear,
    };
  if (jackpot.phase !== 'open' && !isLocked)
    return { title: jackpot.name, children: <ClosedJackpot onDone={close} />, ...clear };
  return {
    title: jackpot.name,
    children: <TicketInHand jackpot={jackpot} ticket={ticket} isLocked={isLocked} />,
    footer: <PlaceTicketPanel {...{ jackpot, ticket, placing, sent }} onClose={close} />,
    ...clear,
  };
}

/** The jackpot of a ticket, refetched as the sheet opens. */
const useJackpotOf = ({ jackpotId }: JackpotTicket, isOpen: boolean) =>
  useGetJackpotQuery(isOpen && jackpotId !== null ? { jackpotId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });

function ClearButton({ onRemoved }: { readonly onRemoved: () => void }) {
  const t = useWords();
  const dispatch = useDispatch();
  const clear = ({ currentTarget }: MouseEvent) => {
    focusTitle(currentTarget); // the pressed button disappears with what it changes
    onRemoved();
    dispatch(ticketCleared());
  };
  return (
    <Button look="quiet" size="small" onClick={clear}>
      {t('sportsbook.slip.clear')}
    </Button>
  );
}
