import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, type Page } from '@playwright/test';
import { serveCatalogue } from '../../scripts/serve-catalogue.ts';
import { noteOpeners } from './modal-keys.ts';
import { showInPage, type Choices } from './show-in-page.ts';
import { standStill } from './stand-still.ts';
import { watchFiles } from './watch-files.ts';

export const USUAL: Choices = {
  theme: 'light',
  locale: 'en',
  textSize: '100',
  brand: 'kipenga',
  contrast: 'usual',
};

/** An hour before the derby, whatever the day. */
const NOW = new Date('2026-11-21T11:00:00Z');

/** A story is played as soon as what it looks for is there: the rest of its page may come a moment later. */
const QUIET_MS = 100;

const PHONE = { width: 360, height: 740 };

export interface Catalogue {
  readonly page: Page;
  /**
   * Shows a story, played to its end, and waits until it stands still: its faces and pictures here. One that is shown already
   * only changes its theme, language or size, unless something was done to it since.
   */
  readonly show: (storyId: string, choices: Choices) => Promise<void>;
  /** Shows a page of documentation. */
  readonly showDocs: (pageId: string, choices: Choices) => Promise<void>;
  /** Says that what is shown has been used: it is drawn anew next time. */
  readonly used: () => void;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function open(page: Page, origin: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(
    `${origin}/iframe.html?id=start-here-welcome--welcome&viewMode=story&globals=a11y.manual:!true;motion:none`,
  );
  await page.locator('#storybook-root > *').first().waitFor();
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  await page.addScriptTag({ content: axe });
  await page.evaluate(noteOpeners);
}

/** One page for everything a worker checks: opening it anew for each story would take longer than everything else. */
export const test = base.extend<object, { readonly catalogue: Catalogue }>({
  catalogue: [
    async ({ browser }, use) => {
      const { origin, server } = await serveCatalogue();
      const page = await browser.newPage({
        viewport: PHONE,
        locale: 'en-KE',
        timezoneId: 'Africa/Nairobi',
        reducedMotion: 'reduce',
      });
      const files = watchFiles(page);
      await open(page, origin);
      let shown = '';
      const showAs = async (id: string, viewMode: 'story' | 'docs', choices: Choices) => {
        if (shown === id) {
          await page.evaluate(showInPage, { id: null, viewMode, choices });
          await page.evaluate(standStill, 0);
          return;
        }
        shown = '';
        await page.setViewportSize(PHONE);
        // A story is played in English, which is what its hands look for, and changes then.
        const showNew = () => page.evaluate(showInPage, { id, viewMode, choices: USUAL });
        // What an earlier story left in the page may have spoilt this one: it fails only if it also does in a page of its own.
        await showNew().catch(async (fault: unknown) => {
          console.log(`${id}: shown again in a page of its own. ${String(fault)}`);
          await open(page, origin);
          await showNew();
        });
        // The frames of a page of documentation come as it is scrolled: its own checks wait for them.
        if (viewMode === 'story')
          do {
            await files.allCome();
            await page.evaluate(standStill, QUIET_MS);
          } while (files.isWaiting());
        if (choices !== USUAL) {
          await page.evaluate(showInPage, { id: null, viewMode, choices });
          await page.evaluate(standStill, 0);
        }
        shown = id;
      };
      await use({
        page,
        show: (id, choices) => showAs(id, 'story', choices),
        showDocs: (id, choices) => showAs(id, 'docs', choices),
        used: () => {
          shown = '';
        },
      });
      await page.close();
      server.close();
    },
    { scope: 'worker' },
  ],
});
