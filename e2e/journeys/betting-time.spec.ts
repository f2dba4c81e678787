import { expect, test } from '../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'a price that moves is told where it stands: on the list, in the bar, in the slip, among the markets',
  { tag: ['@R2-25', '@R2-40', '@R4-01'] },
  async ({ site, sports, season, slip }) => {
    await site.open('/');
    const match = (await season.listed()).at(-1)!;
    const price = site.main.locator(`[data-outcome="${match.homeOutcomeId}"]`);
    await sports.reach(price);
    await price.click();
    const onList = await season.movePrice(match);
    await expect(price).toContainText(onList);
    await expect(price).toHaveAttribute('data-move', /up|down/);
    // Whoever was there stays there, whatever left the list above.
    await expect(price).toBeFocused();
    await expect(price).toBeInViewport();
    await expect(site.slipBar).toContainText(onList);
    await expect(site.slipBar).toContainText('picked at');

    await slip.open();
    const inSlip = await season.movePrice(match);
    await expect(slip.figure('Total odds')).toHaveText(inSlip);
    await expect(slip.sheet.getByRole('listitem').first()).toContainText(inSlip);

    await site.open(`/markets?match=${match.id}`);
    const inMarket = site.main.locator(`[data-outcome="${match.homeOutcomeId}"]`).first();
    await expect(inMarket).toContainText(inSlip);
    await expect(inMarket).toContainText(await season.movePrice(match));
  },
);

test('a page that was off the network shows the prices of now when it is back', async ({
  context,
  site,
  sports,
  season,
}) => {
  await site.open('/');
  const match = (await season.listed()).at(-1)!;
  const price = site.main.locator(`[data-outcome="${match.homeOutcomeId}"]`);
  await sports.reach(price);
  await price.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  const moved = await season.movePrice(match);
  await context.setOffline(false);
  await expect(price).toContainText(moved);
});

test(
  'a match that kicks off closes where it stands, leaves the lists, and the slip says that it is played',
  { tag: ['@R2-33', '@R4-01'] },
  async ({ site, sports, season, slip }) => {
    const soon = (await season.advance(1)) + 30 * 60_000;
    const next = (await season.listed()).find(({ startsAtMs }) => startsAtMs > soon)!;
    await site.open('/');
    const price = site.main.locator(`[data-outcome="${next.homeOutcomeId}"]`);
    await sports.reach(price);
    await price.click();
    await expect(site.slipBar).toContainText('1');
    await season.kickOff(next);
    await expect(price).toHaveAttribute('data-state', 'suspended');
    await slip.open();
    await expect(slip.sheet.getByRole('listitem').first()).toContainText('Live');
    await slip.sheet.getByRole('button', { name: 'Close', exact: true }).click();
    await sports.showTab('Tomorrow');
    await sports.showTab('Top');
    await expect(sports.matches.first()).toBeVisible();
    await expect(price).toHaveCount(0);
  },
);
