import { useLanguage } from '@kipenga/shell';
import { useEffect, useRef, useState } from 'react';
import styles from './drawn-banner.module.css';

/** The server's markup, kept for the life of the page, since visitors leave a list and return. */
let drawn = '';

/** The id of the element that the server draws into. */
export const BANNER_ID = 'list-banner';

/**
 * The banner over the lists (R2-32): drawn by the server and left as it is by the app, which needs no script or words
 * for it. It disappears in another language.
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

/** True if a banner is shown over the lists. */
export const hasDrawnBanner = (): boolean => (document.getElementById(BANNER_ID)?.clientHeight ?? 0) > 0;
