import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';

const kit = path.join(import.meta.dirname, '../src');

/** Gives every story file of the kit a page of documentation, and no other: pages and screens are read as they are. */
export const documentComponents = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (file, options) => {
    const entries = await indexer.createIndex(file, options);
    if (!path.resolve(file).startsWith(kit)) return entries;
    return entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }));
  },
});
