import { Modal as ModalWindow, Spinner } from '@kipenga/ui';
import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../ground/lazy-part.tsx';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { useModalWords, type ModalWordId } from './use-modal-words.ts';
import { LoginModal } from './LoginModal.tsx';
import { modalClosed, selectModal, type Modal, type ShellModal } from './modal.slice.ts';

const Register = lazyPart(() => import('./RegisterModal.tsx').then((file) => file.RegisterModal));
const Recover = lazyPart(() =>
  import('./RecoverPasswordModal.tsx').then((file) => file.RecoverPasswordModal),
);
const Verify = lazyPart(() => import('./VerifyPhoneModal.tsx').then((file) => file.VerifyPhoneModal));
const Deposit = lazyPart(() => import('./DepositModal.tsx').then((file) => file.DepositModal));

const Identity = lazyPart(() => import('./IdentityModal.tsx').then((file) => file.IdentityModal));

const TITLES: Readonly<Record<ShellModal['name'], ModalWordId>> = {
  'log-in': 'shell.logIn.title',
  register: 'shell.register.title',
  recover: 'shell.recover.title',
  verify: 'shell.verify.title',
  deposit: 'shell.deposit.title',
  identity: 'shell.identity.title',
};

const isOurs = (modal: Modal | null): modal is ShellModal => modal !== null && modal.name in TITLES;

function contentOf(modal: ShellModal, isSandbox: boolean): ReactNode {
  switch (modal.name) {
    case 'log-in':
      return <LoginModal />;
    case 'register':
      return <Register />;
    case 'recover':
      return <Recover isSandbox={isSandbox} {...(modal.isCodeSent === true && { sentTo: modal.phone })} />;
    case 'verify':
      return <Verify {...modal} isSandbox={isSandbox} />;
    case 'identity':
      return <Identity isSandbox={isSandbox} />;
    case 'deposit':
      return (
        <Deposit
          isSandbox={isSandbox}
          {...(modal.amountCents !== undefined && { amountCents: modal.amountCents })}
        />
      );
  }
}

/**
 * Shows the shell's open modal. The login form is loaded with the window, each other form has a file of its own. In a sandbox,
 * forms link to the handset.
 */
export function ModalHost({ isSandbox = false }: { readonly isSandbox?: boolean }) {
  const t = useModalWords();
  const dispatch = useShellDispatch();
  const open = useSelector(selectModal);
  const ours = isOurs(open) ? open : null;
  return (
    <ModalWindow
      isOpen={ours !== null}
      title={ours === null ? '' : t(TITLES[ours.name])}
      onClose={() => dispatch(modalClosed())}
    >
      {ours !== null && <Suspense fallback={<Spinner />}>{contentOf(ours, isSandbox)}</Suspense>}
    </ModalWindow>
  );
}
