import { expect, test } from 'vitest';
import { bestFirst, type Findable } from './best-first.ts';
import { searchable } from './search-text.ts';

const match = (homeTeam: string, awayTeam: string, competitionName = 'League', gameId = '1'): Findable => ({
  gameId,
  homeTeam,
  awayTeam,
  category: 'Somewhere',
  competitionName,
});
const found = (typed: string, ...matches: Findable[]): readonly string[] =>
  bestFirst(
    matches,
    searchable(typed)
      .split(' ')
      .map((word) => [word] as const),
    (one) => one,
  ).map((one) => one.homeTeam);

test.each([
  ['ars', ['Arsenal', 'Young Arsonists', 'Leaguers', 'Marsabit']],
  ['2345', ['Numbered', 'FC 23456']],
  ['real', ['Real', 'CF Real', 'In the league']],
])('"%s" finds first what people mean by it (R5-23)', (typed, inOrder) => {
  const all = [
    match('Marsabit', 'Other'),
    match('Leaguers', 'Other', 'Arsenal Cup'),
    match('Young Arsonists', 'Other'),
    match('Arsenal', 'Other'),
    match('FC 23456', 'Other'),
    match('Numbered', 'Other', 'League', '2345'),
    match('In the league', 'Other', 'Real league'),
    match('CF Real', 'Other'),
    match('Real', 'Other'),
  ];
  expect(found(typed, ...all).slice(0, inOrder.length)).toEqual(inOrder);
});

test('accents and order of words do not count, and what fits alike stays in its order (R5-23)', () => {
  expect(found('setif es', match('FC Sétif', 'B'), match('ES Sétif', 'A'), match('ES Sétif 2', 'C'))).toEqual(
    ['ES Sétif', 'ES Sétif 2', 'FC Sétif'],
  );
});
