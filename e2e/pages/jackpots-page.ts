import { expect, type Locator, type Page } from '@playwright/test';

/** The jackpots on offer, and the jackpot slip in its sheet. */
export class JackpotsPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** One offer of the accordion, the newest of its name first. */
  offer(name: string): Locator {
    return this.#page
      .getByRole('main')
      .locator('details')
      .filter({ has: this.#page.getByRole('heading', { name }) })
      .first();
  }

  /** Waits for an offer that takes tickets: the next one opens a moment after the last has been shared out. */
  async expectOpen(name: string): Promise<void> {
    await expect(this.offer(name).locator('summary')).toContainText('Closes');
  }

  /** Opens an offer that is not the first, which is open already. */
  async unfold(name: string): Promise<void> {
    const offer = this.offer(name);
    if ((await offer.getAttribute('open')) === null) await offer.locator('summary').click();
  }

  /** The matches of an open offer, by position. */
  rows(name: string): Locator {
    return this.offer(name)
      .getByRole('list', { name: `Matches of ${name}` })
      .getByRole('listitem');
  }

  /** Number of picks on each match, by position: 0, 1 or 2. */
  async picksOf(name: string): Promise<readonly number[]> {
    return this.rows(name).evaluateAll((rows) =>
      rows.map((row) => row.querySelectorAll('[aria-pressed="true"]').length),
    );
  }

  /** Which cells of each match are pressed, by position. */
  async pickedOf(name: string): Promise<readonly (readonly number[])[]> {
    return this.rows(name).evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('[aria-pressed]')].flatMap((cell, at) =>
          cell.getAttribute('aria-pressed') === 'true' ? [at] : [],
        ),
      ),
    );
  }

  get slipBar(): Locator {
    return this.#page.getByRole('region', { name: 'Jackpot slip' });
  }

  get sheet(): Locator {
    return this.#page.getByRole('dialog', { name: / Jackpot$/ });
  }

  async openSlip(): Promise<void> {
    await this.slipBar.getByRole('button', { name: 'Open slip' }).click();
    await this.sheet.waitFor();
  }
}
