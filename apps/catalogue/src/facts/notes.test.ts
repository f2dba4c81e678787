import { expect, test } from 'vitest';
import * as kit from '@kipenga/ui';
import { readComponents } from './read-components.ts';
import { readNotes } from './read-notes.ts';

const notes = await readNotes();
const names = readComponents().map(({ name }) => name);

test('every exported component has notes', () =>
  expect(names.filter((name) => !notes.has(name))).toEqual([]));

test('every file of notes is about something the kit exports', () =>
  expect([...notes.keys()].filter((name) => !(name in kit))).toEqual([]));

test.each([...notes])(
  'the notes of %s say when, when not and how it is named',
  (_, { when, whenNot, accessibility }) => {
    expect(when.length).toBeGreaterThan(0);
    expect(whenNot.length).toBeGreaterThan(0);
    expect(accessibility.name).not.toBe('');
  },
);
