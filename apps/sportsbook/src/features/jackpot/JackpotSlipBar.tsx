import { jackpotsApi } from '@kipenga/api';
import { ticketStake } from '@kipenga/betting-core';
import { useShellDispatch } from '@kipenga/shell';
import { SlipBar, wholeKes } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { jackpotSheetOpened, selectTicket } from './jackpot-slip.slice.ts';

/** The bar that floats while the jackpot slip holds picks: its number of picks and its price (R2-25). */
export function JackpotSlipBar() {
  const t = useWords();
  const dispatch = useShellDispatch();
  const ticket = useSelector(selectTicket);
  const { jackpotId, picks } = ticket;
  // Only what is loaded already: the bar makes no call.
  const { data: jackpot } = jackpotsApi.endpoints.getJackpot.useQueryState(
    jackpotId === null ? skipToken : { jackpotId },
  );
  if (picks.length === 0) return null;
  return (
    <SlipBar
      label={t('sportsbook.ticket.slip')}
      count={picks.length}
      note={
        jackpot === undefined
          ? t('sportsbook.type.jackpot')
          : t('sportsbook.ticket.bar', {
              picked: picks.length,
              count: jackpot.matches.length,
              stake: wholeKes(ticketStake(ticket, jackpot.betAmount)),
            })
      }
      onOpen={() => dispatch(jackpotSheetOpened())}
    />
  );
}
