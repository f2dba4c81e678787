import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { answersAHand } from './answers-a-hand.ts';
import { countStates } from './count-states.ts';
import { readComponents, type ComponentEntry } from './read-components.ts';
import { readNotes } from './read-notes.ts';
import { readPictures } from './read-pictures.ts';
import { readScreens } from './read-screens.ts';
import { readStories } from './read-stories.ts';
import { readUsage } from './read-usage.ts';

/** Facts on a component that need no author. */
export interface ComponentFacts extends ComponentEntry {
  /** Brotli bytes of its own script and style; null if not measured yet. */
  readonly bytes: number | null;
  /** The screens that draw it, from the imports. */
  readonly screens: readonly string[];
  /** The ids of its stories, in their order: the first is its example. */
  readonly stories: readonly string[];
  /** True if its own rules change its look under a pointer or keys. */
  readonly answersAHand: boolean;
}

/** The catalogue in numbers. */
export interface CatalogueNumbers {
  readonly components: number;
  readonly states: number;
  readonly stories: number;
  readonly tests: number;
  readonly pictures: number;
}

/** Every exported component with its page, cost and use, in the order of the kit's index. */
function readFacts(): readonly ComponentFacts[] {
  const sizes = JSON.parse(readFileSync(new URL('../../sizes.json', import.meta.url), 'utf8')) as Readonly<
    Record<string, number>
  >;
  const usage = readUsage();
  const stories = new Map(
    readStories().map(({ file, stories: own }) => [file.replace('libs/ui/', ''), own.map(({ id }) => id)]),
  );
  return readComponents().map((entry) => ({
    ...entry,
    bytes: sizes[entry.name] ?? null,
    screens: usage.get(entry.file) ?? [],
    stories: stories.get(entry.page?.file ?? '') ?? [],
    answersAHand: answersAHand(entry),
  }));
}

function readNumbers(): CatalogueNumbers {
  const files = readStories();
  return {
    components: readComponents().length,
    states: countStates(),
    stories: files.flatMap(({ stories }) => stories).length,
    tests: files.flatMap(({ tests }) => tests).length,
    pictures: Object.keys(readPictures()).length,
  };
}

/** Facts and notes as JSON, for tools that read no pages. */
async function manifest(): Promise<string> {
  const notes = await readNotes();
  return JSON.stringify(readFacts().map((facts) => ({ ...facts, notes: notes.get(facts.name) ?? null })));
}

const listOfPictures = (): string => JSON.stringify(Object.keys(readPictures()));

const READERS = {
  facts: readFacts,
  numbers: readNumbers,
  pictures: readPictures,
  screens: readScreens,
} as const;

const isReader = (name: string): name is keyof typeof READERS => name in READERS;

/**
 * Generates `facts.ts`, `numbers.ts`, `pictures.ts` and `screens.ts` when the catalogue starts or is built, and writes `components.json` beside the built one. The
 * catalogue's bars, which are built separately, read `pictures.json`.
 */
export const componentsPlugin = (): Plugin => ({
  name: 'kipenga:components',
  enforce: 'pre',
  load: {
    filter: { id: /catalogue\/src\/facts\/(?:facts|numbers|pictures|screens)\.ts$/ },
    handler: (id) => {
      const name = /(?<name>\w+)\.ts$/.exec(id)?.groups?.['name'] ?? '';
      if (!isReader(name)) return null;
      return { code: `export const ${name} = ${JSON.stringify(READERS[name]())};`, moduleType: 'js' };
    },
  },
  configureServer({ middlewares }) {
    middlewares.use('/pictures.json', (_, response) => void response.end(listOfPictures()));
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'components.json', source: await manifest() });
    this.emitFile({ type: 'asset', fileName: 'pictures.json', source: listOfPictures() });
  },
});
