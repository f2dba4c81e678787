import { expect, type Page } from '@playwright/test';
import { USUAL, type Catalogue } from './catalogue.ts';
import { expectModalToHoldFocus, hasModal } from './modal-keys.ts';
import { components, isMatrix, type CatalogueStory } from './stories.ts';
import { findTabStops, focusAt, press, type Stop } from './tab-stops.ts';

/** How many stops are tried of a story that is no matrix: enough to see that the keys get in, on, and out. */
const ENOUGH = 12;

/** Parts that take no focus themselves and are shown with others that do. */
const SHOWN_WITH_OTHERS: Readonly<Record<string, string>> = {
  ColumnLabels: 'stands over the prices it names',
  BottomDock: 'holds the slip bar and the navigation',
  EmptyState: 'holds the way on that its page gives it',
  Spinner: 'turns inside a button',
};

const complaintsOf = ({ label, isUnmarked, isHidden }: Stop): readonly string[] => [
  ...(isUnmarked ? [`${label}: no sign of the focus`] : []),
  ...(isHidden ? [`${label}: hidden while it has the focus`] : []),
];

/** One step to the next stop in a direction; what only scrolls is passed. */
async function step(page: Page, key: string): Promise<Stop> {
  for (let tries = 0; tries < 5; tries += 1) {
    const stop = await press(page, key);
    if (stop.at >= 0 || !stop.isScroller) return stop;
  }
  throw new Error(`${key} does not get past what scrolls`);
}

/** Tab from the top: each stop once, in the order of the document, seen; then out of the page; and back again. */
async function tour(page: Page, most: number): Promise<void> {
  const names = await findTabStops(page);
  // A frame has a page, and stops, of its own.
  const frame = names.findIndex((name) => name.startsWith('iframe'));
  const wanted = names.slice(0, Math.min(most, frame === -1 ? most : frame));
  const reached: string[] = [];
  const complaints: string[] = [];
  for (const at of wanted.keys()) {
    const stop = await step(page, 'Tab');
    reached.push(stop.label);
    complaints.push(...complaintsOf(stop));
    if (stop.at !== at) break;
  }
  expect.soft(reached, 'Tab reaches each once, in the order of the document').toEqual(wanted);
  expect.soft(complaints, 'each is seen to have the focus').toEqual([]);
  // Out of the only stop the browser may come round to it at once: nothing can be told from that.
  if (names.length < 2 || reached.length < wanted.length) return;
  const back: string[] = [];
  for (let at = wanted.length - 2; at >= 0; at -= 1) back.push((await step(page, 'Shift+Tab')).label);
  expect.soft(back.toReversed(), 'Shift+Tab comes back').toEqual(wanted.slice(0, -1));
  if (frame === names.length - 1) return; // the next Tab is for the page inside it
  await focusAt(page, names.length - 1);
  expect
    .soft((await step(page, 'Tab')).at, `Tab gets out of the last, ${names.at(-1)}`)
    .not.toBe(names.length - 1);
}

/** Whether the components of a matrix answer to keys, as their notes say; null for a story of something else. */
function answersToKeys(story: CatalogueStory): boolean | null {
  if (!isMatrix(story)) return null;
  const here = components().filter(({ page }) => page !== null && story.importPath.endsWith(page.file));
  if (here.length === 0 || here.some(({ name }) => name in SHOWN_WITH_OTHERS)) return null;
  return here.some(({ notes }) => (notes?.accessibility.keys.length ?? 0) > 0);
}

export async function expectKeysToWork(
  { page, show, used }: Catalogue,
  story: CatalogueStory,
): Promise<void> {
  await show(story.id, USUAL);
  used();
  if (await hasModal(page)) return expectModalToHoldFocus(page);
  const answers = answersToKeys(story);
  if (answers !== null) {
    const names = await findTabStops(page);
    if (answers) expect.soft(names, 'its notes name keys').not.toEqual([]);
    else expect.soft(names, 'its notes name no key').toEqual([]);
  }
  await tour(page, isMatrix(story) ? Number.POSITIVE_INFINITY : ENOUGH);
}
