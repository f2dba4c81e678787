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

/** An app's screen and its own parts of the frame. */
export interface AppFrameProps {
  readonly children: ReactNode;
  /** Shown at the end of the menu, together with the entries that load late. */
  readonly menuEnd?: ReactNode;
  /** Shown above the bottom navigation: the slip bar (R2-25). */
  readonly floatingBar?: ReactNode;
  /** The app's own modals. */
  readonly extraModals?: ReactNode;
  /** True without real gateways: every page then says so (D60). */
  readonly isSandbox: boolean;
}

/**
 * The frame of every screen in both apps: header, menu, screen, footer, bottom navigation, modals and the shared dialog. A wide
 * screen has a search in its header, and the menu too if all of it fits. The header is as wide as the window (R2-20); everything
 * else stays within its column (R2-28).
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

/** Skip links for keyboard users: to the main content, and to the slip while there is one. */
const SkipLinks = ({ isList }: { readonly isList: boolean }) => (
  <>
    <SkipLink href={isList ? '#matches' : '#main'} words={isList ? 'shell.skip.matches' : 'shell.skip'} />
    <SkipToSlip />
  </>
);

/** Shown when a screen failed, or its file did not load, with a button to try again. The slip is not affected. */
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
