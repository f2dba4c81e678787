import { make } from '../../pages/dom.ts';
import { keepDrawing } from '../../pages/scene-clock.ts';
import { startGame } from '../../pages/game-frame.ts';
import type { GameFrame, GamePage } from '../../pages/game-page.ts';
import { StakePanel, type Offer } from '../../pages/stake-panel.ts';
import type { SharedView } from '../../protocol.ts';
import { formatMultiplier } from '../multiplier.ts';
import { HIGHEST_PRICE, pickText, priceOfLegs, readPick } from './league-pick.ts';
import { offerWords, toldPickWords } from './league-words.ts';
import { MatchBoard } from './match-board.ts';
import { matchdayOf, type Match } from './matchday.ts';
import { matchdayResult } from './matchday-result.ts';
import { LEAGUE_BETTING_MS, LEAGUE_PLAYING_MS, LEAGUE_RESULTS_MS } from './pace.ts';
import { MINUTES, playMatchday, type PlayedMatch } from './play-matchday.ts';
import { PriceBoard } from './price-board.ts';
import { MATCHDAYS, seasonDayOf } from './season.ts';
import { SeasonBook } from './season-book.ts';
import { standingsOf } from './standings.ts';
import { word } from './word.ts';
import './league.css';

type Day = readonly PlayedMatch[];

/** The minute of a matchday this long after kick-off. */
const minuteAt = (sinceMs: number): number =>
  Math.min(MINUTES, Math.floor((sinceMs * MINUTES) / LEAGUE_PLAYING_MS));

class LeaguePage implements GamePage<SharedView<Day>> {
  readonly #board = new MatchBoard();
  readonly #prices = new PriceBoard(() => this.#panel.draw());
  readonly #book = new SeasonBook();
  readonly #panel: StakePanel<Day>;
  #round = '';
  #matches: readonly Match[] = [];

  readonly proofs;

  constructor(frame: GameFrame) {
    this.#panel = new StakePanel<Day>(frame, {
      picks: this.#prices,
      offer: () => this.#offer(),
      pickWords: (pick) => toldPickWords(pick, this.#matches),
      closedWords: word('arcade.league.playing'),
      shownMs: LEAGUE_PLAYING_MS + LEAGUE_RESULTS_MS,
      sceneMs: () => LEAGUE_PLAYING_MS,
      sentence: () => this.#fullTimeWords(),
      resultWords: matchdayResult,
      onTold: () => this.#show(),
    });
    this.proofs = {
      read: this.#panel.rounds.proven,
      resultOf: (digest: Uint8Array, round: string) => matchdayResult(playMatchday(digest, round)),
    };
    const { mine, form } = this.#panel;
    const margin = make('p', { class: 'small' }, word('arcade.league.margin'));
    frame.scene.append(this.#board.element);
    frame.controls.append(
      mine,
      this.#prices.element,
      this.#prices.slip,
      ...form,
      ...this.#book.elements,
      margin,
    );
    keepDrawing(() => this.#showScene());
  }

  hearTable(next: SharedView<Day>): void {
    const isAnother = next.round !== this.#round;
    if (isAnother) this.#showDay(next.round);
    this.#prices.close(next.phase !== 'betting');
    this.#panel.hearTable(next);
    if (isAnother) this.#board.showLine(this.#leaderWords(seasonDayOf(next.round).season));
    this.#show();
  }

  hearStake(next: Parameters<StakePanel<Day>['hearStake']>[0]): void {
    this.#panel.hearStake(next);
    this.#board.showMine(
      new Set(this.#panel.picks.flatMap((pick) => readPick(pick) ?? []).map(({ match }) => match)),
    );
  }

  #showDay(round: string): void {
    this.#round = round;
    this.#matches = matchdayOf(round);
    this.#board.showDay(seasonDayOf(round), this.#matches);
    this.#prices.showDay(this.#matches);
  }

  #show(): void {
    this.#book.show(seasonDayOf(this.#round).season, this.#panel.rounds.past);
    this.#showScene();
  }

  #leaderWords(season: string): string {
    const [best] = standingsOf(season, this.#panel.rounds.past);
    return best === undefined || best.played === 0
      ? word('arcade.league.noTable')
      : word('arcade.league.leader', { club: best.club.name, points: best.points });
  }

  #offer(): Offer | string {
    const { legs } = this.#prices;
    if (legs.length === 0) return word('arcade.league.pickOne');
    const at = priceOfLegs(legs, this.#matches);
    if (at === null) return word('arcade.league.tooHigh', { highest: formatMultiplier(HIGHEST_PRICE) });
    return { pick: pickText(legs), words: offerWords(legs, this.#matches, at), at };
  }

  #showScene(): void {
    const { rounds } = this.#panel;
    const { view } = rounds;
    const leftMs = rounds.leftMs();
    if (view?.phase === 'betting') this.#board.showWaiting(leftMs, leftMs / LEAGUE_BETTING_MS);
    if (view?.phase === 'shown' && view.outcome !== null)
      this.#board.showMinute(view.outcome, minuteAt(rounds.sinceMs()));
  }

  #fullTimeWords(): string {
    const { season, day } = seasonDayOf(this.#round);
    return `${word('arcade.league.fullTime')}.${day === MATCHDAYS ? this.#championWords(season) : ''}`;
  }

  #championWords(season: string): string {
    const [best] = standingsOf(season, this.#panel.rounds.view?.recent ?? []);
    return best === undefined ? '' : ` ${word('arcade.league.champion', { club: best.club.name })}`;
  }
}

await startGame((frame) => new LeaguePage(frame));
