import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { readComponents } from './read-components.ts';
import { readNotes } from './read-notes.ts';
import { ui } from './places.ts';

/** Statuses of the components of a story file, as tags that filter the sidebar. */
async function statusesOf(file: string): Promise<readonly string[]> {
  const notes = await readNotes();
  const here = readComponents().filter(({ page }) => page !== null && path.join(ui, page.file) === file);
  return [...new Set(here.flatMap(({ name }) => notes.get(name)?.status ?? []))];
}

/** Gives every story file of a component a page of documentation, and no other: pages and screens are read as they are. */
export const documentComponents = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (name, options) => {
    const entries = await indexer.createIndex(name, options);
    const file = path.resolve(name);
    if (!file.startsWith(path.join(ui, 'src'))) return entries;
    const added = ['autodocs', ...(await statusesOf(file))];
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), ...added] }));
  },
});
