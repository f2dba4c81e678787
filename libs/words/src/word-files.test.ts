import { expect, test } from 'vitest';
import { loadTexts } from './word-files.ts';

const says = (text: string) => () => Promise.resolve({ text });
const ROOM = { './en.json': says('Bet'), './zz.json': says('Zet') };
const REASONS = { './en/reasons.json': () => Promise.resolve({ reason: 'No' }) };

test('a new language says what it has files for, and the rest in English', async () => {
  expect(await loadTexts([ROOM, REASONS, {}], 'zz')).toEqual({ text: 'Zet', reason: 'No' });
  expect(await loadTexts([ROOM, REASONS, {}], 'en')).toEqual({ text: 'Bet', reason: 'No' });
});
