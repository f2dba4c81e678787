import { PSEUDO_LOCALE } from '../src/frame/pseudo-words.ts';
import { resize, USUAL, type Catalogue } from './catalogue.ts';
import { expectKeysToWork } from './keys.ts';
import { expectModalToHoldFocus, hasModal } from './modal-keys.ts';
import { clipped, expectSoon, overhang, small } from './measures.ts';
import { PHONE_WIDTH, SCREENFUL } from './pictures.ts';
import { isPart, LINE_OF_TEXT, type CatalogueStory } from './stories.ts';
import { STRESS_TESTS, type StressTest } from './stress-tests.ts';

/** One after the other: the story is drawn once and only changes between them. */
const STRESS_CHECKS: Readonly<
  Record<StressTest, (catalogue: Catalogue, story: CatalogueStory) => Promise<void>>
> = {
  'Longer words, 320 px': async ({ page, show }, story) => {
    await show(story.id, { ...USUAL, locale: PSEUDO_LOCALE });
    await expectSoon(() => clipped(page), 'cut off where words are 40 % longer', []);
    await expectSoon(() => overhang(page), 'wider than 360 px', 0);
    if (isPart(story) && !LINE_OF_TEXT.test(story.title))
      await expectSoon(() => small(page), 'too small to press', []);
    await resize(page, { width: 320, height: SCREENFUL });
    await expectSoon(() => overhang(page), 'wider than 320 px', 0);
    await resize(page, { width: PHONE_WIDTH, height: SCREENFUL });
  },
  'Text at 200 %': async ({ page, show }, story) => {
    await show(story.id, { ...USUAL, textSize: '200' });
    await expectSoon(() => overhang(page), 'wider than 360 px at 200 %', 0);
  },
};

/**
 * Real keys, longer words, 320 px, twice the text and a thumb (WCAG 1.4.4, 1.4.10, 2.1.1, 2.5.5), one after the other on a story that is
 * drawn once. The keys of a modal come last, for Escape closes it.
 */
export async function expectToHoldInDepth(catalogue: Catalogue, story: CatalogueStory): Promise<void> {
  const { page, used } = catalogue;
  await resize(page, { width: PHONE_WIDTH, height: SCREENFUL });
  const isModal = await hasModal(page);
  if (!isModal) await expectKeysToWork(page, story);
  for (const name of STRESS_TESTS) await STRESS_CHECKS[name](catalogue, story);
  if (isModal) await expectModalToHoldFocus(page);
  used();
}
