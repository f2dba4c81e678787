import { useLanguage } from '@kipenga/shell';
import { useEffect, useRef, useState } from 'react';
import styles from './drawn-banner.module.css';

/** What the server drew, for as long as the page lives: a list is left and come back to. */
let drawn = '';

/** Names the place for the server, which draws into it. */
export const BANNER_ID = 'list-banner';

/**
 * The banner over the lists (R2-32): the server draws it into the page, and the app leaves it as it is, without a script or a word of
 * its own for it. In another language it goes.
 */
export function DrawnBanner() {
  const place = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const [first] = useState({ language, content: { __html: drawn } });
  useEffect(() => {
    drawn = place.current?.innerHTML ?? '';
  }, []);
  if (language !== first.language) return null;
  return (
    <div
      ref={place}
      id={BANNER_ID}
      className={styles['banner']}
      suppressHydrationWarning
      dangerouslySetInnerHTML={first.content}
    />
  );
}

/** Is there a banner over the lists for somebody to see? */
export const hasDrawnBanner = (): boolean => (document.getElementById(BANNER_ID)?.clientHeight ?? 0) > 0;
