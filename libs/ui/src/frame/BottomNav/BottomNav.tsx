import type { MouseEvent } from 'react';
import { AccountIcon, HomeIcon, SportsIcon, VirtualsIcon } from '../../icons/icons.ts';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './BottomNav.module.css';

/** The four destinations of the bottom navigation (R2-23). */
export type BottomNavPlace = 'home' | 'sports' | 'virtuals' | 'account';

export interface BottomNavProps {
  /** The destination the page belongs to; null for none. */
  readonly current: BottomNavPlace | null;
  /** Address of each destination. */
  readonly hrefs: Readonly<Record<BottomNavPlace, string>>;
  /** Called before the link is followed. Prevent the event to open the login instead when nobody is logged in. */
  readonly onSelect?: (place: BottomNavPlace, event: MouseEvent<HTMLAnchorElement>) => void;
}

const PLACES = [
  { id: 'home', word: 'ui.nav.home', Glyph: HomeIcon },
  { id: 'sports', word: 'ui.nav.sports', Glyph: SportsIcon },
  { id: 'virtuals', word: 'ui.nav.virtuals', Glyph: VirtualsIcon },
  { id: 'account', word: 'ui.nav.account', Glyph: AccountIcon },
] as const;

/** Home, Sports, Virtuals and Account at the foot of the screen. The current one is bold with a bar on top. */
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
