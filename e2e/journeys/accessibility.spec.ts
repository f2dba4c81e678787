import { expect, test } from '../fixtures/test.ts';
import { expectNoViolations } from '../fixtures/violations.ts';

/**
 * Runs in the page: puts fixed elements into the flow and draws lazily painted ones, including those added later. Nothing then covers a target, which would be
 * measured as too small to press.
 */
function layOut(): void {
  const stays = [...document.querySelectorAll('body *:not(dialog, dialog *)')].filter((part) =>
    /fixed|sticky/.test(getComputedStyle(part).position),
  );
  const names = stays.flatMap(({ classList }) => [...classList].map((name) => `.${CSS.escape(name)}`));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { content-visibility: visible !important; } ${names.join()} { position: static !important; }`,
  );
  document.adoptedStyleSheets.push(sheet);
}

// The stories of every screen, and of what lies over one, are tried by every rule: here one list as the platform sends it.
test('Home breaks no accessibility rule', async ({ page, site }) => {
  await site.open('/');
  await page.evaluate(layOut);
  await expectNoViolations(page);
});

test('nothing scrolls sideways at 320 px or at twice the text size', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/markets', '/countries', '/terms-and-conditions']) {
    await site.open(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    // Parts painted only when near clip their overflow: the page itself does not grow.
    const widest = async () =>
      Math.max(
        ...(await page
          .locator('html, article, footer')
          .evaluateAll((parts) => parts.map((part) => part.scrollWidth))),
      );
    await expect.poll(widest, path).toBeLessThanOrEqual(320);
  }
});

test('at twice the text size a slip is not pressed flat by the foot that places it', async ({
  page,
  site,
  sports,
  slip,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/sports');
  await sports.match(0).home.click();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await slip.open();
  await slip.stake.fill('1000');
  // The sheet scrolls as a whole: the part between head and foot is as high as its content.
  const hidden = () =>
    slip.sheet
      .locator('footer')
      .evaluate(({ previousElementSibling: body }) => body!.scrollHeight - body!.clientHeight);
  await expect.poll(hidden).toBe(0);
  const button = slip.sheet.locator('footer').getByRole('button', { name: /Log in to place/ });
  await button.scrollIntoViewIfNeeded();
  await expect(button).toBeInViewport({ ratio: 1 });
});
