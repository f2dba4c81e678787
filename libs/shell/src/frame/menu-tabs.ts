import type { MenuTab } from '@kipenga/ui';
import { playHref } from '../routes/play-href.ts';
import type { ShellWordId } from '../language/use-words.ts';
import { placeOf } from './bottom-places.ts';

type Words = (id: ShellWordId) => string;

/** The menu row: Home, Sports, one entry per direct game, Rocketman, Fastballs, Virtuals, Help (R2-22). */
export function menuTabs(t: Words, directTabs: readonly MenuTab[]): readonly MenuTab[] {
  return [
    { id: 'home', label: t('shell.menu.home'), href: '/home' },
    { id: 'sports', label: t('shell.menu.sports'), href: '/sports' },
    ...directTabs,
    { id: 'rocketman', label: t('shell.menu.rocketman'), href: playHref('/virtuals', 'rocketman') },
    { id: 'fastballs', label: t('shell.menu.fastballs'), href: playHref('/virtuals', 'fastballs') },
    { id: 'virtuals', label: t('shell.menu.virtuals'), href: '/virtuals' },
    { id: 'help', label: t('shell.menu.help'), href: '/how-to-play' },
  ];
}

/** The entry of the menu row a path belongs to; the root selects Sports (R2-01). */
export function menuTabOf(pathname: string): string | null {
  if (pathname === '/') return 'sports';
  if (pathname === '/how-to-play') return 'help';
  const place = placeOf(pathname);
  return place === 'account' ? null : place;
}
