import { bettingApi, CACHE_TAGS } from '@kipenga/api';
import type { UiLinkProps } from '@kipenga/ui';
import { use, type MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useShellDispatch } from '../store/hooks.ts';
import { AppNameContext } from './app-name.ts';
import { ownerOf } from './routes.ts';

/**
 * A link of the product: inside one app the router moves, between the apps and to the outside it is an ordinary link (D50).
 * A link to where one already is loads the screen's data again (R2-14).
 */
export function AppLink({ href, state, onClick, ...rest }: UiLinkProps) {
  const app = use(AppNameContext);
  const { pathname, search } = useLocation();
  const dispatch = useShellDispatch();
  if (!href.startsWith('/') || href.startsWith('/sandbox/') || ownerOf(href) !== app) return <a {...rest} href={href} onClick={onClick} />;
  const reload = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || href !== pathname + search) return;
    dispatch(bettingApi.util.invalidateTags([...CACHE_TAGS]));
    window.scrollTo(0, 0);
  };
  return <Link {...rest} to={href} state={state} onClick={reload} />;
}
