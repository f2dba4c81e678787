import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './places.ts';

const IMPORT =
  /(?:import|export)\s+(?:type\s+)?(?<names>[^'";]*?)\s*from\s*'(?<from>[^']+)'|import\('(?<late>[^']+)'\)/g;

interface Import {
  readonly from: string;
  /** Imported names; null for all. */
  readonly names: readonly string[] | null;
  readonly isPassedOn: boolean;
}

/** `{ A, type B, C as D }` as `['A', 'B', 'C']`; a star or a whole module as null. */
function namesIn(text: string | undefined): readonly string[] | null {
  const inside = /\{(?<inside>[^}]*)\}/.exec(text ?? '')?.groups?.['inside'];
  if (inside === undefined) return null;
  return inside.split(',').flatMap((part) => /(?:type\s+)?(?<name>\w+)/.exec(part)?.groups?.['name'] ?? []);
}

/** Works something out once for each file. */
function once<Value>(of: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const value = known.get(file) ?? of(file);
    known.set(file, value);
    return value;
  };
}

const textOf = once((file) => readFileSync(file, 'utf8'));

const importsOf = once((file): readonly Import[] =>
  [...textOf(file).matchAll(IMPORT)].map(({ 0: text, groups }) => ({
    from: groups?.['from'] ?? groups?.['late'] ?? '',
    names: namesIn(groups?.['names']),
    isPassedOn: text.startsWith('export'),
  })),
);

function resolve(importer: string, from: string): string | null {
  const room = /^@kipenga\/(?<room>ui|shell)$/.exec(from)?.groups?.['room'];
  const file =
    room === undefined
      ? path.resolve(path.dirname(importer), from)
      : path.join(repository, 'libs', room, 'src/index.ts');
  return /\.tsx?$/.test(file) && existsSync(file) ? file : null;
}

const declares = (file: string, name: string): boolean =>
  new RegExp(`export (?:async )?(?:function|const|type|interface) ${name}\\b`).test(textOf(file));

/** The files a name really comes from, through the indexes that pass it on. */
function sourcesOf(file: string, name: string): readonly string[] {
  if (declares(file, name)) return [file];
  return importsOf(file)
    .filter(({ isPassedOn, names }) => isPassedOn && (names === null || names.includes(name)))
    .flatMap(({ from }) => resolve(file, from) ?? [])
    .flatMap((next) => sourcesOf(next, name));
}

/** The files of the repository one file takes something from; an index is looked through. */
export const neighbours = once((file): readonly string[] =>
  importsOf(file).flatMap(({ from, names }) => {
    const target = resolve(file, from);
    if (target === null) return [];
    return names === null ? [target] : names.flatMap((name) => sourcesOf(target, name));
  }),
);

/** Every file reached from one, the walls left out. */
export function reached(from: string, walls: ReadonlySet<string>): ReadonlySet<string> {
  const seen = new Set([from]);
  const waiting = [from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const next of neighbours(file)) {
      if (seen.has(next) || walls.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  return seen;
}
