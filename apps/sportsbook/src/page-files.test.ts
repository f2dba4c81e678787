import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_FILES } from './page-files.ts';
import { LAZY_PAGES } from './router.tsx';

test('every screen that arrives when it is visited is named with a file that is there', () => {
  expect(Object.keys(PAGE_FILES)).toEqual(Object.keys(LAZY_PAGES));
  const missing = Object.values(PAGE_FILES).filter(
    (file) => !existsSync(path.join(import.meta.dirname, file)),
  );
  expect(missing).toEqual([]);
});
