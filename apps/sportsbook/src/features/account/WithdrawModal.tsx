import type { Profile } from '@kipenga/api';
import { modalClosed, selectModal, useShellDispatch, type Message } from '@kipenga/shell';
import { Modal } from '@kipenga/ui';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

/** The window of the withdrawal form. */
export function WithdrawModal({
  profile,
  onRefused,
}: {
  readonly profile: Profile;
  readonly onRefused: (message: Message) => void;
}) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const isOpen = useSelector(selectModal)?.name === 'app:withdraw';
  return (
    <Modal isOpen={isOpen} title={t('sportsbook.withdraw.title')} onClose={() => dispatch(modalClosed())}>
      <WithdrawForm profile={profile} onRefused={onRefused} />
    </Modal>
  );
}
