import { useBookBetslipMutation } from '@kipenga/api';
import { formatTotalOdds, type Selection } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import { modalClosed, selectModal, useShellDispatch } from '@kipenga/shell';
import { BookingCode, FailedState, Modal, Spinner } from '@kipenga/ui';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { selectSelections } from '../slip/index.ts';

/** Share Betslip: books the slip as it is and shows the code to pass on (R1-09, R2-26). */
export function ShareBetslip() {
  const t = useWords();
  const dispatch = useShellDispatch();
  const isOpen = useSelector(selectModal)?.name === 'app:share';
  const selections = useSelector(selectSelections);
  return (
    <Modal isOpen={isOpen} title={t('sportsbook.booking.title')} onClose={() => dispatch(modalClosed())}>
      <BookedCode selections={selections} />
    </Modal>
  );
}

function BookedCode({ selections }: { readonly selections: readonly Selection[] }) {
  const t = useWords();
  const [book, { data: code, isError, isLoading }] = useBookBetslipMutation();
  const [hasFailed, setFailed] = useState(false);
  if (!isLoading && hasFailed !== isError) setFailed(isError); // a write forgets its failure when it is sent again
  useEffect(() => {
    void book({ picks: selections });
  }, [book, selections]);
  if (hasFailed)
    return (
      <FailedState
        text={t('sportsbook.booking.failed')}
        onRetry={() => void book({ picks: selections })}
        isRetrying={isLoading}
      />
    );
  if (code === undefined) return <Spinner />;
  const odds = formatTotalOdds(selections.map((one) => one.odds));
  const text = t('sportsbook.booking.text', { brand: BRAND.name, code, count: selections.length, odds });
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
