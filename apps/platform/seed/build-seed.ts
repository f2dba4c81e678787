/**
 * Compiles `football.json` and `past-results.json` from the CC0 files of a data folder:
 *   npx node apps/platform/seed/build-seed.ts <folder>
 * Only openfootball material is read (see README.md beside this file); nothing with bookmakers' prices in it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { splitCsvLine } from './csv.ts';
import { doubleRoundRobin } from '../src/season/calendar/calendar.ts';

/** One league as it ships: its clubs (this season's first), a full double round robin, and what past matches ended. */
export interface SeedCompetition {
  readonly code: string;
  readonly category: string;
  readonly name: string;
  /** Clubs of the latest season, then clubs seen only in the season before it. */
  readonly clubs: readonly string[];
  readonly currentClubCount: number;
  /** Rounds of [home, away] indexes into `clubs`. */
  readonly rounds: readonly (readonly (readonly [number, number])[])[];
  /** [season index, home, away, home goals, away goals], oldest season 0. */
  readonly results: readonly (readonly [number, number, number, number, number])[];
}

/** The newest results of a league, enough for every club of its latest season to have five. */
interface SeedResults {
  readonly code: string;
  /** [day, home, away, home goals, away goals], newest first; clubs as the league's `clubs` number them. */
  readonly results: readonly (readonly [string, number, number, number, number])[];
}

/** One past match as the sources tell it; goals are null where it was not played to its end. */
export interface PastMatch {
  readonly category: string;
  readonly competition: string;
  readonly season: string;
  readonly round: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [number, number] | null;
}

const CODES: Readonly<Record<string, string>> = {
  Kenya: 'KE1',
  England: 'EN1',
  'South Africa': 'ZA1',
  Nigeria: 'NG1',
  Tanzania: 'TZ1',
  Uganda: 'UG1',
  Ghana: 'GH1',
  Zambia: 'ZM1',
  Egypt: 'EG1',
  Morocco: 'MA1',
  Algeria: 'DZ1',
};

