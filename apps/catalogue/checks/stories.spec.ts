import { expect } from '@playwright/test';
import { expectListedPairs, expectNoViolations } from './accessible.ts';
import { test, USUAL } from './catalogue.ts';
import { expectPicture } from './looks.ts';
import { overhang, small } from './measures.ts';
import { picturesOf, SCREENFUL } from './pictures.ts';
import { catalogueStories, catalogueTests, isPart, LINE_OF_TEXT } from './stories.ts';

for (const story of catalogueStories()) {
  const pictures = picturesOf(story);
  const looks = pictures.length > 0 ? ', looks as it did' : '';
  test(`${story.title}, ${story.name}: plays, passes axe${looks}`, async ({ catalogue, notComparable }) => {
    const { page, show } = catalogue;
    const terms = await show(story.id);
    await expectNoViolations(page, story, terms);
    await expectListedPairs(page);
    expect.soft(await overhang(page), 'wider than the screen').toBe(0);
    if (isPart(story) && !LINE_OF_TEXT.test(story.title))
      expect.soft(await small(page), 'too small to press (WCAG 2.5.5)').toEqual([]);
    if (pictures.length > 0 && notComparable !== null)
      test.info().annotations.push({ type: 'not pictured', description: notComparable });
    else
      for (const picture of pictures) {
        await page.setViewportSize({ width: picture.width, height: SCREENFUL });
        await show(story.id, { ...USUAL, theme: picture.theme });
        await expectPicture(page, picture);
      }
  });
}

for (const story of catalogueTests())
  test(`${story.title}, ${story.parentName ?? ''}: ${story.name}`, async ({
    catalogue: { page, show, used },
  }) => {
    const terms = await show(story.id);
    await expectNoViolations(page, story, terms);
    used();
  });
