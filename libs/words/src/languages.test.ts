import { expect, test } from 'vitest';
import { languageIn } from './languages.ts';

test.each([
  ['lang=sw', 'sw'],
  ['theme=dark; lang=sw', 'sw'],
  ['slang=sw', 'en'],
  ['lang=zz', 'en'],
  ['', 'en'],
])('the cookies %j choose %s', (cookies, language) => expect(languageIn(cookies)).toBe(language));

test.each([
  [['sw-KE', 'sw', 'en-US'], '', 'sw'],
  [['SW'], '', 'sw'],
  [['en-KE', 'sw'], '', 'en'],
  [['fr-FR', 'sw'], '', 'sw'],
  [['swahili', 'fr'], '', 'en'],
  [['sw'], 'lang=en', 'en'],
] as const)('a browser that asks for %j with the cookies %j is answered in %s', (asked, cookies, language) =>
  expect(languageIn(cookies, asked)).toBe(language),
);
