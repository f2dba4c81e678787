import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ui } from './places.ts';

const tokensFolder = path.join(ui, 'src/tokens');

/** Modules import and stylesheets compose in the same words. */
const FROM = /from '(?<file>\.[^']+\.(?:css|tsx))'/g;
const USED = /var\(--(?<token>[\w-]+)/g;
const DECLARED = /--(?<name>[\w-]+):(?<value>[^;]+);/g;

const usedIn = (css: string): readonly string[] =>
  [...css.matchAll(USED)].map(({ groups }) => groups?.['token'] ?? '');

/** A file of a component, those of its folder that it takes, and the stylesheets they are dressed by. */
function filesFrom(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const { groups } of readFileSync(file, 'utf8').matchAll(FROM)) {
    const next = path.resolve(path.dirname(file), groups?.['file'] ?? '');
    if (next.endsWith('.css') || path.dirname(next) === path.dirname(file)) filesFrom(next, found);
  }
  return found;
}

/** Tokens that each component token is made of: `odds-rest` of `sunken`. */
const madeOf = new Map(
  [...readFileSync(path.join(tokensFolder, 'components.css'), 'utf8').matchAll(DECLARED)].map(
    ({ groups }) => [groups?.['name'] ?? '', usedIn(groups?.['value'] ?? '')],
  ),
);

/**
 * The tokens a component is drawn with, from its own stylesheets, and what component tokens among them are made of. One without a
 * stylesheet looks as its elements do everywhere.
 *
 * @param file the component's file, as an absolute path
 */
export function drawnTokens(file: string): ReadonlySet<string> {
  const styles = [...filesFrom(file)].filter((own) => own.endsWith('.css'));
  const read = styles.length > 0 ? styles : [path.join(tokensFolder, 'reset.css')];
  const used = read.flatMap((own) => usedIn(readFileSync(own, 'utf8')));
  return new Set(used.flatMap((token) => [token, ...(madeOf.get(token) ?? [])]));
}
