import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { lazyPart } from '../ground/lazy-part.tsx';
import { selectProfile } from '../session/session.slice.ts';
import { HeaderFor } from './HeaderFor.tsx';

/** The customer's header loads the balance; its calls are not part of an anonymous first visit. */
const CustomerHeader = lazyPart(() => import('./CustomerHeader.tsx').then((file) => file.CustomerHeader));

/** The header with Log In and Register, as the server renders it for everybody, or with the customer's balance (R2-20, R2-21). */
export function ShellHeader({ children }: { readonly children?: ReactNode }) {
  const profile = useSelector(selectProfile);
  if (profile === null) return <HeaderFor account={null}>{children}</HeaderFor>;
  return (
    <Suspense fallback={<HeaderFor account={undefined}>{children}</HeaderFor>}>
      <CustomerHeader profile={profile}>{children}</CustomerHeader>
    </Suspense>
  );
}
