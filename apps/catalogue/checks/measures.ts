import { expect, type Page } from '@playwright/test';
import { smallTargets } from '@kipenga/ui/stories/small-targets';

/**
 * Text cut off by its own box. An ellipsis is a decision somebody made in a stylesheet and stands for text that is said in full
 * elsewhere; a cut without one is an accident. What is hidden from the eye on purpose is one pixel large.
 */
export const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#storybook-root *, dialog[open] *')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
        if (
          !hasText ||
          element.clientWidth <= 1 ||
          !/hidden|clip/.test(overflowX) ||
          textOverflow === 'ellipsis'
        )
          return false;
        // Decoration beside the words may reach over the edge.
        const words = document.createRange();
        words.selectNodeContents(element);
        const edge = element.getBoundingClientRect().left + element.clientLeft + element.clientWidth;
        return words.getBoundingClientRect().right > edge + 1;
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );

/** Overhang of the page beyond the screen, in CSS pixels. */
export const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

/** Touch targets that are too small, with their sizes: the same measure as in the stories' own tests. */
export const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(${smallTargets.toString()})(document)`);

const softly = expect.configure({ soft: true });

/** Waits until a measure of the page is as expected, since the page may still be loading; notes the measure if it never is. */
export const expectSoon = async <Measure>(
  measure: () => Promise<Measure>,
  what: string,
  wanted: Measure,
): Promise<void> => {
  await softly.poll(measure, what).toEqual(wanted);
};
