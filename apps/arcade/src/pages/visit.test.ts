import { expect, test, vi } from 'vitest';
import { kes } from '@kipenga/betting-core';
import type { StakeView } from '../protocol.ts';
import { Visit } from './visit.ts';

test('a stake that was decided while the line was down is counted and told once, one of another visit told alone', () => {
  vi.useFakeTimers();
  const net = { textContent: '' };
  const visit = new Visit({ balance: {}, net, time: {} } as never, kes(100), () => undefined);
  const stake: StakeView = {
    id: 's',
    round: 'r',
    stake: kes(50),
    state: 'open',
    paid: kes(0),
    at: null,
    pick: null,
  };
  visit.count(stake);
  const won = { ...stake, state: 'won', paid: kes(120) } as const;
  expect([visit.hearLast([won]), visit.hearLast([won])]).toEqual([true, false]);
  expect(net.textContent).toContain('70');
  expect(visit.hearLast([{ ...won, id: 'earlier' }])).toBe(true);
  expect(net.textContent).toContain('70');
  vi.useRealTimers();
});

test('a stake is seen to leave at once, what it brings only with the result', () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const balance = { textContent: '' };
  const visit = new Visit({ balance, net: {}, time: {} } as never, kes(100), told);
  visit.holdMoney(true);
  visit.hearBalance(kes(50));
  expect(balance.textContent).toContain('50.00');
  visit.hearBalance(kes(300));
  expect(balance.textContent).toContain('50.00');
  expect(told).not.toHaveBeenCalled();
  visit.holdMoney(false);
  expect(balance.textContent).toContain('300.00');
  expect(told).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('the house hears that the money is another as soon as it is shown, not before the result', () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const visit = new Visit({ balance: {}, net: {}, time: {} } as never, kes(100), told);
  visit.hearBalance(kes(50));
  expect(told).toHaveBeenCalledTimes(1);
  visit.hearBalance(kes(50));
  visit.holdMoney(true);
  visit.hearBalance(kes(150));
  expect(told).toHaveBeenCalledTimes(1);
  visit.holdMoney(false);
  expect(told).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
