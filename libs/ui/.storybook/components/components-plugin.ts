import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readNotes } from './read-notes.ts';
import { readPictures } from './read-pictures.ts';
import { readComponents, type ComponentEntry } from './read-components.ts';
import { readUsage } from './read-usage.ts';

/** What the pages of the catalogue say of a component without asking its author. */
export interface ComponentFacts extends ComponentEntry {
  /** Brotli bytes of its own script and style; null for one too new to be measured. */
  readonly bytes: number | null;
  /** The screens that draw it, from the imports. */
  readonly screens: readonly string[];
}

/** Every exported component with its page, cost and use, in the order of the kit's index. */
export function readFacts(): readonly ComponentFacts[] {
  const sizes = JSON.parse(readFileSync(new URL('../sizes.json', import.meta.url), 'utf8')) as Readonly<
    Record<string, number>
  >;
  const usage = readUsage();
  return readComponents().map((entry) => ({
    ...entry,
    bytes: sizes[entry.name] ?? null,
    screens: usage.get(entry.file) ?? [],
  }));
}

/** Facts and notes together: what a page shows, for tools that read no pages. */
async function manifest(): Promise<string> {
  const notes = await readNotes();
  return JSON.stringify(readFacts().map((facts) => ({ ...facts, notes: notes.get(facts.name) ?? null })));
}

const asModule = (name: string, value: unknown) => ({
  code: `export const ${name} = ${JSON.stringify(value)};`,
  moduleType: 'js' as const,
});

/** Fills `facts.ts` and `pictures.ts` in when the catalogue starts or is built, and leaves `components.json` beside a built one. */
export const componentsPlugin = (): Plugin => ({
  name: 'kipenga:components',
  enforce: 'pre',
  load: {
    filter: { id: /\.storybook\/components\/(?:facts|pictures)\.ts$/ },
    handler: (id) =>
      id.endsWith('facts.ts') ? asModule('facts', readFacts()) : asModule('pictures', readPictures()),
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'components.json', source: await manifest() });
  },
});
