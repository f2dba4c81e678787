import { Header, type HeaderAccount } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { modalOpened } from '../modals/modal.slice.ts';

interface HeaderForProps {
  readonly account: HeaderAccount | null | undefined;
  /** Between the name and the buttons, where the screen is wide. */
  readonly children?: ReactNode;
}

/** The header with its buttons wired. */
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
