import { make, picture, write } from '../../pages/dom.ts';
import { badge } from './badge.ts';
import type { Match } from './matchday.ts';
import pitch from './pictures/pitch.svg?raw';
import { MINUTES, scoreOf, type PlayedMatch } from './play-matchday.ts';
import { MATCHDAYS, type SeasonDay } from './season.ts';
import { word } from './word.ts';

/** Minutes of the match for which a goal is highlighted. */
const FRESH_MINUTES = 4;

interface Goal {
  readonly match: number;
  readonly minute: number;
}

const goalsUntil = (played: readonly PlayedMatch[], now: number): readonly Goal[] =>
  played
    .flatMap(({ home, away }, match) => [...home, ...away].map((minute) => ({ match, minute })))
    .filter(({ minute }) => minute <= now)
    .toSorted((one, other) => other.minute - one.minute);

const cellFor = ({ home, away }: Match) => {
  const score = make('b', { class: 'score' }, '–');
  const element = make(
    'li',
    {},
    badge(home),
    make('abbr', { title: home.name }, home.code),
    score,
    make('abbr', { title: away.name }, away.code),
    badge(away),
  );
  return { element, score };
};

/** The scoreboard of a matchday: its matches, the minute, and the last goal. */
export class MatchBoard {
  readonly element: HTMLElement;
  readonly #day = make('p', { class: 'day' });
  readonly #clock = make('p', { class: 'clock', 'aria-hidden': 'true' });
  readonly #gone = make('i', {});
  readonly #scores = make('ol', { class: 'scores', 'aria-label': word('arcade.league.matches') });
  readonly #goal = make('p', { class: 'goal' });
  #matches: readonly Match[] = [];
  #cells: readonly ReturnType<typeof cellFor>[] = [];
  #minute = -1;

  constructor() {
    this.element = make(
      'div',
      { class: 'board' },
      picture(pitch, { class: 'pitch', 'aria-hidden': 'true', preserveAspectRatio: 'xMidYMid slice' }),
      make('div', { class: 'board-head' }, this.#day, this.#clock),
      make('div', { class: 'gone', 'aria-hidden': 'true' }, this.#gone),
      this.#scores,
      this.#goal,
    );
  }

  showDay({ day }: SeasonDay, matches: readonly Match[]): void {
    this.#matches = matches;
    this.#cells = matches.map(cellFor);
    this.#minute = -1;
    this.#day.textContent = word('arcade.league.day', { day, days: MATCHDAYS });
    this.#scores.replaceChildren(...this.#cells.map(({ element }) => element));
  }

  /** A line below the matches, until the first goal. */
  showLine(text: string): void {
    this.#goal.textContent = text;
  }

  /** Marks the matches the player has a stake on. */
  showMine(mine: ReadonlySet<number>): void {
    for (const [at, { element }] of this.#cells.entries()) element.dataset['mine'] = String(mine.has(at));
  }

  /** Before kick-off: the time left to stake, and its share of all the time for stakes, from 1 to 0. */
  showWaiting(leftMs: number, part: number): void {
    write(this.#clock, word('arcade.league.kickOff', { seconds: Math.ceil(leftMs / 1000) }));
    this.#gone.style.transform = `scaleX(${part.toFixed(3)})`;
  }

  /** The scores at a minute of the match. */
  showMinute(played: readonly PlayedMatch[], minute: number): void {
    this.#gone.style.transform = `scaleX(${(minute / MINUTES).toFixed(3)})`;
    if (minute === this.#minute) return;
    this.#minute = minute;
    this.#clock.textContent = minute === MINUTES ? word('arcade.league.fullTime') : `${minute}′`;
    const goals = goalsUntil(played, minute);
    for (const [at, { element, score }] of this.#cells.entries())
      this.#showScore(element, score, played[at], {
        minute,
        isFresh: goals.some((goal) => goal.match === at && goal.minute > minute - FRESH_MINUTES),
      });
    if (goals[0] !== undefined) this.#goal.textContent = this.#goalWords(goals[0], played);
  }

  #showScore(
    element: HTMLElement,
    score: HTMLElement,
    match: PlayedMatch | undefined,
    { minute, isFresh }: { readonly minute: number; readonly isFresh: boolean },
  ): void {
    if (match === undefined) return;
    const { home, away } = scoreOf(match, minute);
    score.textContent = `${home}–${away}`;
    element.dataset['state'] = isFresh && minute < MINUTES ? 'goal' : 'still';
  }

  #goalWords({ match: at, minute }: Goal, played: readonly PlayedMatch[]): string {
    const match = this.#matches[at];
    const goals = played[at];
    if (match === undefined || goals === undefined) return '';
    const { home, away } = scoreOf(goals, minute);
    return `${minute}′ ${match.home.name} ${home}–${away} ${match.away.name}`;
  }
}
