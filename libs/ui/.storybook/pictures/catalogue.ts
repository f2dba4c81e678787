import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { serveCatalogue } from '../../scripts/serve-catalogue.ts';

/** What a story is shown under: choices of the toolbar. */
export type Choices = Readonly<Record<'theme' | 'locale' | 'textSize' | 'brand', string>>;

export const USUAL: Choices = { theme: 'light', locale: 'en', textSize: '100', brand: 'kipenga' };

/** An hour before the derby, whatever the day. */
const NOW = new Date('2026-11-21T11:00:00Z');

export interface Catalogue {
  readonly page: Page;
  /** Shows a story and waits until it stands still: rendered, its faces and pictures here. */
  readonly show: (storyId: string, choices: Choices) => Promise<void>;
}

interface Preview {
  readonly channel: {
    emit: (event: string, payload: unknown) => void;
    on: (event: string, then: (story: unknown) => void) => void;
    off: (event: string, then: (story: unknown) => void) => void;
  };
  readonly currentSelection?: { readonly storyId: string };
}

/** The measure of the stories' own tests, as a script for the page. */
const measure = (): string =>
  stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, '../small-targets.ts'), 'utf8')).replace(
    'export function smallTargets',
    'window.smallTargets = smallTargets; function smallTargets',
  );

async function open(page: Page, origin: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(
    `${origin}/iframe.html?id=start-here-welcome--welcome&viewMode=story&globals=a11y.manual:!true;motion:none`,
  );
  await page.locator('#storybook-root > *').first().waitFor();
  await page.addScriptTag({ content: measure() });
}

const showStory = (page: Page, storyId: string, choices: Choices): Promise<void> =>
  page.evaluate(
    async ([wanted, globals]) => {
      const preview = (window as unknown as Readonly<Record<string, Preview>>)['__STORYBOOK_PREVIEW__'];
      if (preview === undefined) throw new Error('This is no page of the catalogue');
      const { channel } = preview;
      const rendered = (id: string): Promise<void> =>
        new Promise((done) => {
          const hear = (story: unknown): void => {
            if (story !== id) return;
            channel.off('storyRendered', hear);
            done();
          };
          channel.on('storyRendered', hear);
        });
      for (const dialog of document.querySelectorAll('dialog')) dialog.close();
      const current = preview.currentSelection?.storyId ?? '';
      const chosen = rendered(current);
      channel.emit('updateGlobals', { globals: { ...globals, motion: 'none', a11y: { manual: true } } });
      await chosen;
      const shown = rendered(wanted);
      channel.emit(current === wanted ? 'forceRemount' : 'setCurrentStory', {
        storyId: wanted,
        viewMode: 'story',
      });
      await shown;
      window.scrollTo(0, 0);
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      // Signs that fade, such as the arrow of a moved price, are pictured as they begin.
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    },
    [storyId, choices] as const,
  );

/** One page for all pictures of a worker: opening it anew for each would take longer than everything else. */
export const test = base.extend<object, { readonly catalogue: Catalogue }>({
  catalogue: [
    async ({ browser }, use) => {
      const { origin, server } = await serveCatalogue();
      const page = await browser.newPage({
        viewport: { width: 360, height: 740 },
        locale: 'en-KE',
        timezoneId: 'Africa/Nairobi',
        reducedMotion: 'reduce',
      });
      await open(page, origin);
      await use({ page, show: (storyId, choices) => showStory(page, storyId, choices) });
      await page.close();
      server.close();
    },
    { scope: 'worker' },
  ],
});
