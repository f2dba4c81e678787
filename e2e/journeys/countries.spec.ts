import { expect, test } from '../fixtures/test.ts';

test(
  'the tree of sports: a panel for each, its leagues, a league leads to its matches, and a way back',
  { tag: ['@R2-06', '@R2-38', '@R2-41'] },
  async ({ page, site, sports }) => {
    await site.open('/countries');
    await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible();
    const panel = (sport: string) => site.main.locator('details').filter({ hasText: `All ${sport}` });
    const soccer = panel('Soccer');
    await expect(soccer).toHaveAttribute('open');
    const other = panel('Tennis');
    await other.locator('summary').click();
    await expect(other.getByRole('link', { name: 'All Tennis' })).toBeVisible();
    await expect(soccer, 'another panel closes none').toHaveAttribute('open');
    const league = soccer.getByRole('listitem').getByRole('link').first();
    await league.click();
    await expect(page).toHaveURL(/\/sports\?.*league=/);
    await expect(sports.matches.first()).toBeVisible();
    await site.open('/countries');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/sports$/);
  },
);
