import { modalClosed, selectModal, useShellDispatch } from '@kipenga/shell';
import { Modal } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { BookingBox } from './BookingBox.tsx';
import { CODE_MODAL } from './MenuCode.tsx';

/** The window with the box for a booking code. */
export function CodeModal() {
  const t = useWords();
  const dispatch = useShellDispatch();
  const close = () => dispatch(modalClosed());
  return (
    <Modal
      isOpen={useSelector(selectModal)?.name === CODE_MODAL}
      title={t('sportsbook.booking.code')}
      onClose={close}
    >
      <BookingBox onOpen={close} />
    </Modal>
  );
}
