import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { missing } from './missing.ts';
import { readComponents } from './read-components.ts';
import { readNotes } from './read-notes.ts';
import { readStories, type StoryFile } from './read-stories.ts';
import * as kit from '@kipenga/ui';
import { repository } from './places.ts';

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const components = readComponents();
const stories = readStories();
const notes = await readNotes();

describe('the catalogue', () => {
  test('knows every component the kit exports, icons apart', () => {
    const exported = Object.keys(kit).filter((name) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Icon'));
    expect([...components.map(({ name }) => name), 'Logo', 'Whistle'].toSorted()).toEqual(
      exported.toSorted(),
    );
  });

  test.each(components)('$name has its own page, its states, and a test by finger and by key', (component) =>
    expect(missing(component, stories, notes.get(component.name), read(`libs/ui/${component.file}`))).toEqual(
      [],
    ),
  );

  test('the icon page shows the whole set', () =>
    expect(read('apps/catalogue/src/pages/foundations/Icons.stories.tsx')).toContain(
      "import * as icons from '@kipenga/ui/icons'",
    ));
});

describe('what a component lacks is told', () => {
  const component = { name: 'Bell', file: 'src/controls/Bell/Bell.tsx', page: null };
  const story: StoryFile = {
    file: 'libs/ui/src/controls/Bell/Bell.stories.tsx',
    title: 'Components/Controls/Bell',
    source: '',
    component: 'Bell',
    stories: [{ id: 'bell--states', name: 'States', exportName: 'States' }],
    tests: [
      { name: 'rings', tags: ['pointer'], body: 'await userEvent.click(bell); await expect(bell)' },
      {
        name: 'rings by key',
        tags: ['keyboard'],
        body: "await userEvent.tab(); await userEvent.keyboard(' '); await expect(bell)",
      },
    ],
  };
  const pressed = [...notes.values()].find(({ accessibility }) => accessibility.keys.length > 0);
  const silent = [...notes.values()].find(({ accessibility }) => accessibility.keys.length === 0);
  const told = (of: Partial<StoryFile>, about = pressed, source = '') =>
    missing(component, [{ ...story, ...of }], about, source);

  test('nothing, where nothing is missing', () => expect(told({})).toEqual([]));

  test.each([
    [
      'its own file',
      { file: 'libs/ui/src/controls/Bells.stories.tsx' },
      'no libs/ui/src/controls/Bell/Bell.stories.tsx',
    ],
    ['its name', { component: 'Button' }, 'its story file is about Button'],
    ['its states', { stories: [] }, 'no story is exported as States'],
    ['a test by key', { tests: story.tests.slice(0, 1) }, 'no test is tagged keyboard'],
    ['a test by finger', { tests: story.tests.slice(1) }, 'no test is tagged pointer'],
    [
      'a test by key alone',
      {
        tests: [
          ...story.tests,
          { name: 'mixed', tags: ['keyboard'], body: 'userEvent.click(bell); userEvent.tab()' },
        ],
      },
      '“mixed” is tagged keyboard and is not by keys alone',
    ],
    [
      'an effect of a test',
      { tests: [...story.tests, { name: 'idle', tags: ['keyboard'], body: 'userEvent.tab()' }] },
      '“idle” expects nothing',
    ],
  ] as const)('%s', (_, of, sentence) => expect(told(of)).toContain(sentence));

  test('something to press in a component whose notes list no key', () =>
    expect(told({}, silent, '<button type="button">')).toEqual([
      'its notes list no key, but it has something to press',
    ]));
});
