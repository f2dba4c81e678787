/**
 * A step of the catalogue's build. Storybook's search looks for names, paths and headings (`anchors`) in `index.json`: there each page gets
 * the other words it is looked for by, and the page of a component, which Storybook calls "Docs", the name of the component.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SEARCH_WORDS } from '../src/facts/search-words.ts';
import { catalogueFolder } from './serve-catalogue.ts';

/** Storybook weighs a heading a sixth of a name: a word said seven times leads to its page before a story that has its name. */
const WEIGHT = 7;

interface Entry {
  readonly title: string;
  readonly type: 'story' | 'docs';
  name: string;
  anchors?: readonly { readonly id: string; readonly title: string }[];
}

const file = path.join(catalogueFolder, 'index.json');
const index = JSON.parse(readFileSync(file, 'utf8')) as { readonly entries: Readonly<Record<string, Entry>> };
const entries = Object.values(index.entries);

for (const entry of entries)
  if (entry.type === 'docs') entry.name = entry.title.split('/').at(-1) ?? entry.name;

// The first of a page stands for it: its documentation, or the story that is the page.
for (const [title, words] of Object.entries(SEARCH_WORDS)) {
  const page = entries.find((entry) => entry.title === title);
  if (page === undefined) throw new Error(`Search words for a page that is not there: ${title}`);
  page.anchors = words.flatMap((word) => Array.from({ length: WEIGHT }, () => ({ id: word, title: word })));
}

writeFileSync(file, JSON.stringify(index));
