import { instant, kes } from '@kipenga/betting-core';
import { LIMITS_HREF } from '@kipenga/shell';
import { aProfile } from '@kipenga/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountPage } from '../../pages/AccountPage.tsx';
import { ResponsiblePage } from '../../pages/ResponsiblePage.tsx';
import { renderInSportsbook } from '../../test-sportsbook.tsx';

const nothing = {
  depositLimits: [],
  dayLimits: [],
  stakedToday: kes(240),
  lostToday: kes(60),
  dayEndsAt: instant('2026-11-21T21:00:00Z'),
  timeOutUntil: null,
  exclusionUntil: null,
};
const down = () => new Response('', { status: 500 });

const PATH = '/responsible-gambling';
const show = (answers: NonNullable<Parameters<typeof renderInSportsbook>[1]>['answers'] = {}) =>
  renderInSportsbook(<ResponsiblePage />, {
    path: PATH,
    profile: aProfile(),
    answers: { getPlayLimits: nothing, ...answers },
  });
const open = async (answers: Parameters<typeof show>[0] = {}) => {
  const house = await show(answers);
  await screen.findByText('Time-out');
  return house;
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
});

describe('the customer’s own limits', () => {
  test('are one tap from the account, beside Deposit and Withdraw and like them', async () => {
    const Where = () => {
      const { pathname, hash } = useLocation();
      return <output aria-label="path">{pathname + hash}</output>;
    };
    await renderInSportsbook(
      <>
        <AccountPage />
        <Where />
      </>,
      { path: '/account', profile: aProfile() },
    );
    const ways = ['Deposit', 'Withdraw', 'Limits'].map((name) => screen.getByRole('button', { name }));
    expect(new Set(ways.map((button) => button.dataset['look'])).size).toBe(1);
    expect(new Set(ways.map((button) => button.parentElement)).size).toBe(1);
    await userEvent.click(ways[2]!);
    expect(screen.getByLabelText('path')).toHaveTextContent(LIMITS_HREF);
  });

  test('stand where every way to them leads', async () => {
    const { container } = await open();
    const place = container.querySelector(new URL(LIMITS_HREF, 'http://house').hash);
    expect(place).toContainElement(screen.getByRole('region', { name: 'Limits and breaks' }));
  });

  test('a deposit limit is sent as it was written, and what holds is asked for again', async () => {
    let limits = nothing as object;
    const { platform } = await open({
      getPlayLimits: () => limits as never,
      setDepositLimit: (request) => {
        limits = { ...nothing, depositLimits: [{ ...request, pending: null }] };
        return { kind: 'accepted', description: '' };
      },
    });
    await userEvent.click(screen.getByText('Deposit limit'));
    await userEvent.type(screen.getByLabelText('At most', { selector: 'input' }), '2000{Enter}');
    expect(await screen.findByText(/^Saved\. A lower limit starts now/)).toBeInTheDocument();
    expect(platform.calls.find((call) => call.name === 'setDepositLimit')?.request).toEqual({
      period: 'week',
      amount: kes(2_000),
    });
    expect(await screen.findByText('1 set')).toBeInTheDocument();
  });

  test('a limit of the day is sent, and says what is left of today', async () => {
    let limits = nothing as object;
    const { platform } = await open({
      getPlayLimits: () => limits as never,
      setDayLimit: (request) => {
        limits = { ...nothing, dayLimits: [{ ...request, pending: null }] };
        return { kind: 'accepted', description: '' };
      },
    });
    await userEvent.click(screen.getByText('Daily limits'));
    await userEvent.type(screen.getByLabelText('At most in a day', { selector: 'input' }), '300{Enter}');
    expect(await screen.findByText(/^Saved\. A lower limit starts now/)).toBeInTheDocument();
    expect(platform.calls.find((call) => call.name === 'setDayLimit')?.request).toEqual({
      of: 'loss',
      amount: kes(300),
    });
    expect(await screen.findByText('You can still stake today')).toBeInTheDocument();
    expect(screen.getByText('KES 240.00')).toBeInTheDocument();
  });

  test('a time-out is asked about once, sent, and said to have begun', async () => {
    const { platform } = await open();
    await userEvent.click(screen.getByText('Time-out'));
    await userEvent.click(screen.getByRole('button', { name: 'Take a time-out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, 24 hours' }));
    expect(await screen.findByText(/^Your break has begun\./)).toBeInTheDocument();
    expect(platform.calls.find((call) => call.name === 'takeTimeOut')?.request).toEqual({ length: 'day' });
  });

  const excludeWith = async (password: string) => {
    await userEvent.click(screen.getByText('Self-exclusion'));
    await userEvent.click(screen.getByRole('button', { name: 'Exclude me' }));
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), `${password}{Enter}`);
  };

  test('self-exclusion goes with the password; a wrong one is said in our words and can be written again', async () => {
    const { platform } = await open({ excludeSelf: { kind: 'refused', code: 1, description: 'no' } });
    await excludeWith('siri');
    expect(await screen.findByText('The password is not right.')).toBeInTheDocument();
    expect(platform.calls.find((call) => call.name === 'excludeSelf')?.request).toEqual({
      length: 'half-year',
      password: 'siri',
    });
    expect(screen.getByLabelText('Password', { selector: 'input' })).toBeInTheDocument();
  });

  test('an answer that never came is said, and what holds is asked for again', async () => {
    const { platform } = await open({ takeTimeOut: down });
    await userEvent.click(screen.getByText('Time-out'));
    await userEvent.click(screen.getByRole('button', { name: 'Take a time-out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes, 24 hours' }));
    expect(await screen.findByText('Oops!')).toBeInTheDocument();
    await vi.waitFor(() =>
      expect(platform.calls.filter((call) => call.name === 'getPlayLimits').length).toBeGreaterThan(1),
    );
  });

  test.each([
    ['a time-out', { timeOutUntil: instant('2026-11-25T04:09:00Z') }],
    ['a self-exclusion', { exclusionUntil: instant('2026-11-25T04:09:00Z') }],
  ])('%s in force stands in the account, until when and with what is left', async (_, inForce) => {
    await renderInSportsbook(<AccountPage />, {
      path: '/account',
      profile: aProfile(),
      answers: { getPlayLimits: { ...nothing, ...inForce } },
    });
    expect(
      await screen.findByText(/not to bet or deposit until .*25 Nov.*, 07:09\. You can still withdraw\./),
    ).toBeInTheDocument();
  });

  test('limits that did not load are no empty limits: a line with Retry (D44)', async () => {
    let isDown = true;
    await show({ getPlayLimits: () => (isDown ? down() : nothing) });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText('Your limits did not load.')).toBeInTheDocument();
    expect(screen.queryByText('Time-out')).toBeNull();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Time-out')).toBeInTheDocument();
  });
});

test('a visitor reads the page, and logs in to set limits', async () => {
  const { store, platform } = await renderInSportsbook(<ResponsiblePage />, { path: PATH });
  expect(await screen.findByRole('heading', { name: 'What we can do' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log in to set limits or take a break' }));
  expect(store.getState()).toMatchObject({ modal: { open: { name: 'log-in', goTo: LIMITS_HREF } } });
  expect(platform.calls.some((call) => call.name === 'getPlayLimits')).toBe(false);
});
