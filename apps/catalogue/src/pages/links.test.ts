import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageId } from '../facts/page-id.ts';
import { readStories } from '../facts/read-stories.ts';
import { repository } from '../facts/places.ts';

const files = globSync(
  [
    'apps/catalogue/{.storybook,checks,src}/**/*.{ts,tsx}',
    'libs/ui/src/**/*.{notes.ts,stories.tsx}',
    '{apps/catalogue,libs/ui}/README.md',
  ],
  { cwd: repository },
).filter((file) => !file.endsWith('.test.ts'));

const stories = readStories();
const ids = new Set(stories.flatMap((file) => file.stories.map(({ id }) => id)));
const pages = new Set(
  stories.filter(({ title }) => title.startsWith('Components/')).map(({ title }) => pageId(title)),
);

/** The addresses inside the catalogue that a file names: whole, or by what makes one. */
const addressesIn = (text: string): readonly string[] => [
  ...[...text.matchAll(/docsHref\('(?<id>[^']+)'\)/g)].map(
    ({ groups }) => `/docs/${groups?.['id'] ?? ''}--docs`,
  ),
  ...[...text.matchAll(/(?:storyHref|frameHref)\('(?<id>[^']+)'/g)].map(
    ({ groups }) => `/story/${groups?.['id'] ?? ''}`,
  ),
  ...[...text.matchAll(/storyId="(?<id>[^"]+)"/g)].map(({ groups }) => `/story/${groups?.['id'] ?? ''}`),
  ...[...text.matchAll(/[?]path=(?<address>\/(?:docs|story)\/[\w:-]+)/g)].map(
    ({ groups }) => groups?.['address'] ?? '',
  ),
];

const leadsSomewhere = (address: string): boolean =>
  address.startsWith('/docs/')
    ? pages.has(address.replace('/docs/', '').replace(/--docs$/, ''))
    : ids.has(address.replace('/story/', '').replace(/:.*$/, ''));

const links = files.flatMap((file) =>
  addressesIn(readFileSync(path.join(repository, file), 'utf8')).map((address) => ({ file, address })),
);

test('there are links in the pages', () => expect(links.length).toBeGreaterThan(10));

test('every link in the catalogue leads to a story or a page that is there', () =>
  expect(links.filter(({ address }) => !leadsSomewhere(address))).toEqual([]));

test('a link to nowhere is found', () => expect(leadsSomewhere('/story/nowhere--at-all')).toBe(false));
