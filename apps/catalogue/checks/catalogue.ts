import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type Browser, type Page } from '@playwright/test';
import { serveCatalogue } from '../scripts/serve-catalogue.ts';
import { noteOpeners } from './modal-keys.ts';
import { ownTermsOf, type OwnTerms } from './own-terms.ts';
import { whyNotComparable } from './rendering.ts';
import { showInPage, type Choices } from './show-in-page.ts';
import { holdLongWaits, scrollBack, standStill } from './stand-still.ts';
import { watchFiles } from './watch-files.ts';

export const USUAL: Choices = {
  theme: 'light',
  locale: 'en',
  textSize: '100',
  brand: 'kipenga',
  contrast: 'usual',
};

/** A browser page that shows documentation. */
export interface Documentation {
  readonly page: Page;
  /** Shows a page of documentation; one that is shown already only changes its theme. */
  readonly showDocs: (pageId: string, choices: Choices) => Promise<void>;
}

/** An hour before the derby, whatever the day. */
const NOW = new Date('2026-11-21T11:00:00Z');

const PHONE = { width: 360, height: 740 };

export interface Catalogue {
  readonly page: Page;
  /**
   * Shows a story on the screen it is made for, played to its end, and waits until its faces and pictures are here. One that is shown
   * already only changes its theme, language or size, unless something was done to it since.
   */
  readonly show: (storyId: string, choices?: Choices) => Promise<OwnTerms>;
  /** Marks the shown story as used: it is drawn anew next time. */
  readonly used: () => void;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function openCatalogue(browser: Browser, origin: string): Promise<Page> {
  const page = await browser.newPage({
    viewport: PHONE,
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(holdLongWaits);
  // Storybook's frames around elements, which no check shows, measure the whole page again at each of its changes.
  await page.addInitScript('window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true');
  await page.goto(
    `${origin}/iframe.html?id=start-here-welcome--welcome&viewMode=story&globals=a11y.manual:!true;motion:none`,
  );
  await page.locator('#storybook-root > *').first().waitFor();
  // Loads all fonts first: a font loads on first use, and measurements made before it, as by a row that scrolls to its selected item, would depend on the order of
  // stories.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
  });
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  await page.addScriptTag({ content: axe });
  await page.evaluate(noteOpeners);
  return page;
}

/** Sets the size of the page; skipped if it has it already, since the page would lay itself out again. */
export async function resize(
  page: Page,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

/** Changes theme, language or size of the page shown. */
async function choose(page: Page, viewMode: 'story' | 'docs', choices: Choices): Promise<void> {
  await page.evaluate(showInPage, { id: null, viewMode, choices });
  await page.evaluate(standStill);
}

function catalogueIn(page: Page): Catalogue {
  const files = watchFiles(page);
  let shown: { readonly id: string; readonly terms: OwnTerms } | null = null;
  /** Plays a story in English, since its play function looks for English words; the language changes afterwards. */
  const draw = async (id: string): Promise<OwnTerms> => {
    shown = null;
    const terms = await page.evaluate(ownTermsOf, id);
    await page.evaluate(scrollBack);
    await resize(page, terms.screen ?? PHONE);
    await page.evaluate(showInPage, { id, viewMode: 'story' as const, choices: USUAL });
    await files.allCome();
    await page.evaluate(standStill);
    shown = { id, terms };
    return terms;
  };
  return {
    page,
    show: async (id, choices = USUAL) => {
      const isNew = shown?.id !== id;
      const terms = shown !== null && !isNew ? shown.terms : await draw(id);
      if (!isNew || choices !== USUAL) await choose(page, 'story', choices);
      return terms;
    },
    used: () => {
      shown = null;
    },
  };
}

function documentationIn(page: Page): Documentation {
  let shown: string | null = null;
  return {
    page,
    showDocs: async (id, choices) => {
      if (shown === id) return choose(page, 'docs', choices);
      shown = null;
      await page.setViewportSize(PHONE);
      await page.evaluate(showInPage, { id, viewMode: 'docs' as const, choices });
      shown = id;
    },
  };
}

/** Serves the catalogue, and shows it in one page for as long as a worker lives. */
const inPage =
  <Shown>(shownIn: (page: Page) => Shown) =>
  async ({ browser }: { readonly browser: Browser }, use: (shown: Shown) => Promise<void>): Promise<void> => {
    const { origin, server } = await serveCatalogue();
    const page = await openCatalogue(browser, origin);
    await use(shownIn(page));
    await page.close();
    server.close();
  };

interface WorkersOwn {
  /** One page for all checks of a worker: a new page for each story would take longer than the checks. */
  readonly catalogue: Catalogue;
  /** Another page: the frames of its stories are left empty, and what a story did to its page is not seen here. */
  readonly documentation: Documentation;
  /** Reason why pictures cannot be compared here; null if they can. */
  readonly notComparable: string | null;
}

/**
 * Fixtures of a worker, instead of `beforeAll`: Playwright splits a file with a `beforeAll` by the number of workers before it begins, and the worker with the
 * lighter half would wait.
 */
export const test = base.extend<object, WorkersOwn>({
  catalogue: [inPage(catalogueIn), { scope: 'worker' }],
  documentation: [inPage(documentationIn), { scope: 'worker' }],
  notComparable: [
    async ({ browser }, use) => {
      const reason = await whyNotComparable(browser);
      if (reason !== null) console.log(reason);
      await use(reason);
    },
    { scope: 'worker' },
  ],
});
