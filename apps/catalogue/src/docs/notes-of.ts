import type { ComponentNotes } from '@kipenga/ui/stories/notes';

const files: Readonly<Record<string, { readonly notes: ComponentNotes }>> = import.meta.glob(
  '../../../../libs/ui/src/**/*.notes.ts',
  { eager: true },
);

const byName = new Map(
  Object.entries(files).map(([file, { notes }]) => [
    /(?<name>\w+)\.notes\.ts$/.exec(file)?.groups?.['name'],
    notes,
  ]),
);

/** Notes on a component; null if there are none. */
export const notesOf = (name: string): ComponentNotes | null => byName.get(name) ?? null;
