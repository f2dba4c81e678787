import path from 'node:path';
import type { ComponentNotes } from '@kipenga/ui/stories/notes';
import type { ComponentEntry } from './read-components.ts';
import type { StoryFile, StoryTestEntry } from './read-stories.ts';

const BY_KEYS = /userEvent\.(?:tab|keyboard)\(/;
const NOT_BY_KEYS =
  /userEvent\.(?:click|dblClick|pointer|hover|type|clear|selectOptions)\(|fireEvent|\.(?:focus|click)\(\)/;
const BY_POINTER = /userEvent\.(?:click|dblClick|pointer|hover)\(|fireEvent\.(?:pointer|touch|click)/;

const EXPECTS = /\bexpect\(/;

/** Elements that a person presses, types into or follows. */
const TO_PRESS =
  /<(?:button|a|input|select|textarea|summary|UiLink|Button|ButtonLink|IconButton)[\s>]|onClick|tabIndex=\{0\}/;

const tagged = (tests: readonly StoryTestEntry[], tag: string): readonly StoryTestEntry[] =>
  tests.filter(({ tags }) => tags.includes(tag));

function missingTests(
  tests: readonly StoryTestEntry[],
  notes: ComponentNotes,
  source: string,
): readonly string[] {
  if (notes.accessibility.keys.length === 0)
    return TO_PRESS.test(source) ? ['its notes list no key, but it has something to press'] : [];
  const keyboard = tagged(tests, 'keyboard');
  const pointer = tagged(tests, 'pointer');
  return [
    ...(keyboard.length === 0 ? ['no test is tagged keyboard'] : []),
    ...(pointer.length === 0 ? ['no test is tagged pointer'] : []),
    ...keyboard
      .filter(({ body }) => !BY_KEYS.test(body) || NOT_BY_KEYS.test(body))
      .map(({ name }) => `“${name}” is tagged keyboard and is not by keys alone`),
    ...pointer
      .filter(({ body }) => !BY_POINTER.test(body))
      .map(({ name }) => `“${name}” is tagged pointer and points at nothing`),
    ...[...keyboard, ...pointer]
      .filter(({ body }) => !EXPECTS.test(body))
      .map(({ name }) => `“${name}” expects nothing`),
  ];
}

/** Sentences on what a component lacks to be complete in the catalogue: page, states, tests. */
export function missing(
  { name, file }: ComponentEntry,
  stories: readonly StoryFile[],
  notes: ComponentNotes | undefined,
  source: string,
): readonly string[] {
  const own = `libs/ui/${path.dirname(file)}/${name}.stories.tsx`;
  const found = stories.find((story) => story.file === own);
  if (found === undefined) return [`no ${own}`];
  return [
    ...(found.component === name ? [] : [`its story file is about ${String(found.component)}`]),
    ...(found.stories.some(({ exportName }) => exportName === 'States')
      ? []
      : ['no story is exported as States']),
    ...(found.tests.length > 0 ? [] : ['it has no test']),
    ...(notes === undefined ? ['no notes'] : missingTests(found.tests, notes, source)),
  ];
}
