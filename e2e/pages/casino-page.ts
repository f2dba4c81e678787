import { expect, type Locator, type Page } from '@playwright/test';

/** The lists of games, the menu row's entries, and a game in its frame. */
export class CasinoPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The row of destinations under the header. */
  get menu(): Locator {
    return this.#page.getByRole('navigation', { name: 'Menu' });
  }

  tile(name: string): Locator {
    return this.#page.getByRole('main').getByRole('button', { name }).first();
  }

  category(name: string): Locator {
    return this.#page
      .getByRole('group', { name: 'Kinds of games' })
      .getByRole('button', { name, exact: true });
  }

  /** The frame a game runs in. */
  frame(name: string): Locator {
    return this.#page.locator(`iframe[title="${name}"]`);
  }

  /** Waits until a game shows, and until nothing of its launch is left in the address bar (D30). */
  async expectPlaying(name: string, screen: '/casino-game' | '/virtual-game'): Promise<void> {
    await expect(this.frame(name)).toBeVisible();
    await expect(this.frame(name).contentFrame().locator('body')).not.toBeEmpty();
    await expect(this.#page).toHaveURL(new RegExp(`${screen}$`));
  }

  async goBack(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Go Back' }).click();
  }
}
