import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';

const read = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Record<string, string>;
const wordsIn = (language: string) => ({
  ...read(`${language}.json`),
  ...read(`../late/words/${language}.json`),
  ...read(`../betting/words/${language}.json`),
});
const en = wordsIn('en');
const sw = wordsIn('sw');

/** Names of the values in a compiled message, including those inside plurals. */
const valuesOf = (text = ''): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) {
      const [name, , choices] = part as readonly unknown[];
      names.add(String(name));
      if (typeof choices === 'object' && choices !== null) Object.values(choices).forEach(visitAll);
    }
  };
  const visitAll = (message: unknown): void => {
    if (Array.isArray(message)) message.forEach(visit);
  };
  visitAll(compileMessage(text));
  return names;
};

describe('the words of the kit', () => {
  test('Swahili has exactly the ids of English', () =>
    expect(Object.keys(sw).toSorted()).toEqual(Object.keys(en).toSorted()));

  test.each(Object.keys(en))('%s names the same values in both languages', (id) => {
    expect(valuesOf(sw[id])).toEqual(valuesOf(en[id]));
  });

  test('ids carry the project’s name', () =>
    expect(Object.keys(en).filter((id) => !id.startsWith('ui.'))).toEqual([]));

  test.each([
    ['ui.match.more', '{count, plural, =0 {Markets} other {+ {count} Markets}}'],
    ['ui.boost.prompt', 'add matches to get a BONUS'],
    ['ui.copy.copied', 'Copied!'],
    ['ui.dialog.empty', 'Oops! Looks like something went wrong. Please try again.'],
    ['ui.status.active', 'Active'],
    ['ui.status.won', 'Won'],
    ['ui.status.lost', 'Lost'],
    ['ui.column.over25', 'OV 2.5'],
    ['ui.column.under25', 'UN 2.5'],
  ])('%s is the spec’s wording', (id, text) => expect(en[id]).toBe(text));
});
