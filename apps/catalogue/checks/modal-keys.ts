import { expect, type Page } from '@playwright/test';
import { expectSoon } from './measures.ts';
import { findTabStops, press, where } from './tab-stops.ts';

interface Heard {
  /** Event properties that the story was called with. */
  asked: string[];
  isRefused: boolean;
}

type HearingWindow = Window & {
  heard: Heard;
  /** Last element focused outside of a modal. */
  opener?: HTMLElement;
};

/** Runs in the page: records the opener of a modal, to check that the focus returns there. */
export function noteOpeners(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.closest('dialog') === null)
      (window as unknown as HearingWindow).opener = target;
  });
}

/** Element focused instead of the opener; null if the opener has the focus, or nothing opened the modal. */
const strayedFromOpener = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { opener } = window as unknown as HearingWindow;
    const isThere = opener?.isConnected === true && opener.checkVisibility() && !opener.matches(':disabled');
    const { activeElement } = document;
    if (!isThere || activeElement === opener) return null;
    return `${activeElement?.tagName} instead of ${opener.tagName} ${opener.textContent.slice(0, 40)}`;
  });

export const hasModal = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector(':modal') !== null);

const countModals = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll(':modal').length);

/** Notes what Escape leads to besides closing: a call of the story's, or a refusal by the dialog. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const here = window as unknown as HearingWindow;
    here.heard = { asked: [], isRefused: false };
    window.__STORYBOOK_ADDONS_CHANNEL__.on(
      'storybook/actions/action-event',
      ({ data }: { readonly data: { readonly name: string } }) => here.heard.asked.push(data.name),
    );
    document.addEventListener(
      'cancel',
      (event) => setTimeout(() => (here.heard.isRefused = event.defaultPrevented)),
      { capture: true, once: true },
    );
  });

/** A modal holds the focus: Tab stays inside or goes to the browser, Escape closes it or asks to, and focus returns. */
export async function expectModalToHoldFocus(page: Page): Promise<void> {
  const names = await findTabStops(page);
  await expectSoon(async () => (await where(page)).isInModal, 'focus starts inside', true);
  const reached = new Set<string>();
  const strayed: string[] = [];
  const unseen: string[] = [];
  for (const stop of await press(page, 'Tab', Math.min(names.length, 40) + 2)) {
    if (stop.isInModal) reached.add(stop.label);
    else if (!stop.isNowhere) strayed.push(stop.label);
    if (stop.at >= 0 && stop.isHidden) unseen.push(stop.label);
  }
  expect.soft(strayed, 'focus went to the page behind').toEqual([]);
  expect.soft(unseen, 'hidden while it has the focus').toEqual([]);
  if (names.length <= 40)
    expect
      .soft(
        names.filter((name) => !reached.has(name)),
        'Tab never came to',
      )
      .toEqual([]);

  await listen(page);
  const before = await countModals(page);
  await page.keyboard.press('Escape');
  const isAnswered = async (): Promise<boolean> => {
    const { asked, isRefused } = await page.evaluate(() => (window as unknown as HearingWindow).heard);
    return isRefused || asked.length > 0 || (await countModals(page)) < before;
  };
  await expectSoon(isAnswered, 'Escape closes it or asks to', true);
  if (before > 0 && !(await hasModal(page)))
    await expectSoon(() => strayedFromOpener(page), 'focus returns to what opened it', null);
}
