import { expect } from '@playwright/test';
import { PSEUDO_LOCALE } from '../pseudo-words.ts';
import { expectAccessible } from './accessible.ts';
import { test, USUAL, type Catalogue } from './catalogue.ts';
import { expectKeysToWork } from './keys.ts';
import { expectPicture, takePicture } from './looks.ts';
import { clipped, overhang, small } from './measures.ts';
import { PHONE_WIDTH, picturesOf, SCREENFUL } from './pictures.ts';
import { renderingOf, whyNotComparable } from './rendering.ts';
import { catalogueStories, isPart, type CatalogueStory } from './stories.ts';
import { STRAINS, type Strain } from './strains.ts';

/** A link as it stands in a sentence, shown alone: in a sentence the rule of sizes leaves it out (WCAG 2.5.8, inline). */
const LINE_OF_TEXT = /^Components\/Layout\/UiLink(?:Provider)?$/;

/** One after the other: the story is drawn once and only changes between them. */
const STRAIN_CHECKS: Readonly<
  Record<Strain, (catalogue: Catalogue, story: CatalogueStory) => Promise<void>>
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

const isRefreshing = process.env['REFRESH_PICTURES'] !== undefined;
let notComparable: string | null = null;

test.beforeAll(async ({ browser }) => {
  notComparable = isRefreshing ? null : whyNotComparable(await renderingOf(browser));
  if (notComparable !== null) console.log(notComparable);
});

for (const story of catalogueStories())
  test.describe(`${story.title}, ${story.name}:`, () => {
    // In one worker, one after the other: the story is drawn once, in every theme, and only at the end is it used.
    test.describe.configure({ mode: 'default' });
    const pictures = picturesOf(story);

    if (pictures.length > 0)
      test('looks as it did', async ({ catalogue: { page, show } }) => {
        test.skip(notComparable !== null, notComparable ?? '');
        for (const picture of pictures) {
          await page.setViewportSize({ width: picture.width, height: SCREENFUL });
          await show(story.id, { ...USUAL, theme: picture.theme });
          await (isRefreshing ? takePicture : expectPicture)(page, picture);
        }
        await page.setViewportSize({ width: PHONE_WIDTH, height: SCREENFUL });
      });

    test('passes axe in every theme', async ({ catalogue }) => {
      await expectAccessible(catalogue, story);
    });

    test('bears longer words, 320 px, twice the text and a thumb (WCAG 1.4.4, 1.4.10, 2.5.5)', async ({
      catalogue,
    }) => {
      for (const strain of STRAINS) await STRAIN_CHECKS[strain](catalogue, story);
    });

    test('answers to real keys', async ({ catalogue }) => {
      await expectKeysToWork(catalogue, story);
    });
  });
