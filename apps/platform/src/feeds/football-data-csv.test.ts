import { describe, expect, test } from 'vitest';
import { referenceFile, referenceMissing } from '../../test/reference-data.ts';
import { printFault, readFootballData, type FootballDataFile } from './index.ts';
import { ukTimeToMs } from './uk-time.ts';

const HEADER =
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,B365H,B365D,B365A,AvgH,AvgD,AvgA,B365>2.5,B365<2.5';
const GOOD = 'E0,16/08/2025,15:00,Leeds,Luton,,,,,,2.1,3.4,3.6,2.12,3.5,3.7,1.9,1.95';
const read = (...rows: string[]): FootballDataFile =>
  readFootballData(Buffer.from([HEADER, ...rows].join('\n')));
const faults = (file: FootballDataFile): string[] => file.faults.map(printFault);

describe('a football-data file', () => {
  test('gives a match with its kick-off, prices and no result yet', () => {
    expect(read(GOOD)).toEqual({
      matches: [
        {
          line: 2,
          division: 'E0',
          startsAtMs: Date.UTC(2025, 7, 16, 14),
          home: 'Leeds',
          away: 'Luton',
          oneXTwo: [2.1, 3.4, 3.6],
          goals: [1.9, 1.95],
          result: null,
        },
      ],
      faults: [],
    });
  });

  test('may begin with a byte-order mark, end lines with CRLF and end with blank lines', () => {
    const file = readFootballData(Buffer.from(`\uFEFF${HEADER}\r\n${GOOD}\r\n\r\n\r\n`));
    expect(file.matches).toHaveLength(1);
    expect(file.matches[0]?.goals).toEqual([1.9, 1.95]);
    expect(faults(file)).toEqual(['line 1: the file begins with a byte-order mark, which is passed over']);
  });

  test('may be written by Windows, whole or in one line', () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\n${GOOD.replace('Leeds', 'Köln')}\n`),
      Buffer.from(`${GOOD.replace('Leeds', 'Atlético')}\n`, 'latin1'),
    ]);
    const file = readFootballData(bytes);
    expect(file.matches.map(({ home }) => home)).toEqual(['Köln', 'Atlético']);
    expect(faults(file)).toEqual(['line 3: not UTF-8, read as windows-1252']);
  });

  test.each([
    [',,,,,,,,,,,,,,,,,', 'a blank row'],
    ['', 'a blank row'],
    [GOOD.replace('E0', 'ZZ9'), 'nobody knows the division ZZ9'],
    [GOOD.replace('E0', ''), 'no division'],
    [GOOD.replace('Luton', ' '), 'a team has no name'],
    [GOOD.replace('Luton', 'Leeds'), 'Leeds would play against itself'],
    [GOOD.replace('16/08/2025', '31/02/2025'), '31/02/2025 15:00 is not a date and time'],
    [GOOD.replace('16/08/2025', '2025-08-16'), '2025-08-16 15:00 is not a date and time'],
    [GOOD.replace('16/08/2025', ''), 'no date'],
    [GOOD.replace('15:00', '25:00'), '16/08/2025 25:00 is not a date and time'],
    [GOOD.replace('15:00', 'noon'), '16/08/2025 noon is not a date and time'],
    [GOOD.replace('Leeds', '"Leeds'), 'a quotation mark is opened and never closed'],
  ])('leaves out the row %j and takes the next: %s', (row, words) => {
    const file = read(row, GOOD);
    expect(file.matches.map(({ line }) => line)).toEqual([3]);
    expect(faults(file)).toEqual([`line 2: ${words} - left out`]);
  });

  test('leaves out a match that stands there twice', () => {
    const file = read(GOOD, GOOD);
    expect(file.matches).toHaveLength(1);
    expect(faults(file)).toEqual(['line 3: the same match stands on line 2 - left out']);
  });

  test.each([
    ['2.1,3.4,3.6', '0,3.4,3.6', '1x2: B365H, B365D, B365A are not all prices (0, 3.4, 3.6), not used'],
    ['2.1,3.4,3.6', ',3.4,3.6', '1x2: B365H, B365D, B365A are not complete (empty, 3.4, 3.6), not used'],
    ['2.1,3.4,3.6', 'x,3.4,3.6', '1x2: B365H, B365D, B365A are not all prices (x, 3.4, 3.6), not used'],
    [
      '2.1,3.4,3.6',
      '3.1,3.4,3.6',
      '1x2: B365H, B365D, B365A have a margin of -10.6 %, below zero (3.1, 3.4, 3.6), not used',
    ],
    [
      '2.1,3.4,3.6',
      '1.1,3.4,3.6',
      '1x2: B365H, B365D, B365A have a margin of 48.1 % (1.1, 3.4, 3.6), not used',
    ],
  ])('takes the next prices where %s is %s', (good, bad, words) => {
    const file = read(GOOD.replace(good, bad));
    expect(file.matches[0]?.oneXTwo).toEqual([2.12, 3.5, 3.7]);
    expect(faults(file)).toEqual([`line 2: ${words}`]);
  });

  test('keeps a match without any price, and says so', () => {
    const file = read('E0,16/08/2025,15:00,Leeds,Luton');
    expect(file.matches[0]).toMatchObject({ oneXTwo: null, goals: null });
    expect(faults(file)).toEqual([
      'line 2: 1x2: no price, the market stays locked',
      'line 2: over/under 2.5: no price, the market stays locked',
    ]);
  });

  test('passes over cells beyond the header', () => {
    const file = read(`${GOOD},7,8`, `${GOOD.replace('Leeds', 'Hull')},,`);
    expect(file.matches).toHaveLength(2);
    expect(faults(file)).toEqual(['line 2: 2 cells more than the header has columns, passed over']);
  });

  test.each([
    ['2,1,H,1,1', { home: 2, away: 1, halfHome: 1, halfAway: 1 }, []],
    ['2,1,H,,', { home: 2, away: 1, halfHome: null, halfAway: null }, ['no half-time score']],
    ['2,1,A,1,1', null, ['the result A is not that of 2:1, so neither is used']],
    ['2,,H,1,1', null, ['the score 2: cannot be read']],
    [
      '0,1,A,1,1',
      { home: 0, away: 1, halfHome: null, halfAway: null },
      ['more goals at half time (1:1) than at the end, so half time is not used'],
    ],
  ])('reads the result %s', (cells, result, words) => {
    const file = read(GOOD.replace(',,,,,', `,${cells}`));
    expect(file.matches[0]?.result).toEqual(result);
    expect(faults(file)).toEqual(words.map((fault) => `line 2: ${fault}`));
  });

  test('takes two-digit years, and the first minute of the day where no time is known', () => {
    const file = read(GOOD.replace('16/08/2025,15:00', '5/1/26,'));
    expect(file.matches[0]?.startsAtMs).toBe(Date.UTC(2026, 0, 5));
    expect(faults(file)).toEqual(['line 2: no kick-off time, taken as the first minute of the day']);
  });

  test('is refused whole where the header lacks what a match needs', () => {
    expect(readFootballData(Buffer.from('<html>not found</html>'))).toMatchObject({
      matches: [],
      faults: [
        {
          line: 1,
          isLeftOut: true,
          words: 'not a football-data file: no column Div, Date, HomeTeam, AwayTeam',
        },
      ],
    });
    expect(readFootballData(new Uint8Array()).matches).toEqual([]);
  });
});

describe('British time', () => {
  test.each([
    ['winter', [2025, 1, 15, 15, 0], '2025-01-15T15:00:00.000Z'],
    ['summer', [2025, 7, 15, 15, 0], '2025-07-15T14:00:00.000Z'],
    ['the day clocks go forward, before', [2025, 3, 30, 0, 30], '2025-03-30T00:30:00.000Z'],
    ['the day clocks go forward, after', [2025, 3, 30, 14, 0], '2025-03-30T13:00:00.000Z'],
    ['the day clocks go back', [2025, 10, 26, 14, 0], '2025-10-26T14:00:00.000Z'],
    ['the day before', [2025, 10, 25, 14, 0], '2025-10-25T13:00:00.000Z'],
  ] as const)('in %s', (_, [year, month, day, hours, minutes], expected) => {
    expect(new Date(ukTimeToMs(year, month, day, hours, minutes) ?? 0).toISOString()).toBe(expected);
  });

  test('knows no 29 February 2025', () => expect(ukTimeToMs(2025, 2, 29, 12, 0)).toBeNull());
});

describe.skipIf(referenceMissing())(
  `untouched originals (skipped where the data pack is absent: ${referenceMissing() ?? 'it is here'})`,
  () => {
    test.each([
      ['football-data_E0_2425.csv', 380, []],
      ['football-data_B1_2425.csv', 312, ['line 70: no half-time score']],
      ['football-data_fixtures.csv', 12, []],
    ])('%s gives all of its %i matches', (name, count, others) => {
      const file = readFootballData(referenceFile(`raw/${name}`));
      expect(file.matches).toHaveLength(count);
      expect(faults(file)).toEqual([
        'line 1: the file begins with a byte-order mark, which is passed over',
        ...others,
      ]);
      expect(file.matches.every(({ oneXTwo, goals }) => oneXTwo !== null && goals !== null)).toBe(true);
    });

    test('kick-offs agree with the pack’s own conversion to UTC', () => {
      const { matches } = readFootballData(referenceFile('raw/football-data_E0_2425.csv'));
      expect(matches.find(({ home, away }) => home === 'Man United' && away === 'Fulham')?.startsAtMs).toBe(
        Date.UTC(2024, 7, 16, 19),
      );
    });
  },
);
