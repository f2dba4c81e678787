import { make } from '../../pages/dom.ts';
import { badge } from './badge.ts';
import { matchdayOf } from './matchday.ts';
import { MATCHDAYS, seasonDayOf } from './season.ts';
import { standingsOf, type PlayedDay, type Standing } from './standings.ts';
import { word } from './word.ts';

const signedNumber = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

const HEADS = [
  ['arcade.league.played', 'arcade.league.playedShort'],
  ['arcade.league.won', 'arcade.league.wonShort'],
  ['arcade.league.drawn', 'arcade.league.drawnShort'],
  ['arcade.league.lost', 'arcade.league.lostShort'],
  ['arcade.league.difference', 'arcade.league.differenceShort'],
  ['arcade.league.points', 'arcade.league.pointsShort'],
] as const;

const headRow = (): HTMLElement =>
  make(
    'tr',
    {},
    make('th', { scope: 'col' }, '#'),
    make('th', { scope: 'col', class: 'club' }, word('arcade.league.club')),
    ...HEADS.map(([id, short]) =>
      make('th', { scope: 'col' }, make('abbr', { title: word(id) }, word(short))),
    ),
  );

const standingRow = (standing: Standing, at: number): HTMLElement => {
  const { club, played, won, drawn, lost, scored, conceded, points } = standing;
  const numbers = [played, won, drawn, lost].map((number) => make('td', {}, String(number)));
  return make(
    'tr',
    {},
    make('td', {}, String(at + 1)),
    make('th', { scope: 'row', class: 'club' }, badge(club), ' ', club.name),
    ...numbers,
    make('td', {}, signedNumber(scored - conceded)),
    make('td', {}, make('b', {}, String(points))),
  );
};

const dayResults = ({ round, outcome }: PlayedDay): HTMLElement => {
  const results = matchdayOf(round).map(({ home, away }, at) => {
    const { home: scored = [], away: conceded = [] } = outcome[at] ?? {};
    return make('li', {}, `${home.name} ${scored.length}–${conceded.length} ${away.name}`);
  });
  const title = word('arcade.league.day', { day: seasonDayOf(round).day, days: MATCHDAYS });
  return make('div', {}, make('h3', {}, title), make('ul', {}, ...results));
};

/** The table of the season, and its results. */
export class SeasonBook {
  readonly #table = make('div', { class: 'standings', tabindex: 0, role: 'region' });
  readonly #results = make('div', { class: 'results' });
  readonly elements = [
    make('details', {}, make('summary', {}, word('arcade.league.table')), this.#table),
    make('details', {}, make('summary', {}, word('arcade.league.results')), this.#results),
  ];

  constructor() {
    this.#table.setAttribute('aria-label', word('arcade.league.table'));
  }

  show(season: string, past: readonly PlayedDay[]): void {
    const days = past.filter(({ round }) => seasonDayOf(round).season === season);
    if (days.length === 0) {
      for (const one of [this.#table, this.#results])
        one.replaceChildren(make('p', {}, word('arcade.league.noTable')));
      return;
    }
    const rows = standingsOf(season, days).map(standingRow);
    this.#table.replaceChildren(make('table', {}, make('thead', {}, headRow()), make('tbody', {}, ...rows)));
    this.#results.replaceChildren(...days.map(dayResults));
  }
}
