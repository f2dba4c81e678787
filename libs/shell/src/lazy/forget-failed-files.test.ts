import { expect, test } from 'vitest';
import { forgetFailedFiles } from './forget-failed-files.ts';

test('the link of a stylesheet that failed goes, and no other', () => {
  forgetFailedFiles();
  document.head.innerHTML =
    '<link rel="stylesheet" href="/assets/failed.css"><link rel="stylesheet" href="/assets/here.css">';
  document.querySelector('[href="/assets/failed.css"]')?.dispatchEvent(new Event('error'));
  expect([...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/assets/here.css',
  ]);
});
