import type { MouseEvent } from 'react';
import { AccountIcon, HomeIcon, SportsIcon, VirtualsIcon } from '../../icons/icons.ts';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './BottomNav.module.css';

/** The four places of the bottom navigation (R2-23). */
export type BottomNavPlace = 'home' | 'sports' | 'virtuals' | 'account';

export interface BottomNavProps {
  /** The place the page belongs to; `null` where it belongs to none. */
  readonly current: BottomNavPlace | null;
  /** Where each place leads. */
  readonly hrefs: Readonly<Record<BottomNavPlace, string>>;
  /** Before the link is followed: prevent it and open the login when nobody is logged in. */
  readonly onSelect?: (place: BottomNavPlace, event: MouseEvent<HTMLAnchorElement>) => void;
}

const PLACES = [
  { id: 'home', word: 'ui.nav.home', Glyph: HomeIcon },
  { id: 'sports', word: 'ui.nav.sports', Glyph: SportsIcon },
  { id: 'virtuals', word: 'ui.nav.virtuals', Glyph: VirtualsIcon },
  { id: 'account', word: 'ui.nav.account', Glyph: AccountIcon },
] as const;

/** Home, Sports, Virtuals, Account at the thumb. The current one has a bar on top and is bold. */
export function BottomNav({ current, hrefs, onSelect }: BottomNavProps) {
  const t = useWords();
  return (
    <nav className={styles['nav']} aria-label={t('ui.nav.label')}>
      {PLACES.map(({ id, word, Glyph }) => (
        <UiLink
          key={id}
          href={hrefs[id]}
          className={styles['place']}
          aria-current={id === current ? 'page' : undefined}
          onClick={(event) => onSelect?.(id, event)}
        >
          <Glyph />
          {t(word)}
        </UiLink>
      ))}
    </nav>
  );
}
