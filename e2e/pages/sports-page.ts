import { expect, type Locator, type Page } from '@playwright/test';
import type { ListedMatch } from '../fixtures/season.ts';
import { isAlive } from './site.ts';

/** The price on a button, in thousandths. */
export const priceIn = (text: string | null): number =>
  Math.round(Number(/(\d+\.\d\d)\D*$/u.exec(text ?? '')?.[1]) * 1_000);

/** A match as its card shows it. */
export class MatchOnList {
  readonly card: Locator;

  constructor(card: Locator) {
    this.card = card;
  }

  /** The price buttons, in the order of the columns. */
  get prices(): Locator {
    return this.card.locator('button[data-outcome]');
  }

  /** The home win's button. */
  get home(): Locator {
    return this.prices.first();
  }
}

/** Home and Sports: the list of matches. */
export class SportsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get matches(): Locator {
    // A jackpot's card stands among them, and comes when it likes.
    return this.#page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: this.#page.locator('[data-outcome]') });
  }

  /** By position: on Home only the first twenty keep theirs while journeys run. */
  match(index: number): MatchOnList {
    return new MatchOnList(this.matches.nth(index));
  }

  /** By what match it is, wherever it stands. */
  matchOf({ id }: ListedMatch): MatchOnList {
    return new MatchOnList(this.#page.getByRole('main').locator(`article[data-match="${id}"]`));
  }

  /** Opens a match's markets and waits for the app: earlier taps may be lost. @returns the home win's button. */
  async openMarkets({ id, homeOutcomeId }: ListedMatch): Promise<Locator> {
    await this.#page.goto(`/markets?match=${id}`);
    await this.#page.waitForFunction(isAlive);
    return this.#page.getByRole('main').locator(`button[data-outcome="${homeOutcomeId}"]`).first();
  }

  /** Scrolls down the list until the element exists: matches are drawn when they come near. */
  async reach(what: Locator): Promise<void> {
    const found = async (): Promise<number> => {
      const count = await what.count();
      if (count === 0) await this.matches.last().scrollIntoViewIfNeeded();
      return count;
    };
    await expect.poll(found).toBeGreaterThan(0);
  }

  async showTab(name: 'Top' | 'Today' | 'Tomorrow' | 'Sports'): Promise<void> {
    await this.#page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .or(this.#page.getByRole('tab', { name, exact: true }))
      .first()
      .click();
  }
}
