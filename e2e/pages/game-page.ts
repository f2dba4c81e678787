import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Longer than any round is closed, in milliseconds: a button that stays off for this long has lost its bet. */
const CLOSED_MS = 30_000;

/** A game of the arcade: the house's frame around it, and what is inside. */
export class GamePage {
  readonly page: Page;
  readonly name: string;
  /** The game inside the frame. */
  readonly game: FrameLocator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
    this.game = page.frameLocator(`iframe[title="${name}"]`);
  }

  /** The menu row's entry. */
  get menuEntry(): Locator {
    return this.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: this.name });
  }

  /** The house's way out, outside the frame. */
  get back(): Locator {
    return this.page.getByRole('region', { name: this.name }).getByRole('button', { name: 'Go Back' });
  }

  get status(): Locator {
    return this.game.getByRole('status');
  }

  /** The player's money as the game shows it, in cents. */
  async balance(): Promise<number> {
    return centsIn(await this.game.getByRole('button', { name: /^Balance/ }).innerText());
  }

  /**
   * Taps the stake button in whatever round takes it: if the round closes meanwhile, the bet is placed again in the next. Tap and reading of the button are one
   * step in the page, so that a button that has just gone off is not counted as tapped.
   */
  stake(lay: () => Promise<void> = async () => undefined): Promise<void> {
    const button = this.game.getByRole('button', { name: /^Stake KES/ });
    return expect(async () => {
      await lay();
      const answer = this.page.waitForResponse(/\/api\/stake$/, { timeout: 0 });
      answer.catch(() => undefined); // of a button that was off none comes
      const isTapped = await button.evaluate(
        (shown) => {
          const isOn =
            shown instanceof HTMLButtonElement && !shown.disabled && shown.innerText.startsWith('Stake KES');
          if (isOn) shown.click();
          return isOn;
        },
        undefined,
        { timeout: CLOSED_MS },
      );
      expect(isTapped).toBe(true);
      expect((await answer).ok()).toBe(true);
    }).toPass();
  }

  /** Picks and stakes. */
  stakeOn(pick: Locator, shillings: number): Promise<void> {
    return this.stake(async () => {
      if ((await pick.getAttribute('aria-pressed')) !== 'true') await pick.click();
      await this.enterStake(shillings);
    });
  }

  async enterStake(shillings: number): Promise<void> {
    await this.game.getByLabel('Stake in KES').fill(String(shillings));
  }

  /** Net of the round whose result is shown, in cents. */
  async net(): Promise<number> {
    let net = '';
    const told = async (): Promise<string> => {
      // One look: the next round may begin right after it.
      const text = await this.status.innerText();
      const isTold = /Net of (the round|this card)|Your last round here/.test(text);
      return (net = isTold ? (/[+−]?KES\s[\d,.]+(?=\.$)/u.exec(text)?.[0] ?? '') : '');
    };
    await expect.poll(told).not.toBe('');
    return (net.startsWith('−') ? -1 : 1) * centsIn(net);
  }

  /** Verifies the last round in the page itself. */
  async expectAsPromised(): Promise<void> {
    await this.game.getByRole('button', { name: 'Fairness' }).click();
    const rounds = this.game.getByRole('dialog', { name: 'How to verify a round' });
    await rounds.getByRole('button', { name: 'Check' }).first().click();
    await expect(rounds.getByText('As promised.')).toBeVisible();
    await rounds.getByRole('button', { name: 'Close' }).click();
  }
}

/** 'KES 1,234.50' is 123450. */
export const centsIn = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
