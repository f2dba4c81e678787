import type { CasinoBannerSlide } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';

/** The link, picture and words of each message. */
const SLIDES = {
  casino: { href: '/casino', motif: 'reels', words: 'casino' },
  slots: { href: '/casino?category=Video+Slots', motif: 'reels', words: 'try' },
  virtuals: { href: '/virtuals', motif: 'curve', words: 'virtuals' },
  sports: { href: '/sports', motif: 'pitch', words: 'sports' },
} as const;
type SlideId = keyof typeof SLIDES;

/** The messages of the banners, by what they lead to (R2-60, R2-62). */
export function useSlides(): Readonly<Record<SlideId, CasinoBannerSlide>> {
  const t = useWords();
  const slide = (id: SlideId): CasinoBannerSlide => {
    const { href, motif, words } = SLIDES[id];
    return {
      id,
      title: t(`casino.banner.${words}.title`),
      text: t(`casino.banner.${words}.text`),
      href,
      actionLabel: t(`casino.banner.${words}.action`),
      motif,
    };
  };
  return {
    casino: slide('casino'),
    slots: slide('slots'),
    virtuals: slide('virtuals'),
    sports: slide('sports'),
  };
}
