import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cataloguesIn, HOUSE_CATALOGUES } from './catalogues.ts';
import { LANGUAGES } from './languages.ts';
import { isFileOf } from './word-files.ts';

type Texts = Readonly<Record<string, string>>;
const FILES = Object.entries(import.meta.glob<Texts>('./*/*.json', { eager: true, import: 'default' }));
const textsOf = (language: string): Texts =>
  Object.assign({}, ...FILES.filter(([file]) => isFileOf(file, language)).map(([, texts]) => texts)) as Texts;

/** Names of the values in a text. */
const valuesOf = (text = ''): readonly string[] => {
  const parts = compileMessage(text);
  return typeof parts === 'string'
    ? []
    : parts.flatMap((part) => (typeof part === 'string' ? [] : [part[0]])).toSorted();
};

describe('the texts of the house', () => {
  test.each(LANGUAGES)('%s has every text', (language) =>
    expect(HOUSE_CATALOGUES.missing(language)).toEqual([]),
  );

  const english = textsOf('en');
  test.each(LANGUAGES)('%s names the same values as English', (language) => {
    const own = textsOf(language);
    const differing = Object.keys(english).filter(
      (id) => valuesOf(own[id]).join() !== valuesOf(english[id]).join(),
    );
    expect(differing).toEqual([]);
  });

  const codes = Object.keys(english).filter((id) => id.startsWith('sms.code.'));
  test.each(LANGUAGES.flatMap((language) => codes.map((id) => [language, id] as const)))(
    '%s: %s fits into one message',
    (language, id) => {
      const text = HOUSE_CATALOGUES.say(language, { id, values: { house: 'Kipenga', code: '123456' } });
      expect(text).toContain('123456');
      expect(text.length).toBeLessThanOrEqual(160);
    },
  );

  test('a list is read with commas, its parts in the language of the whole', () => {
    const changes = ['1.85', '2.10'].map((was) => ({
      id: 'reason.odds-change',
      values: { was, now: '2.00' },
    }));
    expect(HOUSE_CATALOGUES.say('sw', { id: 'reason.odds-changed', values: { changes } })).toBe(
      'Odds zimebadilika: 1.85 sasa ni 2.00, 2.10 sasa ni 2.00. Tafadhali angalia mkeka wako.',
    );
  });
});

describe('another language', () => {
  const withDholuo = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'words-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync(path.join(import.meta.dirname, 'en'), path.join(folder, 'en'), { recursive: true });
    mkdirSync(path.join(folder, 'luo'));
    writeFileSync(path.join(folder, 'luo/anything.json'), '{ "sms.games.none": "Onge tuke sani." }');
    return cataloguesIn(folder, ['en', 'luo']);
  };

  test('is a folder of any files: it says what it has, and the rest in English', () => {
    const { say } = withDholuo();
    expect(say('luo', { id: 'sms.games.none' })).toBe('Onge tuke sani.');
    expect(say('luo', { id: 'reason.empty-slip' })).toBe('Your betslip is empty.');
  });

  test('names each text it lacks', () => {
    const missing = withDholuo().missing('luo');
    expect(missing).toContain('reason.empty-slip');
    expect(missing).not.toContain('sms.games.none');
  });
});
