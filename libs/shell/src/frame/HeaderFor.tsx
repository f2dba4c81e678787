import { Header, type HeaderAccount } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { modalOpened } from '../modals/modal.slice.ts';

interface HeaderForProps {
  readonly account: HeaderAccount | null | undefined;
  /** Shown between name and buttons on wide screens. */
  readonly children?: ReactNode;
}

/** The header with working buttons. */
export function HeaderFor({ account, children }: HeaderForProps) {
  const dispatch = useShellDispatch();
  return (
    <Header
      homeHref="/"
      account={account}
      onLogIn={() => dispatch(modalOpened({ name: 'log-in' }))}
      onRegister={() => dispatch(modalOpened({ name: 'register' }))}
      onDeposit={() => dispatch(modalOpened({ name: 'deposit' }))}
      end={children}
    />
  );
}
