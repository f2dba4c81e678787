import { expect } from '@playwright/test';
import { violations } from './accessible.ts';
import { test, USUAL } from './catalogue.ts';
import { overhang } from './measures.ts';
import { PHONE_WIDTH } from './pictures.ts';
import { componentPages } from './stories.ts';

const WIDTHS = [1280, PHONE_WIDTH, 320];

test.describe.configure({ mode: 'parallel' });

for (const { id, title } of componentPages())
  test(`${title}, its page: axe, headings and width, light and dark`, async ({ catalogue }) => {
    const { page, showDocs } = catalogue;
    for (const theme of ['light', 'dark']) {
      await showDocs(id, { ...USUAL, theme });
      await page.locator('#storybook-docs h1').first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await overhang(page), `${theme}: wider than ${width} px`).toBe(0);
        expect.soft(await page.locator('#storybook-docs h1:visible').count(), 'one first heading').toBe(1);
        expect.soft(await violations(page), `axe, ${theme}, ${width} px`).toEqual([]);
      }
    }
  });
