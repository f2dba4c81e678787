import type { Locator, Page } from '@playwright/test';

/** The slip in its bottom sheet. */
export class BetslipSheet {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get sheet(): Locator {
    return this.#page.getByRole('dialog', { name: 'Betslip' });
  }

  get stake(): Locator {
    return this.sheet.getByRole('textbox', { name: 'Stake in KES' });
  }

  /** The figure of one line of the bet amount summary. */
  figure(name: 'Stake' | 'Stake after tax' | 'Total odds' | 'Tax on the win' | 'Possible win'): Locator {
    return this.#definition(this.sheet.getByRole('region', { name: 'Bet amount summary' }), name);
  }

  /** Net win, beside the button that places the bet. */
  get netWin(): Locator {
    return this.#definition(this.sheet.locator('footer'), 'Possible win');
  }

  get placeButton(): Locator {
    return this.sheet.getByRole('button', { name: /^Place bet/ });
  }

  #definition(within: Locator, term: string): Locator {
    return within
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${term}$`) })
      .locator('xpath=following-sibling::dd[1]');
  }

  /** Opens the sheet. The title and the close button come first, the content later. */
  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Open slip' }).click();
    await this.sheet.getByRole('button').nth(1).waitFor();
  }
}
