import type { ComponentNotes } from '../notes.ts';

const files: Readonly<Record<string, { readonly notes: ComponentNotes }>> = import.meta.glob(
  '../../src/**/*.notes.ts',
  { eager: true },
);

const byName = new Map(
  Object.entries(files).map(([file, { notes }]) => [
    /(?<name>\w+)\.notes\.ts$/.exec(file)?.groups?.['name'],
    notes,
  ]),
);

/** What is written about a component; null while nobody has. */
export const notesOf = (name: string): ComponentNotes | null => byName.get(name) ?? null;
