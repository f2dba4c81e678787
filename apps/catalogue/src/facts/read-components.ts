import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageId } from './page-id.ts';
import { ui } from './places.ts';

export interface ComponentEntry {
  readonly name: string;
  /** Its file, from the folder of the kit. */
  readonly file: string;
  /** The story file of the same name beside it, and the address of its page in the catalogue; null if there is none. */
  readonly page: { readonly file: string; readonly id: string; readonly title: string } | null;
}

const read = (file: string): string => readFileSync(path.join(ui, file), 'utf8');

/** The story file that documents a component: the one of the same name, beside it. */
function pageOf(name: string, file: string): ComponentEntry['page'] {
  const own = `${path.dirname(file)}/${name}.stories.tsx`;
  if (!existsSync(path.join(ui, own))) return null;
  const title = /preview\.meta\(\{\s*title: '(?<title>[^']+)'/.exec(read(own))?.groups?.['title'];
  return title === undefined ? null : { file: own, title, id: pageId(`Components/${title}`) };
}

/** Every component the kit exports, icons apart, in the order of its index. */
export function readComponents(): readonly ComponentEntry[] {
  const files = [...read('src/index.ts').matchAll(/from '\.\/(?<file>[^']+\.tsx)'/g)].map(
    ({ groups }) => `src/${groups?.['file'] ?? ''}`,
  );
  return files
    .filter((file) => !file.startsWith('src/icons/'))
    .flatMap((file) =>
      [...read(file).matchAll(/^export (?:function|const) (?<name>[A-Z][a-z]\w*)/gm)].map(({ groups }) => {
        const name = groups?.['name'] ?? '';
        return { name, file, page: pageOf(name, file) };
      }),
    );
}
