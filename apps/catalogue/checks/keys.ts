import { expect, type Page } from '@playwright/test';
import { components, isMatrix, type CatalogueStory } from './stories.ts';
import { findTabStops, focusAt, press, type Stop } from './tab-stops.ts';

/** Stops tried of a story that is not a matrix: enough to see that keys get in, on and out. */
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

/** Tab from the top: each stop once, in the order of the document, seen; then out of the page; and back again. */
async function tour(page: Page, most: number): Promise<void> {
  const names = await findTabStops(page);
  // A frame is another page with its own tab stops.
  const frame = names.findIndex((name) => name.startsWith('iframe'));
  const wanted = names.slice(0, Math.min(most, frame === -1 ? most : frame));
  const stops = await press(page, 'Tab', wanted.length);
  const reached = stops.map(({ label }) => label);
  expect.soft(reached, 'Tab reaches each once, in the order of the document').toEqual(wanted);
  expect.soft(stops.flatMap(complaintsOf), 'each is seen to have the focus').toEqual([]);
  // From a single stop the browser may return to it at once: that proves nothing.
  if (names.length < 2 || stops.at(-1)?.at !== wanted.length - 1) return;
  const back = (await press(page, 'Shift+Tab', wanted.length - 1)).map(({ label }) => label);
  expect.soft(back.toReversed(), 'Shift+Tab comes back').toEqual(wanted.slice(0, -1));
  if (frame === names.length - 1) return; // the next Tab is for the page inside it
  await focusAt(page, names.length - 1);
  const [next] = await press(page, 'Tab', 1);
  expect.soft(next?.at, `Tab gets out of the last, ${names.at(-1)}`).not.toBe(names.length - 1);
}

/** True if the components of a matrix answer to keys, by their notes; null for other stories. */
function answersToKeys(story: CatalogueStory): boolean | null {
  if (!isMatrix(story)) return null;
  const here = components().filter(({ page }) => page !== null && story.importPath.endsWith(page.file));
  if (here.length === 0 || here.some(({ name }) => name in SHOWN_WITH_OTHERS)) return null;
  return here.some(({ notes }) => (notes?.accessibility.keys.length ?? 0) > 0);
}

/** Expects Tab to go through a page without a modal, and back. */
export async function expectKeysToWork(page: Page, story: CatalogueStory): Promise<void> {
  const answers = answersToKeys(story);
  if (answers !== null) {
    const names = await findTabStops(page);
    if (answers) expect.soft(names, 'its notes name keys').not.toEqual([]);
    else expect.soft(names, 'its notes name no key').toEqual([]);
  }
  await tour(page, isMatrix(story) ? Number.POSITIVE_INFINITY : ENOUGH);
}
