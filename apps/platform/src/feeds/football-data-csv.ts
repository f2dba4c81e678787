import { splitCsvLine } from './csv.ts';
import type { FeedFault } from './fault.ts';
import { DIVISIONS } from './football-data-divisions.ts';
import { readMarket, readResult, type ReadResult } from './football-data-cells.ts';
import { textLines } from './text-lines.ts';
import { ukTimeToMs } from './uk-time.ts';

/** One match of a football-data file. Prices are decimal odds; null where the file has no usable ones. */
export interface FootballDataMatch {
  readonly line: number;
  readonly division: string;
  /** Kick-off in milliseconds UTC. */
  readonly startsAtMs: number;
  readonly home: string;
  readonly away: string;
  /** Home, draw, away. */
  readonly oneXTwo: readonly number[] | null;
  /** Over 2.5, under 2.5. */
  readonly goals: readonly number[] | null;
  /** The score, where the match has been played. */
  readonly result: ReadResult | null;
}

export interface FootballDataFile {
  readonly matches: readonly FootballDataMatch[];
  readonly faults: readonly FeedFault[];
}

const NEEDED = ['Div', 'Date', 'HomeTeam', 'AwayTeam'];
const ONE_X_TWO = [
  ['B365H', 'B365D', 'B365A'],
  ['AvgH', 'AvgD', 'AvgA'],
  ['PSH', 'PSD', 'PSA'],
  ['MaxH', 'MaxD', 'MaxA'],
];
const GOALS = [
  ['B365>2.5', 'B365<2.5'],
  ['Avg>2.5', 'Avg<2.5'],
  ['P>2.5', 'P<2.5'],
  ['Max>2.5', 'Max<2.5'],
];

/**
 * Reads a football-data file as it was downloaded. Good rows go in; every fault is told in words with its line. Times are
 * British local time. A file whose header lacks what a match needs gives no match at all.
 */
export function readFootballData(bytes: Uint8Array): FootballDataFile {
  const { lines, faults: textFaults } = textLines(bytes);
  const names = splitCsvLine(lines[0] ?? '').cells.map((name) => name.trim());
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    return {
      matches: [],
      faults: [
        ...textFaults,
        { line: 1, isLeftOut: true, words: `not a football-data file: no column ${missing.join(', ')}` },
      ],
    };
  }
  const faults: FeedFault[] = [...textFaults];
  const seen = new Map<string, number>();
  const matches = lines.slice(1).flatMap((text, at) => {
    const line = at + 2;
    const tell = (words: string, isLeftOut = false): void => void faults.push({ line, isLeftOut, words });
    const match = readRow(line, names, text, tell);
    if (match === null) return [];
    const name = `${match.division} ${match.startsAtMs} ${match.home} ${match.away}`;
    const before = seen.get(name);
    seen.set(name, before ?? line);
    if (before === undefined) return [match];
    tell(`the same match stands on line ${before}`, true);
    return [];
  });
  return { matches, faults: faults.toSorted((a, b) => a.line - b.line) };
}

type Tell = (words: string, isLeftOut?: boolean) => void;

function readRow(line: number, names: readonly string[], text: string, tell: Tell): FootballDataMatch | null {
  const { cells, isWhole } = splitCsvLine(text);
  const refuse = (words: string): null => {
    tell(words, true);
    return null;
  };
  if (cells.every((cell) => cell.trim() === '')) return refuse('a blank row');
  if (!isWhole) return refuse('a quotation mark is opened and never closed');
  if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
    tell(`${cells.length - names.length} cells more than the header has columns, passed over`);
  const cell = (name: string): string => cells[names.indexOf(name)]?.trim() ?? '';

  const [division, home, away] = [cell('Div'), cell('HomeTeam'), cell('AwayTeam')];
  if (DIVISIONS[division] === undefined)
    return refuse(division === '' ? 'no division' : `nobody knows the division ${division}`);
  if (home === '' || away === '') return refuse('a team has no name');
  if (home === away) return refuse(`${home} would play against itself`);
  const startsAtMs = kickOff(cell('Date'), cell('Time'), tell);
  if (startsAtMs === null)
    return refuse(cell('Date') === '' ? 'no date' : `${cell('Date')} ${cell('Time')} is not a date and time`);
  return {
    line,
    division,
    startsAtMs,
    home,
    away,
    oneXTwo: readMarket('1x2', ONE_X_TWO, cell, tell),
    goals: readMarket('over/under 2.5', GOALS, cell, tell),
    result: readResult(cell, tell),
  };
}

const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/;
const TIME = /^(\d{1,2}):(\d{2})$/;

/** dd/mm/yyyy or dd/mm/yy. Without a time it is the day's first minute: no bet can then be taken too late. */
function kickOff(date: string, time: string, tell: Tell): number | null {
  const [, day, month, year] = DATE.exec(date) ?? [];
  if (year === undefined) return null;
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (time !== '' && minutes === undefined) return null;
  if (time === '') tell('no kick-off time, taken as the first minute of the day');
  return ukTimeToMs(
    Number(year) + (year.length === 2 ? 2000 : 0),
    Number(month),
    Number(day),
    Number(hours ?? 0),
    Number(minutes ?? 0),
  );
}
