import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';
import { repository } from './places.ts';

/** Folders of stories, with the prefixes of their titles: as in `main.ts`. */
const FOLDERS = [
  { glob: 'apps/catalogue/src/pages/**/*.stories.tsx', prefix: '' },
  { glob: 'libs/ui/src/**/*.stories.tsx', prefix: 'Components/' },
  { glob: 'apps/catalogue/src/{screens,screen-states,desk}/**/*.stories.tsx', prefix: '' },
] as const;

export interface StoryTestEntry {
  readonly name: string;
  readonly tags: readonly string[];
  /** Source text of the test. */
  readonly body: string;
}

/** A story file, read by the parser of the catalogue itself. */
export interface StoryFile {
  /** Its path from the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly source: string;
  /** Expression of its `component`. */
  readonly component: string | undefined;
  readonly stories: readonly { readonly id: string; readonly name: string; readonly exportName: string }[];
  readonly tests: readonly StoryTestEntry[];
}

const textOf = (source: string, node: CsfFile['_tests'][number]['function']): string =>
  source.slice(node.start ?? 0, node.end ?? 0);

function readStoryFile(file: string, prefix: string): StoryFile {
  const source = readFileSync(path.join(repository, file), 'utf8');
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => prefix + title }).parse();
  return {
    file,
    title: csf.meta?.title ?? '',
    source,
    component: csf.meta?.component,
    stories: Object.entries(csf._stories).map(([exportName, { id, name = exportName }]) => ({
      id,
      name,
      exportName,
    })),
    tests: csf._tests.map((test) => ({
      name: test.name,
      tags: test.tags,
      body: textOf(source, test.function),
    })),
  };
}

let read: readonly StoryFile[] | undefined;

/** Every story file of the catalogue: the pages, the components, the screens. Read once in a run. */
export const readStories = (): readonly StoryFile[] => (read ??= readAll());

const readAll = (): readonly StoryFile[] =>
  FOLDERS.flatMap(({ glob, prefix }) =>
    globSync(glob, { cwd: repository })
      .sort()
      .map((file) => readStoryFile(file, prefix)),
  );
