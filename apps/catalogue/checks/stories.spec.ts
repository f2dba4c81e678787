import { expectAccessible } from './accessible.ts';
import { resize, test, USUAL } from './catalogue.ts';
import { expectToHoldInDepth } from './depth.ts';
import { expectPicture, isRefreshing } from './looks.ts';
import { expectSoon, overhang, small } from './measures.ts';
import { picturesOf, SCREENFUL } from './pictures.ts';
import { catalogueTests, isPart, isScreen, LINE_OF_TEXT, storiesInDepth, storiesTried } from './stories.ts';

const inDepth = new Set(storiesInDepth().map(({ id }) => id));

for (const story of storiesTried()) {
  const isInDepth = inDepth.has(story.id);
  const pictures = picturesOf(story);
  const looks = pictures.length > 0 ? ', looks as it did' : '';
  // The other states of a screen are made of parts that axe reads in their matrices, in the frame it reads around the main ones.
  const isRead = isInDepth || !isScreen(story);
  const axe = isRead ? ', passes axe' : '';
  const depth = isInDepth ? ', holds in depth (WCAG 1.4.4, 1.4.10, 2.1.1, 2.5.5)' : '';
  test(`${story.title}, ${story.name}: plays${axe}${looks}${depth}`, async ({ catalogue, notComparable }) => {
    const { page, show } = catalogue;
    const terms = await show(story.id);
    if (isRead) await expectAccessible(page, story, terms);
    await expectSoon(() => overhang(page), 'wider than the screen', 0);
    if (isPart(story) && !LINE_OF_TEXT.test(story.title))
      await expectSoon(() => small(page), 'too small to press (WCAG 2.5.5)', []);
    if (pictures.length > 0 && notComparable !== null)
      test.info().annotations.push({ type: 'not pictured', description: notComparable });
    else
      for (const picture of pictures) {
        await resize(page, { width: picture.width, height: SCREENFUL });
        await show(story.id, { ...USUAL, theme: picture.theme });
        await expectPicture(page, picture);
      }
    if (isInDepth && !isRefreshing()) await expectToHoldInDepth(catalogue, story);
  });
}

for (const story of catalogueTests())
  test(`${story.title}, ${story.parentName ?? ''}: ${story.name}`, async ({
    catalogue: { page, show, used },
  }) => {
    const terms = await show(story.id);
    await expectAccessible(page, story, terms);
    used();
  });
