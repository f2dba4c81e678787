import { BRAND } from '@kipenga/brand';
import { useEffect } from 'react';
import { useMessageText } from '../language/use-message-text.ts';
import { routeOf } from '../routes/routes.ts';

/** Returns a page's title: "Sports · Kipenga". */
export function pageTitle(pathname: string, toText: (id: string) => string): string {
  return `${toText(routeOf(pathname)?.titleId ?? 'shell.titles.notFound')} · ${BRAND.name}`;
}

/** Sets the document's title to that of the screen; a server writes the first one. */
export function usePageTitle(pathname: string): void {
  const toText = useMessageText();
  const title = pageTitle(pathname, (id) => toText({ id }));
  useEffect(() => {
    document.title = title;
  }, [title]);
}
