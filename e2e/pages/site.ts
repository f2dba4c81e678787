import { expect, type Locator, type Page } from '@playwright/test';

/** The frame of every screen: header, bottom navigation, slip bar, dialog. */
export class Site {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get header(): Locator {
    return this.page.getByRole('banner');
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get slipBar(): Locator {
    return this.page.getByRole('region', { name: 'Betslip' });
  }

  /** The bottom navigation. */
  get bars(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' });
  }

  /** The dialog or sheet in front of everything. */
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens an address and waits until the app, not only its first view, is there. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.waitForFunction(isAlive);
  }

  /** Waits until this many picks are stored: before that, a reload would lose a tap made before the app was loaded. */
  async keeps(picks: number): Promise<void> {
    await expect.poll(() => this.page.evaluate(storedPicks)).toBe(picks);
  }

  /** Uses the bottom navigation, or the header on a desktop. */
  async goTo(place: 'Home' | 'Sports' | 'Virtuals' | 'Account'): Promise<void> {
    await this.bars.or(this.header).getByRole('link', { name: place }).first().click();
  }

  /** Waits until the whole element is on the screen, above the bars at the foot. */
  async expectOverTheBars(one: Locator): Promise<void> {
    await expect.poll(() => roomOver(one, this.bars)).toBeGreaterThanOrEqual(0);
  }

  async closeDialog(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(this.dialog).toHaveCount(0);
  }
}

/** @returns how many px are left between the foot of one and the top of another; -1 where one does not stand on the screen. */
export async function roomOver(one: Locator, other: Locator): Promise<number> {
  const [box, below] = [await one.boundingBox(), await other.boundingBox()];
  return box === null || below === null || box.y < 0 ? -1 : below.y - (box.y + box.height);
}

/** Runs in the page: true once the app has hydrated every control, except the banner that stays as the server drew it. */
export function isAlive(): boolean {
  const pressable = [...document.querySelectorAll('#app :is(a, button):not(#list-banner *)')];
  return (
    pressable.length > 0 &&
    pressable.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))
  );
}

/** Runs in the page. */
function storedPicks(): number {
  const slip = JSON.parse(localStorage.getItem('betslip') ?? '{}') as {
    readonly content?: readonly unknown[];
  };
  return slip.content?.length ?? 0;
}
