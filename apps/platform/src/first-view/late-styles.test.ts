import { expect, test } from 'vitest';
import { lateStyles, type Manifest } from './late-styles.ts';

const manifest: Manifest = {
  'src/page.tsx': { css: ['assets/page.css'], imports: ['_shared.js', '_house.js'] },
  '_shared.js': { css: ['assets/shared.css'], imports: ['_house.js', 'src/page.tsx'] },
  '_house.js': { css: ['assets/house.css'] },
};
const page = '<link rel="stylesheet" href="/assets/house.css" media="not all" disabled>';
const styles = lateStyles(manifest, page, (href) => `/* ${href} */`);

test('a page has the styles of its screens, after those of what the screen imports, and none twice', () => {
  expect(styles(['src/page.tsx', '_shared.js'])).toBe(
    ['shared', 'page']
      .map(
        (name) =>
          `<style>/* /assets/${name}.css */</style><link rel="stylesheet" href="/assets/${name}.css" media="not all" disabled>`,
      )
      .join(''),
  );
});

test('a file the build does not know has none', () => expect(styles(['src/other.tsx'])).toBe(''));
