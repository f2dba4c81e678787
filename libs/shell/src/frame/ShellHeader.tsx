import { Header, type HeaderAccount } from '@kipenga/ui';
import { Suspense } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import { modalOpened } from '../modals/modal.slice.ts';
import { selectProfile } from '../session/session.slice.ts';
import { useShellDispatch, useShellSelector } from '../store/hooks.ts';

/** The customer's side of the header asks for the balance: its calls are no part of an anonymous first visit. */
const CustomerHeader = lazyPart(() => import('./CustomerHeader.tsx').then((file) => file.CustomerHeader));

/** The header: Log In and Register, which is what the server draws for everybody, or the customer's own balance (R2-20, R2-21). */
export function ShellHeader() {
  const profile = useShellSelector(selectProfile);
  if (profile === null) return <HeaderFor account={null} />;
  return (
    <Suspense fallback={<HeaderFor account={undefined} />}>
      <CustomerHeader profile={profile} />
    </Suspense>
  );
}

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
