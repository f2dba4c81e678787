import { expect } from '@playwright/test';
import { test, USUAL } from './catalogue.ts';
import { renderingOf, whyNotComparable } from './rendering.ts';
import { pictures } from './stories.ts';

/** How much of a long page a picture keeps, in CSS pixels. */
const TALLEST = 800;

test.beforeAll(async ({ browser }, { config }) => {
  const isRefreshing = config.updateSnapshots === 'all' || config.updateSnapshots === 'changed';
  const why = isRefreshing ? null : whyNotComparable(await renderingOf(browser));
  if (why !== null) console.log(why);
  test.skip(why !== null, why ?? '');
});

for (const { story, theme } of pictures())
  test(`${story.title}, ${story.name}, ${theme}: looks as it did`, async ({ catalogue: { page, show } }) => {
    await show(story.id, { ...USUAL, theme });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect(page).toHaveScreenshot(`${story.id}-${theme}.png`, {
      fullPage: true,
      clip: { x: 0, y: 0, width: 360, height: Math.min(height, TALLEST) },
    });
  });
