import { expect, type Page } from '@playwright/test';
import { PSEUDO_LOCALE } from '../pseudo-words.ts';
import { test, USUAL, type Choices } from './catalogue.ts';
import { storiesToTry } from './stories.ts';

/**
 * Text cut off by its own box. An ellipsis is a decision somebody made in a stylesheet and stands for text that is said in full
 * elsewhere; a cut without one is an accident. What is hidden from the eye on purpose is one pixel large.
 */
const clipped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#storybook-root *, dialog[open] *')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hasText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        );
        return (
          hasText &&
          element.clientWidth > 1 &&
          /hidden|clip/.test(overflowX) &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map(({ className, textContent }) => `${className}: ${textContent}`),
  );

/** How much wider than the screen the page is, in CSS pixels. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));

const small = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window as unknown as { smallTargets: (root: ParentNode) => readonly string[] }).smallTargets(document),
  );

/** A link as it stands in a sentence, shown alone: in a sentence the rule of sizes leaves it out (WCAG 2.5.8, inline). */
const LINE_OF_TEXT = 'components-layout-page-parts--link';

const LONGER: Choices = { ...USUAL, locale: PSEUDO_LOCALE };

for (const { id, title, name } of storiesToTry())
  test(`${title}, ${name}: bears longer words, 320 px, twice the text and a thumb (WCAG 1.4.4, 1.4.10, 2.5.5)`, async ({
    catalogue: { page, show },
  }) => {
    await show(id, LONGER);
    expect.soft(await clipped(page), 'cut off where words are 40 % longer').toEqual([]);
    expect.soft(await overhang(page), 'wider than 360 px').toBe(0);
    if (title.startsWith('Components/') && id !== LINE_OF_TEXT)
      expect.soft(await small(page), 'too small to press').toEqual([]);
    await page.setViewportSize({ width: 320, height: 740 });
    expect.soft(await overhang(page), 'wider than 320 px').toBe(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await show(id, { ...USUAL, textSize: '200' });
    expect.soft(await overhang(page), 'wider than 360 px at 200 %').toBe(0);
  });
