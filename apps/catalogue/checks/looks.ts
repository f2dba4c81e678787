import { existsSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { foreignFonts } from './foreign-fonts.ts';
import { expectSoon } from './measures.ts';
import { SCREENFUL, type Picture } from './pictures.ts';
import { TRIES_ALL } from './stories.ts';
import { inspectorOf } from './tab-stops.ts';

/** The least height of a picture: that of something to press. */
const LEAST = 44;

/** Height of the drawn content; at least a screenful if something is fixed to the screen or lies over it. */
async function heightOf(page: Page, { tallest }: Picture): Promise<number> {
  const height = await page.evaluate(
    ([least, screenful]) => {
      const root = document.querySelector('#storybook-root');
      const isOverPage =
        document.querySelector(':modal') !== null ||
        [...(root?.querySelectorAll('*') ?? [])].some(
          (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
        );
      const bottom = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + window.scrollY);
      return Math.max(bottom, isOverPage ? screenful : least);
    },
    [LEAST, SCREENFUL] as const,
  );
  return Math.min(height, tallest);
}

/**
 * Stops animations that began after the story was shown, such as a skeleton at another width. Rounds the height of a window to what a drawing of half the size can
 * show: an edge between two rows of pixels could come out in either.
 */
const hold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { style, offsetHeight } of document.querySelectorAll<HTMLElement>('dialog[open]'))
      style.height = `${4 * Math.ceil(offsetHeight / 4)}px`;
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  });

/** Lets a window that was held be as high as it likes again: one that may not grow scrolls, and what scrolls takes the focus. */
const release = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { style } of document.querySelectorAll<HTMLElement>('dialog[open]')) style.height = '';
  });

/** Screenshot of the page, scaled down by the browser itself. */
async function shotOf(page: Page, picture: Picture): Promise<Buffer> {
  await hold(page);
  const { width, scale } = picture;
  const inspector = await inspectorOf(page);
  const { data } = await inspector.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    optimizeForSpeed: true,
    clip: { x: 0, y: 0, width, height: await heightOf(page, picture), scale },
  });
  await release(page);
  return Buffer.from(data, 'base64');
}

/** Screenshot of the page once two in a row are equal; null if it does not come to rest. */
async function stillShot(page: Page, picture: Picture): Promise<Buffer | null> {
  let last = await shotOf(page, picture);
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await shotOf(page, picture);
    if (next.equals(last)) return next;
    last = next;
  }
  return null;
}

/**
 * A picture is another when more pixels than a letter's edge has differ by more than the eye sees: the ground of the smallest badge,
 * nine units off on one channel, is, and so is whatever moves by four pixels. `looks.spec.ts` plants both.
 */
const TOLERANCE = { threshold: 0.01, maxDiffPixels: 12 };

const approved = ({ file }: Picture): readonly string[] => ['baselines', file];

/** True if the page looks like its approved picture. Never writes one: a reported difference is not approved by the same run. */
export async function looksApproved(page: Page, picture: Picture): Promise<boolean> {
  if (!existsSync(test.info().snapshotPath(...approved(picture)))) return false;
  const shot = await shotOf(page, picture);
  try {
    expect(shot).not.toMatchSnapshot(approved(picture), TOLERANCE);
    return false;
  } catch {
    return true;
  }
}

/** The same faces draw the dark theme, other widths, and screens, which are made of parts: once is enough. */
const hasNewFaces = ({ file, theme }: Picture): boolean =>
  TRIES_ALL || (theme !== 'dark' && !/-\d+\.png$/.test(file) && !/^screens-(?!.*--ideal)/.test(file));

const foreignFontsOf = async (page: Page, picture: Picture): Promise<readonly string[]> =>
  hasNewFaces(picture) ? foreignFonts(page, await inspectorOf(page)) : [];

/** Longest time in milliseconds that a difference may last: earlier ones may come from a page still loading. */
const LONGEST_WAIT_MS = 15_000 * Number(process.env['TEST_SLOWNESS'] ?? 1);
/** Shorter when refreshing: most differences are meant to stay. */
const WAIT_OF_A_REFRESH_MS = 3000;

/** True where pictures that differ are written instead of refused: `--update-snapshots=changed`. */
export const isRefreshing = (): boolean => test.info().config.updateSnapshots !== 'none';

/** Compares until the page looks as approved; the first try nearly always succeeds. */
export async function becomesApproved(page: Page, picture: Picture): Promise<boolean> {
  const until = Date.now() + (isRefreshing() ? WAIT_OF_A_REFRESH_MS : LONGEST_WAIT_MS);
  do if (await looksApproved(page, picture)) return true;
  while (Date.now() < until);
  return false;
}

/** Compares the page with its picture, pixel by pixel. Refuses one that depends on the fonts of the machine. */
export async function expectPicture(page: Page, picture: Picture): Promise<void> {
  const { file } = picture;
  await expectSoon(() => foreignFontsOf(page, picture), `${file}: drawn in a font that is not shipped`, []);
  if (await becomesApproved(page, picture)) return;
  const shot = await stillShot(page, picture);
  if (shot === null) return expect.soft(file, 'It does not stand still').toBe('still');
  expect.soft(shot, `${file}: looks other than it did`).toMatchSnapshot(approved(picture), TOLERANCE);
}