/** Reads the openfootball results file of Africa. */
function readAfricanResults(text: string): readonly PastMatch[] {
  const [header = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const names = header.split(',');
  return lines.map((line, index) => {
    const { cells } = splitCsvLine(line);
    if (cells.length !== names.length)
      throw new Error(`Line ${index + 2} has ${cells.length} cells: ${line}`);
    const cell = (name: string): string => cells[names.indexOf(name)] ?? '';
    const played = cell('status') === 'FT' && cell('ft_home') !== '' && cell('ft_away') !== '';
    return {
      category: cell('category'),
      competition: cell('competition_name'),
      season: cell('season'),
      round: cell('round'),
      day: cell('date'),
      home: cell('home_team'),
      away: cell('away_team'),
      goals: played ? [Number(cell('ft_home')), Number(cell('ft_away'))] : null,
    };
  });
}

interface OpenfootballJson {
  readonly matches: readonly {
    readonly round: string;
    readonly date: string;
    readonly team1: string;
    readonly team2: string;
    readonly score?: { readonly ft?: readonly [number, number] };
  }[];
}

/** Reads the openfootball JSON of the English season. */
function readEnglishSeason(text: string): readonly PastMatch[] {
  const season: OpenfootballJson = JSON.parse(text);
  return season.matches.map((match) => ({
    category: 'England',
    competition: 'Premier League',
    season: '2024-25',
    round: match.round,
    day: match.date,
    home: match.team1.replace(/ (A?FC)$/, ''),
    away: match.team2.replace(/ (A?FC)$/, ''),
    goals: match.score?.ft ?? null,
  }));
}

/** The rounds that were really drawn, or null where the sources do not hold a whole double round robin. */
function drawnRounds(matches: readonly PastMatch[], clubs: readonly string[]): [number, number][][] | null {
  const rounds = new Map<string, [number, number][]>();
  for (const match of matches) {
    const pair: [number, number] = [clubs.indexOf(match.home), clubs.indexOf(match.away)];
    rounds.set(match.round, [...(rounds.get(match.round) ?? []), pair]);
  }
  const perRound = clubs.length / 2;
  const isWhole =
    rounds.size === 2 * (clubs.length - 1) &&
    [...rounds.values()].every(
      (round) => round.length === perRound && new Set(round.flat()).size === clubs.length,
    );
  return isWhole ? [...rounds.values()] : null;
}

/** One league out of its past matches; `clubList` may name more clubs than played (they start as average). */
function compileCompetition(matches: readonly PastMatch[]): SeedCompetition {
  const [first] = matches;
  if (first === undefined) throw new Error('A competition without matches cannot be compiled');
  const seasons = [...new Set(matches.map((match) => match.season))].toSorted();
  const latest = matches.filter((match) => match.season === seasons.at(-1));
  const clubsOf = (list: readonly PastMatch[]): string[] =>
    [...new Set(list.flatMap((match) => [match.home, match.away]))].toSorted((a, b) => (a < b ? -1 : 1));
  const current = clubsOf(latest);
  const clubs = [...current, ...clubsOf(matches).filter((club) => !current.includes(club))];
  return {
    code: CODES[first.category] ?? first.category,
    category: first.category,
    name: first.competition,
    clubs,
    currentClubCount: current.length,
    rounds: drawnRounds(latest, current) ?? doubleRoundRobin(current.length),
    results: matches.flatMap((match) =>
      match.goals === null
        ? []
        : [
            [
              seasons.indexOf(match.season),
              clubs.indexOf(match.home),
              clubs.indexOf(match.away),
              ...match.goals,
            ] as const,
          ],
    ),
  };
}

const FORM_LENGTH = 5;

/** The newest results of one league: each of these is among the last five of one of its two clubs. */
function compileResults(
  { code, clubs, currentClubCount }: SeedCompetition,
  matches: readonly PastMatch[],
): SeedResults {
  const counted = new Map<string, number>();
  const newestFirst = matches
    .filter(({ goals, day }) => goals !== null && day !== '')
    .toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const current = new Set(clubs.slice(0, currentClubCount));
  const results = newestFirst.flatMap(({ day, home, away, goals }) => {
    const isAmongTheLast = [home, away].filter(
      (club) => current.has(club) && (counted.get(club) ?? 0) < FORM_LENGTH,
    );
    for (const club of [home, away]) counted.set(club, (counted.get(club) ?? 0) + 1);
    return isAmongTheLast.length === 0 || goals === null
      ? []
      : [[day, clubs.indexOf(home), clubs.indexOf(away), ...goals] as const];
  });
  return { code, results };
}

/** Every league of the folder, in the order of `CODES`: Kenya first. */
function compileSeed(read: (path: string) => string) {
  const matches = [
    ...readAfricanResults(read('football/africa_openfootball_results.csv')),
    ...readEnglishSeason(read('raw/openfootball_2024-25_en.1.json')),
  ];
  return Object.keys(CODES).map((category) => {
    const ofLeague = matches.filter((match) => match.category === category);
    const league = compileCompetition(ofLeague);
    return { league, results: compileResults(league, ofLeague) };
  });
}

const printResults = (all: readonly SeedResults[]): string => {
  const leagues = all.map(({ code, results }) => {
    const rows = chunk(
      results.map((row) => JSON.stringify(row)),
      6,
    );
    return `  {\n    "code": "${code}",\n    "results": [\n      ${rows.join(',\n      ')}\n    ]\n  }`;
  });
  return `[\n${leagues.join(',\n')}\n]\n`;
};

function printSeed(competitions: readonly SeedCompetition[]): string {
  const body = competitions.map((competition) => {
    const fields = Object.entries(competition).map(([name, value]) => {
      const rows = Array.isArray(value) && name !== 'clubs' ? value.map((row) => JSON.stringify(row)) : null;
      const printed =
        rows === null
          ? JSON.stringify(value)
          : `[\n      ${chunk(rows, name === 'results' ? 10 : 1).join(',\n      ')}\n    ]`;
      return `    "${name}": ${printed}`;
    });
    return `  {\n${fields.join(',\n')}\n  }`;
  });
  return `[\n${body.join(',\n')}\n]\n`;
}

function chunk(rows: readonly string[], size: number): string[] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size).join(','),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('Say which folder holds the data: node build-seed.ts <folder>');
  const seed = compileSeed((path) => readFileSync(join(folder, path), 'utf8'));
  const write = (name: string, text: string) => writeFileSync(join(import.meta.dirname, name), text);
  write('football.json', printSeed(seed.map(({ league }) => league)));
  write('past-results.json', printResults(seed.map(({ results }) => results)));
  for (const { league, results } of seed) {
    const { code, name, clubs, rounds } = league;
    process.stdout.write(
      `${code} ${name}: ${clubs.length} clubs, ${rounds.length} rounds, ${league.results.length} results, ${results.results.length} of them kept with their days\n`,
    );
  }
}
