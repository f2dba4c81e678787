import { useBookBetslipMutation } from '@kipenga/api';
import { formatTotalOdds, type BetSystem, type Selection } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { modalClosed, selectModal, useShellDispatch } from '@kipenga/shell';
import { BookingCode, FailedState, Modal, Spinner } from '@kipenga/ui';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { usePickNames } from '../../words/use-pick-names.ts';
import { usePromotionLine } from '../../words/use-promotion-line.ts';
import { useWords } from '../../words/use-words.ts';
import { isShareModal, selectBetslip, useSlipSystem, useSystemWords } from '../slip/index.ts';

/** Share Betslip: books the slip as it is, or the picks of a placed bet, and shows the code to pass on (R1-09, R2-26). */
export function ShareBetslip() {
  const t = useWords();
  const dispatch = useShellDispatch();
  const modal = useSelector(selectModal);
  const slip = useSelector(selectBetslip);
  const { linesOf } = useSlipSystem(slip);
  const isOpen = isShareModal(modal);
  const placed = isOpen && modal.picks !== undefined ? modal : null;
  const selections = placed?.picks ?? slip.selections;
  const system = placed === null ? linesOf(slip.selections) : placed.system;
  return (
    <Modal isOpen={isOpen} title={t('sportsbook.booking.title')} onClose={() => dispatch(modalClosed())}>
      <BookedCode selections={selections} system={system} />
    </Modal>
  );
}

/** The number of picks named in a message; the others are counted. */
const MOST_NAMED = 6;

/** A pick in words, after its match. */
function useLegText(): (pick: Selection) => string {
  const t = useWords();
  const { pickName } = usePickNames();
  return (pick) =>
    t('sportsbook.booking.leg', { match: `${pick.homeTeam} v ${pick.awayTeam}`, pick: pickName(pick) });
}

interface BookedCodeProps {
  readonly selections: readonly Selection[];
  readonly system: BetSystem | undefined;
}

function BookedCode({ selections, system }: BookedCodeProps) {
  const t = useWords();
  const legText = useLegText();
  const systemText = useSystemWords();
  const promotionLine = usePromotionLine();
  const [book, { data: code, isError, isLoading }] = useBookBetslipMutation();
  const [hasFailed, setFailed] = useState(false);
  if (!isLoading && hasFailed !== isError) setFailed(isError); // a write forgets its failure when it is sent again
  const bookAll = useCallback(
    () => void book({ picks: selections, ...(system && { system }) }),
    [book, selections, system],
  );
  useEffect(bookAll, [bookAll]);
  if (hasFailed)
    return <FailedState text={t('sportsbook.booking.failed')} onRetry={bookAll} isRetrying={isLoading} />;
  if (code === undefined) return <Spinner />;
  const said = t('sportsbook.booking.text', {
    brand: BRAND.name,
    code,
    count: selections.length,
    played:
      system === undefined
        ? t('sportsbook.booking.odds', { odds: formatTotalOdds(selections.map((one) => one.odds)) })
        : systemText(selections.length, system),
    picks: selections.slice(0, MOST_NAMED).map(legText).join('; '),
    more: Math.max(0, selections.length - MOST_NAMED),
  });
  const text = promotionLine === null ? said : `${said.replace(/ 18\+$/, '')} ${promotionLine}`;
  const url = `${window.location.origin}/sports?bookingCode=${encodeURIComponent(code)}`;
  const share = () => void navigator.share({ text, url }).catch(() => undefined); // closing the share sheet rejects
  return (
    <BookingCode
      code={code}
      whatsappHref={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      {...(typeof navigator.share === 'function' && { onShare: share })}
    />
  );
}
