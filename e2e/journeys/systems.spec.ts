import { expect, test } from '../fixtures/test.ts';

/** Matches that no other journey picks while they last. */
const PLACES = [20, 21, 22] as const;

test(
  'a Trixie is placed in the lines that the slip showed, settled with one pick wrong, and explained in bet detail and statement (D100)',
  { tag: '@D100' },
  async ({ page, site, sports, slip, modals, member, season }) => {
    const customer = await member(1_000);
    await page.goto('/');
    await expect(sports.matches.first()).toBeVisible();
    const feedMatches: string[] = [];
    for (const place of PLACES) {
      const { home } = sports.match(place);
      await sports.reach(home);
      feedMatches.push(await season.feedMatchOf((await home.getAttribute('data-outcome')) ?? ''));
      await home.click();
    }
    await slip.open();
    await slip.sheet.getByRole('radio', { name: 'System' }).check({ force: true });
    await expect(slip.sheet.getByRole('button', { name: 'Trixie 4 lines', pressed: true })).toBeVisible();
    const ladder = slip.sheet.getByRole('group', { name: 'What it pays after tax, in KES' });
    const paid = (right: string) =>
      ladder
        .getByRole('term')
        .filter({ hasText: right })
        .locator('xpath=following-sibling::dd[1]')
        .innerText();
    const [least = 0, most = 0] = [...(await paid('2 right')).matchAll(/[\d,]+\.\d\d/g)].map(([sum]) =>
      Number(sum.replaceAll(',', '')),
    );
    const allRight = await paid('All 3 right');
    await slip.sheet.getByRole('button', { name: /Log in to place/ }).click();
    await modals.logIn(customer);
    await slip.placeButton.click();
    const placed = site.dialog.filter({ hasText: 'Bet placed Successfully' });
    await expect(placed).toContainText(`KES ${allRight}`);
    await placed.getByRole('button', { name: 'Close' }).last().click();

    const [first = '', second = '', third = ''] = feedMatches;
    await season.result(first, 2, 0);
    await page.goto('/bets');
    const bet = site.main.getByRole('article').first();
    await expect(bet.getByRole('link')).toHaveAccessibleName(/^Trixie /);
    await bet.getByRole('link').click();
    await expect(site.main).toContainText('4 live, 0 lost');
    await season.result(second, 0, 1);
    await season.result(third, 1, 0);

    await page.goto('/bets');
    await expect(bet).toContainText('Won');
    await bet.getByRole('link').click();
    const standing = site.main.getByRole('group', { name: 'How its lines stand' });
    await expect(standing).toContainText('1 won, 3 lost');
    await expect(standing.getByRole('listitem').filter({ hasText: '1·3' })).toContainText('won');
    const sums = site.main.getByRole('region', { name: 'Bet amount summary' });
    const net = sums
      .getByRole('term')
      .filter({ hasText: 'Possible win' })
      .locator('xpath=following-sibling::dd[1]');
    const won = Number(/KES ([\d,.]+)/.exec(await net.innerText())?.[1]?.replaceAll(',', ''));
    expect(won).toBeGreaterThanOrEqual(least);
    expect(won).toBeLessThanOrEqual(most);
    await page.goto('/transactions?view=statement');
    // Where the win is more than the stake, the tax on it is a line of its own.
    const paidOut = site.main.getByRole('listitem').filter({ hasText: /Bet won|Tax on the win/u });
    await expect(paidOut.first()).toBeVisible();
    const movements = (await paidOut.allInnerTexts()).map((row) => {
      const [, sign, sum = ''] = /([+−])(?:KES )?([\d,]+\.\d\d)/u.exec(row) ?? [];
      return (sign === '−' ? -1 : 1) * Math.round(Number(sum.replaceAll(',', '')) * 100);
    });
    expect(movements.reduce((total, movement) => total + movement, 0)).toBe(Math.round(won * 100));
  },
);
