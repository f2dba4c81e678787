import { expect, type Page, type Route } from '@playwright/test';
import { violations } from './accessible.ts';
import { test, USUAL } from './catalogue.ts';
import { expectSoon, overhang } from './measures.ts';
import { PHONE_WIDTH, SCREENFUL } from './pictures.ts';
import { catalogueStories, componentPages, TRIES_ALL } from './stories.ts';

const WIDTHS = [1280, PHONE_WIDTH, 320];

/** Each theme once, at the most different widths: all six would take longer than all stories together. */
const AXE = new Set(['light 1280', 'dark 360']);

/** Every frame of the page gets its story once it was scrolled to: a frame far down waits for that. */
async function expectFramesFilled(page: Page): Promise<void> {
  const frames = page.locator('#storybook-docs .story-frame');
  for (const frame of await frames.all()) {
    await frame.scrollIntoViewIfNeeded();
    await expect.soft(frame).toHaveAttribute('data-drawn', 'true');
  }
  const empty = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLIFrameElement>('#storybook-docs .story-frame iframe')]
        .filter(({ contentDocument }) => contentDocument?.body.matches('.sb-show-main') !== true)
        .map(({ title }) => title),
    );
  await expectSoon(empty, 'frames without their story', []);
}

/** Expects the drawn focus to look like a real one, and unlike none. */
async function expectFocusShown(page: Page): Promise<void> {
  const frame = page.frameLocator('#storybook-docs iframe[title$="Hovered, focused, pressed"]');
  const target = (hand: string) => frame.locator(`[data-shows~="${hand}"] [data-hand]`).last();
  const looks = (hand: string) =>
    target(hand).evaluate((element) => {
      const around = element.parentElement ?? element;
      return [element, around].map((one) => getComputedStyle(one).outline).join('; ');
    });
  const focused = await looks('focus');
  expect.soft(await looks('hover'), 'without the focus').not.toBe(focused);
  await target('hover').focus();
  await expectSoon(() => looks('hover'), 'with the focus', focused);
}

const storyIds = new Set(catalogueStories().map(({ id }) => id));

/** The stories its frames ask for that the catalogue does not have. */
const missingStories = async (page: Page): Promise<readonly string[]> => {
  const asked = await page
    .locator('#storybook-docs .story-frame iframe')
    .evaluateAll((frames) =>
      frames.map((frame) => new URL((frame as HTMLIFrameElement).src).searchParams.get('id') ?? ''),
    );
  return asked.filter((id) => !storyIds.has(id));
};

/**
 * All pages are generated from notes and stories: one is checked with all its frames, and one of each other group with empty frames, whose content the stories'
 * own checks cover. `CHECKS=all` checks the page of every component, and one of each group with frames.
 */
const groups = new Set<string>();
const isFirstOfGroup = (title: string): boolean => {
  const group = title.split('/').slice(0, -1).join('/');
  const isFirst = !groups.has(group);
  groups.add(group);
  return isFirst;
};

/** Each frame loads a page of two megabytes. */
const FRAME = /\/iframe\.html\?/;
const leaveEmpty = (route: Route): Promise<void> =>
  route.request().frame().parentFrame() === null ? route.continue() : route.abort();

for (const { id, title } of componentPages()) {
  const isFirst = isFirstOfGroup(title);
  if (!isFirst && !TRIES_ALL) continue;
  const hasFramesTried = isFirst && (TRIES_ALL || groups.size === 1);
  const tried = hasFramesTried ? 'every frame, axe' : 'axe';
  test(`${title}, its page: ${tried}, headings and width, light and dark`, async ({
    documentation: { page, showDocs },
  }) => {
    if (!hasFramesTried) await page.route(FRAME, leaveEmpty);
    await showDocs(id, USUAL);
    await page.locator('#storybook-docs h1').first().waitFor();
    expect.soft(await missingStories(page), 'frames of stories that are not there').toEqual([]);
    for (const theme of ['light', 'dark']) {
      await showDocs(id, { ...USUAL, theme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: SCREENFUL });
        if (hasFramesTried && theme === 'light' && width === WIDTHS[0]) {
          await expectFramesFilled(page);
          await expectFocusShown(page);
        }
        await expectSoon(() => overhang(page), `${theme}: wider than ${width} px`, 0);
        await expect.soft(page.locator('#storybook-docs h1:visible'), 'one first heading').toHaveCount(1);
        if (AXE.has(`${theme} ${width}`))
          await expectSoon(() => violations(page), `axe, ${theme}, ${width} px`, []);
      }
    }
    await page.unroute(FRAME, leaveEmpty);
  });
}
