import { expect, test } from 'vitest';
import { languageIn } from './languages.ts';

test.each([
  ['lang=sw', 'sw'],
  ['theme=dark; lang=sw', 'sw'],
  ['slang=sw', 'en'],
  ['lang=zz', 'en'],
  ['', 'en'],
])('the cookies %j choose %s', (cookies, language) => expect(languageIn(cookies)).toBe(language));
