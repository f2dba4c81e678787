import type { CasinoBannerSlide } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';

/** The messages of the banners, by what they lead to (R2-60, R2-62). */
export function useSlides(): Readonly<Record<'casino' | 'slots' | 'virtuals' | 'sports', CasinoBannerSlide>> {
  const t = useWords();
  return {
    casino: {
      id: 'casino',
      title: t('casino.banner.casino.title'),
      text: t('casino.banner.casino.text'),
      href: '/casino',
      actionLabel: t('casino.banner.casino.action'),
      motif: 'reels',
    },
    slots: {
      id: 'slots',
      title: t('casino.banner.try.title'),
      text: t('casino.banner.try.text'),
      href: '/casino?category=Video+Slots',
      actionLabel: t('casino.banner.try.action'),
      motif: 'reels',
    },
    virtuals: {
      id: 'virtuals',
      title: t('casino.banner.virtuals.title'),
      text: t('casino.banner.virtuals.text'),
      href: '/virtuals',
      actionLabel: t('casino.banner.virtuals.action'),
      motif: 'curve',
    },
    sports: {
      id: 'sports',
      title: t('casino.banner.sports.title'),
      text: t('casino.banner.sports.text'),
      href: '/sports',
      actionLabel: t('casino.banner.sports.action'),
      motif: 'pitch',
    },
  };
}
