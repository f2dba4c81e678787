import { expect, test } from '@playwright/test';
import { drawnPairs, paintTokens, unpaintTokens } from './drawn-pairs.ts';

const PAGE = `
<style>
  :root { --text: #1f1b16; --page: #f9f3ec; --bar: #1f1b16; --brand: #c24212; --on-brand: #ffffff; background: var(--page); color: var(--text); font: 16px sans-serif; }
  button { background: var(--brand); color: var(--on-brand); font: inherit }
  input { background: #fff; color: var(--text) }
  input::placeholder { color: #777 }
</style>
<p><span style="background: rgb(0 0 0 / 0)">On the page</span></p>
<h1 style="font-size: 24px">Large</h1>
<button><i>Pressed</i></button>
<button disabled>Not now</button>
<button style="background: linear-gradient(red, blue) 0 0 / 4px 8px no-repeat, var(--text)">Marked</button>
<div style="background: linear-gradient(red, blue)"><b>On a gradient</b></div>
<div style="background: rgb(0 0 0 / 0.5)"><b>Shone through</b></div>
<div style="opacity: 0.9"><button>Faded</button></div>
<input placeholder="Search" />
<input type="checkbox" />
<p style="visibility: hidden; color: red">Not seen</p>
<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; color: red">For ears</p>`;

test('every pair of text and ground that is drawn is found, by the names of its tokens', async ({ page }) => {
  await page.setContent(PAGE);
  const tokens = ['text', 'page', 'bar', 'brand', 'on-brand'];
  await page.evaluate(paintTokens, tokens);
  const drawn = await page.evaluate(drawnPairs, tokens);
  await page.evaluate(unpaintTokens, tokens);
  expect(
    drawn.map(({ ink, ground, isLarge, isDisabled }) =>
      [ink, 'on', ground, isLarge && 'large', isDisabled && 'disabled']
        .filter((part) => part !== false)
        .join(' '),
    ),
  ).toEqual([
    'text on page',
    'text on page large',
    'on-brand on brand',
    'on-brand on brand disabled',
    'on-brand on text',
    'text on picture',
    'text on mixed',
    'on-brand on mixed',
    'rgb(119, 119, 119) on rgb(255, 255, 255)',
  ]);
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe('');
});
