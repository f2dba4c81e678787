import { DEFAULT_LIMITS, kes } from '@kipenga/betting-core';
import type { PlaceBetAnswer } from '@kipenga/api';
import { aProfile } from '@kipenga/shell/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BetslipSheet, CurrentPicks } from './BetslipSheet.tsx';
import { betslipRestored, chooseSystem, forgetTypedStakes } from './features/slip/index.ts';
import { marketsAt, pickOf, placed, press, seenIn, walletOf } from './test-slip.ts';
import { renderInSportsbook } from './test-sportsbook.tsx';

const PICKS = [
  pickOf('Gor', 1_850),
  pickOf('Tusker', 2_100),
  pickOf('Sofapaka', 3_400),
  pickOf('Ulinzi', 1_500),
] as const;

const answer = placed('R-1', {
  stake: kes(49),
  totalOdds: 631,
  netPayout: kes(228.57),
  system: { sizes: [2, 3], bankers: [], lines: 4 },
});

async function openSlip(count: number, balance = 500) {
  const house = await renderInSportsbook(<BetslipSheet isOpen onClose={vi.fn()} onShare={vi.fn()} />, {
    profile: aProfile(),
    answers: {
      getLimits: DEFAULT_LIMITS,
      getBalance: walletOf(balance),
      getMatchMarkets: marketsAt(PICKS),
      placeBet: answer,
    },
  });
  act(() => {
    forgetTypedStakes();
    house.store.dispatch(betslipRestored({ type: 'prematch', selections: PICKS.slice(0, count) }));
  });
  return { ...house, ...seenIn(house) };
}
const way = (name: string) => screen.getByRole('radio', { name });
const chooseWay = (name: string) => userEvent.click(way(name));
const ladder = async () =>
  within(await screen.findByRole('group', { name: 'What it pays after tax, in KES' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent?.trim()}: ${term.nextElementSibling?.textContent}`);

describe('a system from the slip (D100)', () => {
  test('sends the lines, bankers and win that it showed', async () => {
    const sheet = await openSlip(4);
    await chooseWay('System');
    expect(await screen.findByRole('button', { name: /^Yankee/, pressed: true })).toBeVisible();
    await press('Lucky 15 15 lines');
    await userEvent.click(screen.getByRole('checkbox', { name: /^1 of 4/ }));
    await press('Banker: Sofapaka v Bandari');
    expect(screen.getByText(/^7 lines, each gets KES\s6\.22 of the stake after tax$/)).toBeVisible();
    expect(await ladder()).toEqual([
      'The banker wrong: 0.00',
      '1 right: 0.00',
      expect.stringMatching(/^2 right: /),
      expect.stringMatching(/^3 right: /),
      expect.stringMatching(/^All 4 right: /),
    ]);
    const all = (await ladder()).at(-1)?.replace('All 4 right: ', '');
    expect(screen.getByText('If all are right').nextElementSibling).toHaveTextContent(`KES ${all}`);
    await press('Place bet, KES 49.00');
    await screen.findByRole('dialog', { name: /Bet placed Successfully/ });
    const [request] = sheet.requests();
    expect(request?.system).toEqual({ sizes: [2, 3, 4], bankers: [2] });
    expect(request?.selections[2]?.homeTeam).toBe('Sofapaka');
    expect(request?.netPayout).toBe(kes(Number(all?.replaceAll(',', ''))));
    expect(request?.stake).toBe(kes(49));
  });

  test('that no longer fits says so, is one bet meanwhile, and comes back whole with the picks', async () => {
    const sheet = await openSlip(4);
    await chooseWay('System');
    await screen.findByRole('button', { name: /^Yankee/, pressed: true });
    await press('Banker: Ulinzi v Bandari');
    await press('Remove Gor v Bandari');
    expect(screen.getByText(/^Lines of 4 do not fit 3 picks and 1 banker: left out for now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Banker: Ulinzi v Bandari' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Remove Tusker v Bandari');
    expect(
      screen.getByText(/^A system takes at least 3 picks\. These 2 are one multi bet for now/),
    ).toHaveAttribute('role', 'status');
    expect(way('System')).toBeChecked();
    await press('Place bet, KES 49.00');
    await screen.findByRole('dialog', { name: /Bet placed Successfully/ });
    expect(sheet.requests()[0]).not.toHaveProperty('system');
    expect(sheet.requests()[0]?.selections).toHaveLength(2);
  });

  test('is as it was after a pick that was taken off is put back', async () => {
    await openSlip(3);
    await chooseWay('System');
    await press('Banker: Sofapaka v Bandari');
    expect(await screen.findByText(/^2–3 of 3, 1 banker|2 \+ 3 of 3, 1 banker/)).toBeVisible();
    await press('Remove Sofapaka v Bandari');
    expect(screen.getByText(/^A system takes at least 3 picks/)).toBeVisible();
    await press('Undo');
    expect(way('System')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Banker: Sofapaka v Bandari' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('without a size, or with bankers that fill every line, is not offered for placing, and says why', async () => {
    const sheet = await openSlip(3);
    await chooseWay('System');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^2 of 3/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^3 of 3/ }));
    expect(screen.getAllByText('Choose how many picks a line of your system has.')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^2 of 3/ }));
    await press('Banker: Gor v Bandari');
    await press('Banker: Tusker v Bandari');
    expect(screen.getAllByText(/^Your bankers fill every line/)).not.toHaveLength(0);
    expect(sheet.sent()).toEqual([]);
  });

  test('that waits for a pick is left for one bet by choosing it', async () => {
    await openSlip(3);
    await chooseWay('System');
    await press('Remove Sofapaka v Bandari');
    await chooseWay('Multi bet');
    expect(screen.queryByText(/^A system takes at least 3 picks/)).toBeNull();
    expect(screen.queryByRole('radio', { name: 'System' })).toBeNull();
    await press('Undo');
    expect(way('Multi bet')).toBeChecked();
  });

  test('keeps the sizes that are left out for now while another is ticked', async () => {
    const sheet = await openSlip(4);
    await chooseWay('System');
    await press('Remove Gor v Bandari');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^2 of 3/ }));
    await press('Undo');
    expect(await screen.findByRole('checkbox', { name: /^4 of 4/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^2 of 4/ })).not.toBeChecked();
    expect(sheet.onSlip()).toHaveLength(4);
  });

  test('says its name and what is left out as a status, and not the sum that each digit of the stake changes', async () => {
    await openSlip(3);
    await chooseWay('System');
    const name = await screen.findByText('Trixie', { selector: '[role=status] > b' });
    const status = name.closest('[role=status]');
    expect(status).toHaveTextContent(/^Trixie$/);
    expect(screen.getByText(/^4 lines, each gets KES\s10\.89 of the stake after tax$/)).toBeVisible();
  });

  test('that was placed comes back in its lines with the same picks, and with no others', async () => {
    const sheet = await openSlip(4);
    await chooseWay('System');
    await press('Banker: Sofapaka v Bandari');
    await press('Place bet, KES 49.00');
    await screen.findByRole('dialog', { name: /Bet placed Successfully/ });
    act(
      () => void sheet.store.dispatch(betslipRestored({ type: 'prematch', selections: PICKS.slice(0, 3) })),
    );
    expect(screen.getByRole('radio', { name: 'Multi bet', hidden: true })).toBeChecked();
    act(() => void sheet.store.dispatch(betslipRestored({ type: 'prematch', selections: [] })));
    await press('Same picks again');
    expect(
      await screen.findByRole('button', { name: 'Banker: Sofapaka v Bandari', pressed: true }),
    ).toBeVisible();
    expect(way('System')).toBeChecked();
  });

  test('is said by its lines in the bar, whose odds would be those of one bet', async () => {
    const bar = await renderInSportsbook(<CurrentPicks />, {
      answers: { getMatchMarkets: marketsAt(PICKS) },
    });
    act(() => {
      forgetTypedStakes();
      bar.store.dispatch(betslipRestored({ type: 'prematch', selections: PICKS.slice(0, 3) }));
    });
    expect(await screen.findByText('Total odds')).toBeVisible();
    const matchIds = PICKS.map((one) => one.matchId);
    act(() => chooseSystem({ isOn: true, matchIds, sizes: [2, 3], bankers: [] }));
    expect(screen.getByText('Trixie, 4 lines')).toBeVisible();
    expect(screen.queryByText('Total odds')).toBeNull();
  });

  test('marks its bankers while it is on its way', async () => {
    const sheet = await openSlip(3);
    await chooseWay('System');
    await press('Banker: Sofapaka v Bandari');
    const house = Promise.withResolvers<PlaceBetAnswer>();
    sheet.platform.change({ placeBet: () => house.promise });
    await press('Place bet, KES 49.00');
    expect(screen.queryByRole('button', { name: /^Banker/ })).toBeNull();
    expect(screen.getByText('Banker')).toBeVisible();
    house.resolve(answer);
    await screen.findByRole('dialog', { name: /Bet placed Successfully/ });
  });

  test('a deposit that was offered for one way is not offered for another', async () => {
    await openSlip(3, 9);
    await chooseWay('System');
    await screen.findByRole('button', { name: /^Trixie/, pressed: true });
    await press('Place bet, KES 49.00');
    expect(await screen.findByRole('button', { name: /^Deposit KES .* and place$/ })).toBeVisible();
    await chooseWay('Multi bet');
    expect(screen.queryByRole('button', { name: /^Deposit KES .* and place$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Place bet, KES 49.00' })).toBeVisible();
  });
});
