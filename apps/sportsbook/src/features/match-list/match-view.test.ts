import { competitionId, sportId, type SportNavigation } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { isOtherList, placeOfChoice, printChoice, readChoice, viewOf } from './match-view.ts';

const soccer = { id: sportId('79'), name: 'Soccer', kind: '3way' } as const;
const league = {
  id: competitionId('5'),
  name: 'Premier League',
  category: 'Kenya',
  sportId: soccer.id,
  matchCount: 3,
};
const navigation: readonly SportNavigation[] = [
  { sport: soccer, topCompetitions: [league], otherCompetitions: [] },
];
const choose = (query: string, screen = { isEsport: false, isHome: false }) =>
  readChoice(new URLSearchParams(query), screen);

describe('what the URL of a sports screen asks for', () => {
  test('the tab is Highlights unless the URL says another, in any case of letters (R2-15, R2-30)', () => {
    expect(choose('').tab).toBe('Highlights');
    expect(choose('tab=tomorrow').tab).toBe('Tomorrow');
    expect(choose('tab=Yesterday').tab).toBe('Highlights');
  });

  test('what is printed is read back', () => {
    const query = printChoice({
      tab: 'Today',
      sportId: soccer.id,
      competitionId: league.id,
      search: 'Gor & Co',
    });
    expect(choose(query)).toMatchObject({
      tab: 'Today',
      sportId: soccer.id,
      competitionId: league.id,
      search: 'Gor & Co',
    });
    expect(printChoice({ tab: 'Highlights' })).toBe('');
  });

  test('the first sport of the tree stands where none was asked for', () => {
    expect(placeOfChoice(choose(''), navigation)).toEqual({ sport: soccer, competition: null });
    expect(placeOfChoice(choose('league=5'), navigation).competition).toEqual(league);
    expect(placeOfChoice(choose('sport=unknown'), [])).toEqual({ sport: null, competition: null });
  });

  test('each tab, league and esport flag is another list (R2-37)', () => {
    const lists = ['', 'tab=Today', 'tab=Tomorrow', 'league=5', 'q=Gor'].map((query) =>
      JSON.stringify(viewOf(choose(query), soccer)),
    );
    const esports = JSON.stringify(viewOf(choose('', { isEsport: true, isHome: false }), soccer));
    expect(new Set([...lists, esports]).size).toBe(6);
  });

  test('Home shows the top matches without waiting for the sports tree', () => {
    expect(viewOf(choose('', { isEsport: false, isHome: true }), null)).toEqual({ kind: 'top' });
    expect(viewOf(choose('tab=Today', { isEsport: false, isHome: true }), null)).toBeNull();
  });

  test('Countries is the tree of sports, on Home too; a league or a search that is asked for is shown all the same (R2-30, D117)', () => {
    for (const isHome of [true, false])
      expect(viewOf(choose('tab=Countries', { isEsport: false, isHome }), soccer)).toEqual({
        kind: 'countries',
      });
    expect(viewOf(choose('tab=Countries&league=5'), soccer)).toMatchObject({ kind: 'competition' });
    expect(viewOf(choose('tab=Countries&q=gor'), soccer)).toMatchObject({ kind: 'search' });
  });

  test('the market tabs are hidden unless the address names one (R2-35, D117)', () => {
    expect(choose('').market).toBeNull();
    expect(choose('market=corners').market).toBeNull();
    for (const market of ['1x2', 'ou', 'dc'] as const) {
      const query = printChoice({ tab: 'Today', market });
      expect(choose(query)).toMatchObject({ tab: 'Today', market });
      expect(isOtherList(choose(query))).toBe(true);
    }
    expect(['', 'tab=Today', 'league=5', 'hours=3'].map((query) => isOtherList(choose(query)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('a search of dots and spaces is no search (R5-23)', () => {
    expect(viewOf(choose('q=..'), soccer)).toMatchObject({ kind: 'tab' });
  });
});
