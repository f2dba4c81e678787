import { bettingApi, CACHE_TAGS } from '@kipenga/api';
import type { UiLinkProps } from '@kipenga/ui';
import { use, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import { AppNameContext } from './app-name.ts';
import { ownerOf, type AppName } from './routes.ts';

/** Does the router move there: a path of this very app, and no page of the platform's own? */
export function isInside(href: string, app: AppName): boolean {
  return /^\/(?![/\\])/.test(href) && !href.startsWith('/sandbox/') && ownerOf(href) === app;
}

/** A press that wants a new tab, a download or a menu is the browser's. */
export const isPlainPress = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A link of the product: inside one app the router moves, between the apps and to the outside it is an ordinary link (D50).
 * A link to where one already is loads the screen's data again (R2-14).
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
