import {
  BottomDock,
  BottomNav,
  Button,
  EmptyState,
  MenuTabs,
  OfflineNotice,
  Page,
  SandboxNotice,
} from '@kipenga/ui';
import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../ground/PartBoundary.tsx';
import { handsetHref } from '../modals/handset-href.ts';
import { selectUsedPhone } from '../modals/modal.slice.ts';
import { routeOf } from '../routes/routes.ts';
import { selectProfile } from '../session/session.slice.ts';
import { useRequireLogin } from '../modals/use-require-login.ts';
import { useWords } from '../language/use-words.ts';
import { PLACE_HREFS, placeOf } from './bottom-places.ts';
import styles from './frame.module.css';
import { isMobileAgent } from './is-mobile-agent.ts';
import { HeaderSearch } from './late-parts.ts';
import { menuTabOf, menuTabs } from './menu-tabs.ts';
import { Overlays } from './Overlays.tsx';
import { usePageTitle } from './page-title.ts';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { SkipLink, SkipToSlip } from './SkipLink.tsx';
import { useDirectTabs } from './use-direct-tabs.ts';
import { useIsOffline } from './use-is-offline.ts';
import { useIsRoomForMenu, useIsWide } from './use-is-wide.ts';
import { useRouteArrival } from './use-route-arrival.ts';

/** What an app puts into the shell: its screen, and the parts of the frame that are its own. */
export interface AppFrameProps {
  readonly children: ReactNode;
  /** Stands at the end of the menu, and comes with its late entries. */
  readonly menuEnd?: ReactNode;
  /** Drawn above the bottom navigation: the slip bar (R2-25). */
  readonly floatingBar?: ReactNode;
  /** Modals of the app itself. */
  readonly extraModals?: ReactNode;
  /** With no real gateways, every page says so (D60). */
  readonly isSandbox: boolean;
}

/**
 * What stands around every screen of both apps: header, menu, screen, footer, bottom navigation, modals and the shared dialog. On a wide
 * screen a search stands in the header, and the menu where all of it has room; the header is as wide as the window (R2-20), the rest keeps
 * to its column (R2-28).
 */
export function AppFrame({ children, menuEnd, floatingBar, extraModals, isSandbox }: AppFrameProps) {
  const t = useWords();
  const { pathname, search, hash } = useLocation();
  const requireLogin = useRequireLogin();
  const usedPhone = useSelector(selectUsedPhone);
  const phone = useSelector(selectProfile)?.phone ?? usedPhone;
  usePageTitle(pathname);
  const main = useRouteArrival({ pathname, search, hash });
  const route = routeOf(pathname);
  const isWide = useIsWide();
  const isMenuAbove = useIsRoomForMenu();
  const hasMenu = isMenuAbove || route?.showsMenu !== false;
  const isOffline = useIsOffline();
  const directTabs = useDirectTabs(hasMenu, pathname, isOffline);
  const isGame = route?.isGame === true;
  const isGameAlone = isGame && isMobileAgent(); // R2-63
  const askLogin = (place: string, event: MouseEvent) => {
    if (place === 'account' && !requireLogin({ goTo: PLACE_HREFS.account })) event.preventDefault();
  };
  const menu = (
    <MenuTabs tabs={menuTabs(t, directTabs ?? [])} currentId={menuTabOf(pathname)}>
      {directTabs && menuEnd}
    </MenuTabs>
  );
  return (
    <>
      <SkipLinks isList={route?.esport != null} />
      <div className={styles[isGameAlone ? 'gameAlone' : isGame ? 'game' : 'above']}>
        {isSandbox && <SandboxNotice handsetHref={handsetHref(phone)} />}
        {!isGameAlone && (
          <ShellHeader>
            {isWide && (
              <>
                {isMenuAbove && menu}
                <Suspense>
                  <HeaderSearch />
                </Suspense>
              </>
            )}
          </ShellHeader>
        )}
        <Page>
          {hasMenu && !isMenuAbove && !isGameAlone && (
            <div className={styles['menu']} data-waits={directTabs === null || undefined}>
              {menu}
            </div>
          )}
          <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
            <PartBoundary resetKey={pathname} fallback={(again) => <Stopped onAgain={again} />}>
              {children}
            </PartBoundary>
          </main>
        </Page>
      </div>
      {!isGameAlone && (
        <>
          <ShellFooter />
          <BottomDock>
            <div id="slip" tabIndex={-1}>
              {floatingBar}
            </div>
            <OfflineNotice isOffline={isOffline} />
            <BottomNav current={placeOf(pathname)} hrefs={PLACE_HREFS} onSelect={askLogin} />
          </BottomDock>
        </>
      )}
      <Overlays isSandbox={isSandbox}>{extraModals}</Overlays>
    </>
  );
}

/** The short ways for who goes by keyboard: to what the page is about, and to the slip while there is one. */
const SkipLinks = ({ isList }: { readonly isList: boolean }) => (
  <>
    <SkipLink href={isList ? '#matches' : '#main'} words={isList ? 'shell.skip.matches' : 'shell.skip'} />
    <SkipToSlip />
  </>
);

/** A screen that stopped, or whose file did not arrive: it can be tried again, and the slip is safe. */
function Stopped({ onAgain }: { readonly onAgain: () => void }) {
  const t = useWords();
  return (
    <div className={styles['stopped']}>
      <EmptyState
        title={t('shell.crash.title')}
        text={t('shell.crash.text')}
        action={<Button onClick={onAgain}>{t('shell.crash.reload')}</Button>}
      />
    </div>
  );
}
