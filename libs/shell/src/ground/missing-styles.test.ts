import { expect, test } from 'vitest';
import { bringMissingStyles, watchStyles } from './missing-styles.ts';

const links = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const tell = (event: string) => document.querySelector('[href$="late.css"]')?.dispatchEvent(new Event(event));

test('a stylesheet that failed is asked for again with the part it belongs to, until it comes', async () => {
  watchStyles();
  document.head.innerHTML =
    '<link rel="stylesheet" href="/late.css"><link rel="stylesheet" href="/here.css">';
  tell('error');
  expect(links()).toEqual(['/here.css']);

  const again = bringMissingStyles();
  expect(links()).toEqual(['/here.css', expect.stringContaining('/late.css')]);
  tell('error');
  await expect(again).rejects.toBeInstanceOf(Event);
  expect(links()).toEqual(['/here.css']);

  const last = bringMissingStyles();
  tell('load');
  await last;
  await bringMissingStyles();
  expect(links()).toEqual(['/here.css', expect.stringContaining('/late.css')]);
});
