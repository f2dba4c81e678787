import type { MenuTab } from '@kipenga/ui';
import { playHref } from '../routes/play-href.ts';
import type { ShellWordId } from '../language/use-words.ts';
import { placeOf } from './bottom-places.ts';

type Words = (id: ShellWordId) => string;

/**
 * The menu: Home, Sports, one entry per direct game, Rocketman, Fastballs, Virtuals, Help (R2-22), with jackpots and casino near
 * the start.
 */
export function menuTabs(t: Words, directTabs: readonly MenuTab[]): readonly MenuTab[] {
  return [
    { id: 'home', label: t('shell.titles.home'), href: '/home' },
    { id: 'sports', label: t('shell.titles.sports'), href: '/sports' },
    { id: 'jackpots', label: t('shell.titles.jackpots'), href: '/jackpots' },
    { id: 'casino', label: t('shell.titles.casino'), href: '/casino' },
    ...directTabs,
    { id: 'rocketman', label: t('shell.menu.rocketman'), href: playHref('/virtuals', 'rocketman') },
    { id: 'fastballs', label: t('shell.menu.fastballs'), href: playHref('/virtuals', 'fastballs') },
    { id: 'virtuals', label: t('shell.titles.virtuals'), href: '/virtuals' },
    { id: 'help', label: t('shell.menu.help'), href: '/how-to-play' },
  ];
}

/** Returns the menu entry a path belongs to, or null. The root path selects Sports (R2-01). */
export function menuTabOf(pathname: string): string | null {
  if (pathname === '/how-to-play') return 'help';
  if (pathname === '/jackpots' || pathname === '/casino') return pathname.slice(1);
  const place = placeOf(pathname);
  return place === 'account' ? null : place;
}
