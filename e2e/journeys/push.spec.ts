import type { Page, Worker } from '@playwright/test';
import { pushServiceOf } from '../fixtures/push-browser.ts';
import { screensOf } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Records the notifications of a worker: a headless browser refuses to show them. @returns those shown so far, oldest first. */
async function watchShown(worker: Worker): Promise<() => Promise<unknown>> {
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push({ title, ...options });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (self as unknown as { readonly shown: unknown }).shown);
}

/** Hands messages to the page's worker as a browser does. */
async function deliveryTo(page: Page): Promise<(payload: unknown) => Promise<unknown>> {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId);
    }),
  );
  await devTools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return (payload) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(payload),
    });
}

test('who asks for it is told by push that a deposit came, until they turn it off', async ({
  page,
  site,
  modals,
  loggedIn,
}, testInfo) => {
  const screen = screensOf(page, testInfo, 'push');
  const { handset } = await loggedIn(100);
  const service = await pushServiceOf(page);
  try {
    await page.goto('/account?view=notices');
    const choice = site.main.getByRole('group', { name: 'On this device too' });
    const deposits = choice.getByRole('checkbox', { name: 'My deposits, when the money is here' });
    const answered = (path: string) =>
      page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === 'POST');
    await expect(deposits).toBeVisible();
    for (const box of await choice.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    expect(await page.evaluate(() => Notification.permission)).toBe('default'); // nobody was asked
    await screen('off');
    const kept = answered('/account/push');
    await deposits.check();
    expect((await kept).status()).toBe(200);
    await screen('on');
    await page.reload();
    await expect(deposits).toBeChecked();

    await site.header.getByRole('button', { name: 'Deposit' }).click();
    await modals.deposit(250);
    await handset.approvePrompt();
    await expect.poll(() => service.received.length).toBe(1);
    const payload = service.received[0]?.payload ?? {};
    expect(JSON.stringify(payload)).not.toMatch(/KES|250/);
    const text = /^Your deposit is in\. Receipt \w+\.$/;
    const [worker] = page.context().serviceWorkers();
    if (worker === undefined) throw new Error('The page has no worker.');
    const icon = '/apple-touch-icon.png';
    expect((await page.request.get(icon)).headers()['content-type']).toBe('image/png');
    const shown = await watchShown(worker);
    await (
      await deliveryTo(page)
    )(payload);
    await expect.poll(shown).toEqual([
      {
        title: 'Kipenga',
        body: expect.stringMatching(text) as unknown,
        lang: 'en',
        tag: payload['tag'],
        icon,
        data: { path: '/transactions', settles: false },
      },
    ]);

    await page.goto('/account?view=notices');
    const ended = answered('/account/push/end');
    await deposits.uncheck();
    expect((await ended).status()).toBe(200);
    await page.reload();
    await expect(choice.getByRole('checkbox').first()).not.toBeChecked();
    await expect(deposits).not.toBeChecked();

    await page.goto(`/sandbox/handset#${handset.msisdn}`);
    await expect(page.getByText(text)).toBeVisible();
    await screen('handset');
  } finally {
    await service.stop();
  }
});
