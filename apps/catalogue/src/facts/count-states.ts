import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { babelParse } from 'storybook/internal/csf-tools';
import { ui } from './places.ts';

const source = path.join(ui, 'src');

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (isNode(value)) {
    yield value;
    for (const [field, inner] of Object.entries(value))
      if (field !== 'loc' && field !== 'tokens') yield* nodesOf(inner);
  }
}

const named = (node: unknown, name: string): boolean => isNode(node) && node['name'] === name;

/** The specimens written out in one file: the members of what `<Specimens of={...}>` is given. */
function specimensIn(file: string): number {
  const text = readFileSync(path.join(source, file), 'utf8');
  if (!text.includes('<Specimens')) return 0;
  return [...nodesOf(babelParse(text).program)]
    .filter(({ type, name }) => type === 'JSXOpeningElement' && named(name, 'Specimens'))
    .flatMap(({ attributes }) => [...nodesOf(attributes)])
    .filter(({ type, name }) => type === 'JSXAttribute' && named(name, 'of'))
    .flatMap(({ value }) => (isNode(value) && isNode(value['expression']) ? [value['expression']] : []))
    .reduce((sum, { properties }) => sum + (Array.isArray(properties) ? properties.length : 0), 0);
}

/** Number of states of components that are shown side by side with names. */
export const countStates = (): number =>
  globSync('**/*.tsx', { cwd: source })
    .map(specimensIn)
    .reduce((sum, many) => sum + many, 0);
