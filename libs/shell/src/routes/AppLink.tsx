import { bettingApi, CACHE_TAGS } from '@kipenga/api';
import type { UiLinkProps } from '@kipenga/ui';
import { use, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { AppNameContext } from './app-name.ts';
import { ownerOf, type AppName } from './routes.ts';

/** True if the router handles the address: a path of this app that is not one of the platform's own pages. */
export function isInside(href: string, app: AppName): boolean {
  return /^\/(?![/\\])/.test(href) && !href.startsWith('/sandbox/') && ownerOf(href) === app;
}

/** True for a plain press. Presses for a new tab, a download or a menu are left to the browser. */
export const isPlainPress = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link of the product. Within one app the router navigates; between the apps and to other sites it is a plain link (D50). A link
 * to the current page reloads its data (R2-14).
 */
export function AppLink({ href, state, onClick, ...rest }: UiLinkProps) {
  const app = use(AppNameContext);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useShellDispatch();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event) || rest.target === '_blank' || !isInside(href, app))
      return;
    event.preventDefault();
    const isHere = href === pathname + search;
    if (isHere) {
      dispatch(bettingApi.util.invalidateTags([...CACHE_TAGS]));
      window.scrollTo(0, 0);
    }
    void navigate(href, { state, replace: isHere });
  };
  return <a {...rest} href={href} onClick={follow} />;
}
