import { routeOf, selectProfile, useMessageText } from '@kipenga/shell';
import { PageHeader } from '@kipenga/ui';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { WelcomeLeft } from '../features/account/index.ts';
import { StaticText, StoreLinks } from '../features/static-pages/index.ts';

/** Loads a page's text ahead, so that a server draws it and a browser hydrates it. */
export { loadSections as preloadText } from '../features/static-pages/index.ts';

/** Bonus, help, terms, responsible gambling, the mobile app (R2-08). */
export function StaticPage({ before }: { readonly before?: ReactNode }) {
  const toText = useMessageText();
  const { pathname } = useLocation();
  const profile = useSelector(selectProfile);
  return (
    <>
      <PageHeader title={toText({ id: routeOf(pathname)?.titleId ?? '' })} backHref="/" />
      {before}
      {pathname === '/bonus' && profile !== null && <WelcomeLeft profileId={profile.profileId} isExplained />}
      {pathname === '/app' && <StoreLinks />}
      <StaticText key={pathname} path={pathname} />
    </>
  );
}
