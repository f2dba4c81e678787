import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as kit from './index.ts';

const stories = globSync(['src/**/*.stories.tsx', '.storybook/pages/**/*.stories.tsx'], {
  cwd: join(import.meta.dirname, '..'),
})
  .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  .join('\n');
const iconPage = readFileSync(
  join(import.meta.dirname, '../.storybook/pages/foundations/Icons.stories.tsx'),
  'utf8',
);
const isComponent = ([name]: readonly [string, unknown]): boolean => /^[A-Z][a-z]/.test(name);

describe('the catalogue', () => {
  test.each(
    Object.entries(kit)
      .filter(isComponent)
      .map(([name]) => name)
      .filter((name) => !name.endsWith('Icon')),
  )('%s is shown in a story', (name) => {
    expect(stories).toMatch(
      new RegExp(`<${name}[\\s/>]|component: ${name}\\b|component=\\{${name}\\}|<${name}$`, 'm'),
    );
  });

  test('the icon page shows the whole set', () =>
    expect(iconPage).toContain("import * as icons from '../../../src/icons/icons.tsx'"));
});
