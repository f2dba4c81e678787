import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentNotes } from '@kipenga/ui/stories/notes';
import { ui } from './places.ts';

/** The notes of every component, by its name. */
export async function readNotes(): Promise<ReadonlyMap<string, ComponentNotes>> {
  const files = globSync('src/**/*.notes.ts', { cwd: ui });
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const { notes } = (await import(pathToFileURL(path.join(ui, file)).href)) as {
          notes: ComponentNotes;
        };
        return [path.basename(file, '.notes.ts'), notes] as const;
      }),
    ),
  );
}
