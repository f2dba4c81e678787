import { firstGesture } from '../lazy/first-gesture.ts';
import { lazyPart } from '../lazy/lazy-part.tsx';

/** Drawn by the server, and brought to life when the visitor first moves: it lies at the end of the page. */
export const FooterChoices = lazyPart(async () => {
  await firstGesture();
  return (await import('./FooterChoices.tsx')).FooterChoices;
});

/** Loads the late parts of the frame: before a server draws it. */
export const preloadFrame = FooterChoices.preload;
