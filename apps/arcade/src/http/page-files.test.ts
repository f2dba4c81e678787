import { expect, test } from 'vitest';
import { filesOf } from './page-files.ts';

test('a page loads each script it needs once, its own last, and styles in the order they were imported', () => {
  const manifest = {
    'page.ts': { file: 'page.js', css: ['page.css'], imports: ['_frame', '_digest'] },
    _frame: { file: 'frame.js', css: ['frame.css'], imports: ['_digest'] },
    _digest: { file: 'digest.js', imports: ['_frame'] },
  };
  const addresses = [...filesOf(manifest, 'page.ts').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to]) => to);
  expect(addresses).toEqual(['/frame.css', '/page.css', '/digest.js', '/frame.js', '/page.js']);
});
