import {
  GOAL_MARKETS,
  marketTypeId,
  outcomeKey,
  WINNER_MARKETS,
  type OutcomeKey,
} from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { HOUSE_CATALOGUES } from './catalogues.ts';
import { marketWording, outcomeWording, pickWording } from './pick-words.ts';

const pickOf = (typeId: string, key: string) =>
  pickWording({
    marketTypeId: marketTypeId(typeId),
    outcomeKey: outcomeKey(key),
    homeTeam: 'Arsenal',
    awayTeam: 'Gor Mahia',
  });
const said = (language: string, typeId: string, key: string) => {
  const wording = pickOf(typeId, key);
  return wording && HOUSE_CATALOGUES.say(language, wording);
};

describe('a pick as people say it', () => {
  test.each([
    ['1', '1', 'Arsenal', 'Arsenal'],
    ['1', 'X', 'Draw', 'Sare'],
    ['186', '2', 'Gor Mahia', 'Gor Mahia'],
    ['10', '1 or X', 'Arsenal or draw', 'Arsenal au sare'],
    ['10', '1 or 2', 'Arsenal or Gor Mahia', 'Arsenal au Gor Mahia'],
    ['11', '2', 'Gor Mahia, stake back on a draw', 'Gor Mahia, dau hurudi ikiwa sare'],
    ['18', 'over 2.5', 'Over 2.5 goals', 'Zaidi ya mabao 2.5'],
    ['18-0.5', 'under 0.5', 'Under 0.5 goals', 'Chini ya mabao 0.5'],
    ['20-1.5', 'over 1.5', 'Gor Mahia over 1.5 goals', 'Gor Mahia zaidi ya mabao 1.5'],
    ['29', 'yes', 'Both teams score: yes', 'Timu zote mbili kufunga: ndiyo'],
    ['45', '2-1', 'Score 2-1', 'Matokeo 2-1'],
    ['47', '1/X', 'Half-time Arsenal, full time Draw', 'Mapumziko Arsenal, mwisho wa mechi Sare'],
    [
      '1 + 18 + 29',
      '1 + over 2.5 + yes',
      'Arsenal + Over 2.5 goals + Both teams score: yes',
      'Arsenal + Zaidi ya mabao 2.5 + Timu zote mbili kufunga: ndiyo',
    ],
    ['68-1.5', 'over 1.5', 'First half: Over 1.5 goals', 'Kipindi cha kwanza: Zaidi ya mabao 1.5'],
  ])('%s %s', (typeId, key, english, swahili) => {
    expect([said('en', typeId, key), said('sw', typeId, key)]).toEqual([english, swahili]);
  });

  test('every outcome of the table of markets has its own words in its market, and so has every market', () => {
    for (const { typeId, outcomes } of [...GOAL_MARKETS, ...WINNER_MARKETS]) {
      const words = outcomes.map(({ key }) => said('en', typeId, key));
      expect(words).not.toContain(null);
      expect(new Set(words).size).toBe(outcomes.length);
      expect(HOUSE_CATALOGUES.say('sw', marketWording(typeId)!)).not.toContain('market.');
    }
  });

  test('on its price it is said by what the table of markets writes there, in each language', () => {
    const labels = [...GOAL_MARKETS, ...WINNER_MARKETS].flatMap(({ outcomes }) => outcomes);
    const shown = (language: string, key: OutcomeKey) => {
      const wording = outcomeWording(key);
      return wording && HOUSE_CATALOGUES.say(language, wording);
    };
    for (const { key, label } of labels) expect(shown('en', key) ?? label).toBe(label);
    const translated = new Map(labels.map(({ key, label }) => [label, shown('sw', key)]));
    expect(translated.get('Over 2.5')).toBe('Zaidi ya 2.5');
    expect(translated.get('1 or X')).toBe('1 au X');
    expect([...translated].filter(([label, words]) => /[a-z]{2}/.test(label) && words === null)).toEqual([]);
  });

  test('what is not in the table has no words', () => {
    expect([pickOf('999', '1'), pickOf('1', 'toString'), pickOf('18', 'exactly'), pickOf('45', '?')]).toEqual(
      Array.from({ length: 4 }, () => null),
    );
    expect(marketWording(marketTypeId('constructor'))).toBeNull();
  });
});
