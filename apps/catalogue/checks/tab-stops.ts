import type { CDPSession, Page } from '@playwright/test';

/** Position of the keyboard focus. */
export interface Stop {
  /** Its place among the page's tab stops in the order of the document; -1 for none of them. */
  readonly at: number;
  readonly label: string;
  /** Something that scrolls and has nothing to press inside: the browser lets the arrow keys in. */
  readonly isScroller: boolean;
  readonly isNowhere: boolean;
  readonly isInModal: boolean;
  /** Looks as it did without the focus. */
  readonly isUnmarked: boolean;
  /** True if it is invisible: covered by something else, or outside the screen. */
  readonly isHidden: boolean;
}

interface TabStops {
  readonly labels: readonly string[];
  /** Stops reached by each key since the last call. */
  reached: Stop[];
  where: () => Stop;
  focusTop: () => void;
  focusAt: (at: number) => void;
}

type TourWindow = Window & { tabStops: TabStops };

/** Finds the tab stops of the page, or of its open modal, and records their look at rest. Moves the focus before the first. @returns their names. */
export const findTabStops = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const STOPS =
      'a[href], area[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex], [contenteditable=true]';
    const modals = [...document.querySelectorAll<HTMLElement>(':modal')];
    const root = modals.at(-1) ?? document.body;
    const isOneOfGroup = (element: HTMLElement): boolean => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.name === '')
        return true;
      const group = [...root.querySelectorAll<HTMLInputElement>('input[type=radio]:not(:disabled)')].filter(
        ({ name, form }) => name === element.name && form === element.form,
      );
      return (group.find(({ checked }) => checked) ?? group[0]) === element;
    };
    const stops = [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.closest('[inert]') === null &&
        element.checkVisibility({ visibilityProperty: true }) &&
        isOneOfGroup(element),
    );
    const isMissing = (style: string, width: string): boolean =>
      style === 'none' || Number.parseFloat(width) === 0;
    const paintOf = (element: Element, pseudo?: string): string => {
      const of = getComputedStyle(element, pseudo);
      const outline = isMissing(of.outlineStyle, of.outlineWidth)
        ? 'none'
        : `${of.outlineStyle} ${of.outlineWidth} ${of.outlineColor}`;
      const border = isMissing(of.borderTopStyle, of.borderTopWidth)
        ? 'none'
        : `${of.borderTopWidth} ${of.borderTopColor}`;
      return [
        outline,
        border,
        of.boxShadow,
        of.backgroundColor,
        of.backgroundImage,
        of.textDecorationLine,
      ].join();
    };
    const paint = (element: Element): string =>
      [paintOf(element), paintOf(element, '::before'), paintOf(element, '::after')].join('|');
    // The focus sign may be on the element around the stop, as for a box around a field, or a track beside a hidden checkbox.
    const look = (element: HTMLElement): string => {
      const around: Element[] = [element];
      for (let up = element.parentElement; up !== null && around.length < 4; up = up.parentElement)
        around.push(up);
      if (element.nextElementSibling !== null) around.push(element.nextElementSibling);
      return around.map(paint).join('|');
    };
    const rest = new Map<Element, string>();
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name')) ?? '').trim().slice(0, 40)}"`;
    const isCovered = (element: HTMLElement): boolean => {
      // Visually hidden elements are pressed, and seen, by their labels.
      const own = element.getBoundingClientRect();
      const seen =
        Math.min(own.width, own.height) > 1
          ? element
          : (element.closest('label') ?? element.parentElement ?? element);
      const { left, top, right, bottom } = seen.getBoundingClientRect();
      const inset = 2;
      const xs = [left + inset, (left + right) / 2, right - inset];
      const ys = [top + inset, (top + bottom) / 2, bottom - inset];
      return !xs.some((x) =>
        ys.some((y) => {
          const hit = document.elementFromPoint(x, y);
          return (
            hit !== null && (seen.contains(hit) || (hit.contains(element) && hit.closest('label') !== null))
          );
        }),
      );
    };
    const scrolls = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    const focusTop = (): void => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    };
    if (modals.length === 0) focusTop();
    for (const stop of stops) if (stop !== document.activeElement) rest.set(stop, look(stop));
    const isListening = 'tabStops' in window;
    const here = window as unknown as TourWindow;
    // At keyup the focus has moved and the page has scrolled.
    if (!isListening)
      addEventListener('keyup', () => here.tabStops.reached.push(here.tabStops.where()), { capture: true });
    here.tabStops = {
      reached: [],
      labels: stops.map(nameOf),
      focusTop,
      focusAt: (at) => stops[at]?.focus(),
      where: () => {
        const active = document.activeElement;
        const isNowhere = active === null || active === document.body || active === document.documentElement;
        const stop = active instanceof HTMLElement ? active : document.body;
        return {
          at: stops.indexOf(stop),
          label: isNowhere ? 'nowhere' : nameOf(stop),
          isScroller: !isNowhere && scrolls(stop),
          isNowhere,
          isInModal: stop.closest(':modal') !== null,
          isUnmarked: rest.get(stop) === look(stop),
          isHidden: isCovered(stop),
        };
      },
    };
    return stops.map(nameOf);
  });

const inspectors = new WeakMap<Page, CDPSession>();

/** DevTools session of a page. */
export async function inspectorOf(page: Page): Promise<CDPSession> {
  const inspector = inspectors.get(page) ?? (await page.context().newCDPSession(page));
  inspectors.set(page, inspector);
  return inspector;
}

const SHIFT = 8;

/** Presses Tab this many times, without waiting for frames in between. @returns the stop each press reached. */
async function pressInARow(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<readonly Stop[]> {
  const inspector = await inspectorOf(page);
  const modifiers = key === 'Tab' ? 0 : SHIFT;
  const stroke = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  const strokes = Array.from({ length: times }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(strokes.map((type) => inspector.send('Input.dispatchKeyEvent', { type, ...stroke })));
  return page.evaluate(() => (window as unknown as TourWindow).tabStops.reached.splice(0));
}

/** Longest time in milliseconds to scroll into sight; after it an element counts as hidden. */
const LONGEST_WAIT_MS = 15_000 * Number(process.env['TEST_SLOWNESS'] ?? 1);

/** Waits for what scrolls itself into sight. */
async function onceInSight(page: Page, stop: Stop): Promise<Stop> {
  if (!stop.isHidden || stop.at < 0) return stop;
  await focusAt(page, stop.at);
  const until = Date.now() + LONGEST_WAIT_MS;
  let isHidden = true;
  while (isHidden && Date.now() < until) ({ isHidden } = await where(page));
  return { ...stop, isHidden };
}

/** Presses real keys. @returns this many stops; scrollers without controls are skipped. */
export async function press(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let tries = 0; tries < 5 && stops.length < times; tries += 1)
    stops.push(
      ...(await pressInARow(page, key, times - stops.length)).filter(
        ({ at, isScroller }) => at >= 0 || !isScroller,
      ),
    );
  const last = await where(page);
  const seen: Stop[] = [];
  for (const stop of stops) seen.push(await onceInSight(page, stop));
  if (last.at >= 0 && stops.some(({ isHidden }) => isHidden)) await focusAt(page, last.at);
  return seen;
}

export const where = (page: Page): Promise<Stop> =>
  page.evaluate(() => (window as unknown as TourWindow).tabStops.where());

export const focusAt = (page: Page, at: number): Promise<void> =>
  page.evaluate((at) => (window as unknown as TourWindow).tabStops.focusAt(at), at);
