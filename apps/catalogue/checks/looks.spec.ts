import { expect, type Locator, type Page } from '@playwright/test';
import { resize, test, USUAL } from './catalogue.ts';
import { foreignFonts } from './foreign-fonts.ts';
import { becomesApproved, looksApproved } from './looks.ts';
import { expectSoon } from './measures.ts';
import { picturesOf, SCREENFUL, type Picture } from './pictures.ts';
import { catalogueStories } from './stories.ts';

/** A badge in each kind of picture: a matrix, a screen half as large, and the same in the dark. */
const BADGES: readonly (readonly [file: string, badge: (page: Page) => Locator])[] = [
  ['components-betting-statustag--states-light.png', (page) => page.locator('[data-status=won]').first()],
  ['screens-my-bets--ideal-light.png', (page) => page.locator('[data-status=won]').first()],
  ['screens-my-bets--ideal-dark.png', (page) => page.locator('[data-status=won]').first()],
];

/** Runs in the page: a change of blue is the least visible. */
function nineUnitsOff(badge: HTMLElement | SVGElement): void {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(badge).backgroundColor.match(/\d+/g) ?? []).map(
    Number,
  );
  badge.style.backgroundColor = `rgb(${red} ${green} ${blue > 128 ? blue - 9 : blue + 9})`;
}

/** Runs in the page. */
function fourPixelsWider(badge: HTMLElement | SVGElement): void {
  badge.style.paddingRight = `${Number.parseFloat(getComputedStyle(badge).paddingRight) + 4}px`;
}

const FAULTS = [
  ['a colour nine units off', nineUnitsOff],
  ['four pixels of padding', fourPixelsWider],
] as const;

const drawn = catalogueStories().flatMap((story) => picturesOf(story).map((picture) => ({ story, picture })));

function findDrawn(file: string): { readonly id: string; readonly picture: Picture } {
  const found = drawn.find(({ picture }) => picture.file === file);
  if (found === undefined) throw new Error(`${file} is no picture any more`);
  return { id: found.story.id, picture: found.picture };
}

for (const [file, badgeOf] of BADGES)
  test(`${file}: a badge of another colour or size is seen`, async ({ catalogue, notComparable }) => {
    test.skip(notComparable !== null, notComparable ?? '');
    const { page, show, used } = catalogue;
    const { id, picture } = findDrawn(file);
    await resize(page, { width: picture.width, height: SCREENFUL });
    await show(id, { ...USUAL, theme: picture.theme });
    expect(await becomesApproved(page, picture), 'as it is').toBe(true);
    for (const [what, plant] of FAULTS) {
      await badgeOf(page).evaluate(plant);
      await expectSoon(() => looksApproved(page, picture), what, false);
      await badgeOf(page).evaluate((badge) => badge.removeAttribute('style'));
    }
    used();
  });

test('text in a font of the machine is named with it', async ({ catalogue: { page, show, used } }) => {
  await show('components-betting-statustag--states', USUAL);
  const inspector = await page.context().newCDPSession(page);
  await expect.poll(() => foreignFonts(page, inspector)).toEqual([]);
  await page
    .locator('figcaption')
    .first()
    .evaluate((caption) => {
      caption.style.fontFamily = 'monospace';
      caption.textContent = 'Won';
    });
  await page.evaluate(() =>
    new Promise((done) => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<p style="font-family: monospace">Lost</p>';
      frame.addEventListener('load', done);
      document.querySelector('#storybook-root')?.append(frame);
    }).then(() => undefined),
  );
  await expect
    .poll(() => foreignFonts(page, inspector))
    .toEqual([expect.stringMatching(/^“Won” in ./), expect.stringMatching(/^“Lost” in ./)]);
  used();
});
