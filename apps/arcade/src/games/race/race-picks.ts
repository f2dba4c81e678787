import { make } from '../../pages/dom.ts';
import { ForecastBoard } from './forecast-board.ts';
import type { RacePick } from './race-pick.ts';
import { RunnerBoard } from './runner-board.ts';
import { word } from './word.ts';

type Market = 'runners' | 'forecast';

/** The choice of one pick: a runner, or the first two. */
export class RacePicks {
  readonly element: HTMLFieldSetElement;
  readonly #onChange: () => void;
  readonly #runners = new RunnerBoard((pick) => this.#pick(pick));
  readonly #forecast = new ForecastBoard((pick) => this.#pick(pick));
  readonly #tabs: Readonly<Record<Market, HTMLButtonElement>>;
  #market: Market = 'runners';
  #picked: RacePick | null = null;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    const winAndPlace = `${word('arcade.race.winShort')} · ${word('arcade.race.placeShort')}`;
    this.#tabs = {
      runners: this.#tab('runners', winAndPlace),
      forecast: this.#tab('forecast', word('arcade.race.forecast')),
    };
    const { runners, forecast } = this.#tabs;
    this.element = make(
      'fieldset',
      { class: 'race-picks' },
      make(
        'div',
        { class: 'tabs', role: 'group', 'aria-label': word('arcade.race.market') },
        runners,
        forecast,
      ),
      this.#runners.element,
      this.#forecast.element,
    );
    this.#show('runners');
  }

  get picked(): RacePick | null {
    return this.#picked;
  }

  /** The hint shown while nothing is picked. */
  get hint(): string {
    return word(this.#market === 'runners' ? 'arcade.race.pickOne' : 'arcade.race.forecastHow');
  }

  /** Shows a race, and clears the pick: prices differ. */
  showRace(strengths: readonly number[]): void {
    this.#runners.showRace(strengths);
    this.#forecast.showRace(strengths);
    this.#pick(null);
  }

  readonly clear = (): void => this.#pick(null);

  close(isClosed: boolean): void {
    this.element.disabled = isClosed;
  }

  #tab(market: Market, text: string): HTMLButtonElement {
    const click = (): void => {
      this.#show(market);
      this.#pick(null);
    };
    return make('button', { type: 'button', click }, text);
  }

  #show(market: Market): void {
    this.#market = market;
    this.#runners.element.hidden = market !== 'runners';
    this.#forecast.element.hidden = market !== 'forecast';
    this.#tabs.runners.setAttribute('aria-pressed', String(market === 'runners'));
    this.#tabs.forecast.setAttribute('aria-pressed', String(market === 'forecast'));
  }

  #pick(pick: RacePick | null): void {
    this.#picked = pick;
    this.#runners.showPicked(pick);
    this.#forecast.showPicked(pick);
    this.#onChange();
  }
}
