import { Header, type HeaderAccount } from '@kipenga/ui';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { modalOpened } from '../modals/modal.slice.ts';

/** The header with its buttons wired. */
export function HeaderFor({ account }: { readonly account: HeaderAccount | null | undefined }) {
  const dispatch = useShellDispatch();
  return (
    <Header
      homeHref="/"
      account={account}
      onLogIn={() => dispatch(modalOpened({ name: 'log-in' }))}
      onRegister={() => dispatch(modalOpened({ name: 'register' }))}
      onDeposit={() => dispatch(modalOpened({ name: 'deposit' }))}
    />
  );
}
