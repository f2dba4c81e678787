import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** A game of the arcade: the house's frame around it, and what is inside. */
export class GamePage {
  readonly #page: Page;
  readonly #name: string;
  /** What the game itself shows. */
  readonly game: FrameLocator;

  constructor(page: Page, name: string) {
    this.#page = page;
    this.#name = name;
    this.game = page.frameLocator(`iframe[title="${name}"]`);
  }

  /** The menu row's entry. */
  get menuEntry(): Locator {
    return this.#page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: this.#name });
  }

  /** The house's way out, outside the frame. */
  get back(): Locator {
    return this.#page.getByRole('region', { name: this.#name }).getByRole('button', { name: 'Go Back' });
  }

  get status(): Locator {
    return this.game.getByRole('status');
  }

  /** The player's money as the game shows it, in cents. */
  async balance(): Promise<number> {
    return centsIn(await this.game.getByRole('button', { name: /^Balance/ }).innerText());
  }

  /** Stakes as soon as stakes are open. */
  async stake(shillings: number): Promise<void> {
    await this.game.getByLabel('Stake in KES').fill(String(shillings));
    await this.game.getByRole('button', { name: /^Stake KES/ }).click();
    await expect(this.status).toContainText(/staked/);
  }

  /** Picks and stakes in whatever round takes stakes: what is picked in one that closes is gone with it. */
  stakeOn(pick: Locator, shillings: number): Promise<void> {
    return expect(async () => {
      if ((await pick.getAttribute('aria-pressed')) !== 'true') await pick.click({ timeout: 3_000 });
      await this.game.getByLabel('Stake in KES').fill(String(shillings));
      await this.game.getByRole('button', { name: /^Stake KES/ }).click({ timeout: 3_000 });
      await expect(this.status).toContainText(/\d staked/, { timeout: 3_000 });
    }).toPass();
  }
}

/** 'KES 1,234.50' is 123450. */
export const centsIn = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
