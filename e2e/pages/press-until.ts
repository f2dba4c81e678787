import { expect, type Locator } from '@playwright/test';

/** Presses a button, where it stands, until something shows: a press may come too early, or ask for what fails once more. */
export const pressUntil = (button: Locator, told: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await button.evaluateAll((shown) => shown.forEach((one) => (one as HTMLElement).click()));
      return told.isVisible();
    })
    .toBe(true);
