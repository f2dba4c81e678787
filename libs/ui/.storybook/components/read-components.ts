import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageId } from './page-id.ts';

const ui = path.join(import.meta.dirname, '../..');

export interface ComponentEntry {
  readonly name: string;
  /** Its file, from the folder of the kit. */
  readonly file: string;
  /** The story file that documents it, and the address of that page in the catalogue; null while it has none. */
  readonly page: { readonly file: string; readonly id: string; readonly title: string } | null;
}

const read = (file: string): string => readFileSync(path.join(ui, file), 'utf8');

/** True of a story file that draws the component. */
export const draws = (stories: string, name: string): boolean =>
  new RegExp(`<${name}[\\s/>]|component: ${name}\\b`).test(stories);

/** How many folders two files have in common. */
function nearness(one: string, other: string): number {
  const [folders, others] = [path.dirname(one).split('/'), path.dirname(other).split('/')];
  const parted = folders.findIndex((folder, at) => folder !== others[at]);
  return parted === -1 ? folders.length : parted;
}

/** The story file that a component is documented by: its own, else the nearest that draws it. */
function pageOf(name: string, file: string, stories: ReadonlyMap<string, string>): ComponentEntry['page'] {
  const own = `${path.dirname(file)}/${name}.stories.tsx`;
  const [best] = stories.has(own)
    ? [own]
    : [...stories.keys()]
        .filter((story) => draws(stories.get(story) ?? '', name))
        .sort((a, b) => nearness(file, b) - nearness(file, a));
  const title = /preview\.meta\(\{\s*title: '(?<title>[^']+)'/.exec(stories.get(best ?? '') ?? '')?.groups?.[
    'title'
  ];
  if (best === undefined || title === undefined) return null;
  return { file: best, title, id: pageId(`Components/${title}`) };
}

/** Every component the kit exports, icons apart, in the order of its index. */
export function readComponents(): readonly ComponentEntry[] {
  const stories = new Map(
    globSync('src/**/*.stories.tsx', { cwd: ui })
      .sort()
      .map((file) => [file, read(file)]),
  );
  const files = [...read('src/index.ts').matchAll(/from '\.\/(?<file>[^']+\.tsx)'/g)].map(
    ({ groups }) => `src/${groups?.['file'] ?? ''}`,
  );
  return files
    .filter((file) => !file.startsWith('src/icons/'))
    .flatMap((file) =>
      [...read(file).matchAll(/^export (?:function|const) (?<name>[A-Z][a-z]\w*)/gm)].map(({ groups }) => {
        const name = groups?.['name'] ?? '';
        return { name, file, page: pageOf(name, file, stories) };
      }),
    );
}
