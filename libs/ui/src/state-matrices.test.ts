import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname }).map((file) => ({
    file,
    text: readFileSync(join(import.meta.dirname, file), 'utf8'),
  }));
const stories = read('**/*.stories.tsx')
  .map(({ text }) => text)
  .join('\n');
const components = read('**/*.{ts,tsx}').filter(
  ({ file }) =>
    /^(?:account|betting|casino|controls|feedback|frame|jackpot|layout|live)\//.test(file) &&
    !/\.(?:stories|test|notes)\./.test(file),
);

/** Unions that describe a choice of the customer or the page and not a state of the component. */
const CHOICES = new Set(['BottomNavPlace']);

/** State unions defined by the rules. */
const OF_THE_RULES = [
  'LiveEventKind',
  'WaitFall',
  'BetStatus',
  'BetBadge',
  'JackpotPhase',
  "QuoteNotice['kind']",
];

const ofTheKit = components.flatMap(({ text }) =>
  [...text.matchAll(/^export type (\w+) =\s*(?:\|\s*)?'[^;]+;/gm)].map(([, name = '']) => name),
);

/** Types with one specimen per member; a missing member does not compile. */
const shown = new Set(
  [...stories.matchAll(/Specimens<([^>]+)>|\[Kind in ([^\]]+\])\]/g)].flatMap(([, specimens, kinds]) =>
    (specimens ?? kinds ?? '').split(/[|{},`$\s]+/),
  ),
);

describe('the states of a component are shown from their type', () => {
  test('there are some', () => expect(ofTheKit.length).toBeGreaterThan(6));

  test.each([...ofTheKit.filter((name) => !CHOICES.has(name)), ...OF_THE_RULES])('%s', (union) =>
    expect(shown).toContain(union),
  );

  test.each(components)('$file names its states', ({ text }) =>
    expect(
      [
        ...text.matchAll(
          /readonly (state|status|look|size|phase|outcome|busy|tone)\?: '[^;]+;|readonly (?:state|status|look|size|phase|tone): '[^;]+;/g,
        ),
      ].map(([found]) => found),
    ).toEqual([]),
  );
});
