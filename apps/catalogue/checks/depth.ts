import { expect } from '@playwright/test';
import { PSEUDO_LOCALE } from '../src/frame/pseudo-words.ts';
import { expectColoursToHold } from './accessible.ts';
import { USUAL, type Catalogue } from './catalogue.ts';
import { expectKeysToWork } from './keys.ts';
import { clipped, overhang, small } from './measures.ts';
import { PHONE_WIDTH, SCREENFUL } from './pictures.ts';
import { isPart, LINE_OF_TEXT, type CatalogueStory } from './stories.ts';
import { STRESS_TESTS, type StressTest } from './stress-tests.ts';

/** One after the other: the story is drawn once and only changes between them. */
const STRESS_CHECKS: Readonly<
  Record<StressTest, (catalogue: Catalogue, story: CatalogueStory) => Promise<void>>
> = {
  'Longer words, 320 px': async ({ page, show }, story) => {
    await show(story.id, { ...USUAL, locale: PSEUDO_LOCALE });
    expect.soft(await clipped(page), 'cut off where words are 40 % longer').toEqual([]);
    expect.soft(await overhang(page), 'wider than 360 px').toBe(0);
    if (isPart(story) && !LINE_OF_TEXT.test(story.title))
      expect.soft(await small(page), 'too small to press').toEqual([]);
    await page.setViewportSize({ width: 320, height: SCREENFUL });
    expect.soft(await overhang(page), 'wider than 320 px').toBe(0);
    await page.setViewportSize({ width: PHONE_WIDTH, height: SCREENFUL });
  },
  'Text at 200 %': async ({ page, show }, story) => {
    await show(story.id, { ...USUAL, textSize: '200' });
    expect.soft(await overhang(page), 'wider than 360 px at 200 %').toBe(0);
  },
};

/** Every theme, longer words, 320 px, twice the text, a thumb and real keys (WCAG 1.4.4, 1.4.10, 2.1.1, 2.5.5), one after the other. */
export async function expectToHoldInDepth(catalogue: Catalogue, story: CatalogueStory): Promise<void> {
  const { page, show } = catalogue;
  await show(story.id);
  await page.setViewportSize({ width: PHONE_WIDTH, height: SCREENFUL });
  await expectColoursToHold(catalogue, story);
  for (const name of STRESS_TESTS) await STRESS_CHECKS[name](catalogue, story);
  await expectKeysToWork(catalogue, story);
}
