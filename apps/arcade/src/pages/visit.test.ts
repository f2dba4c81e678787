import { expect, test, vi } from 'vitest';
import { kes } from '@kipenga/betting-core';
import type { StakeView } from '../protocol.ts';
import { Visit } from './visit.ts';

test('a stake that was decided while the line was down is counted and told once, one of another visit told alone', () => {
  vi.useFakeTimers();
  const net = { textContent: '' };
  const visit = new Visit({ balance: {}, net, time: {} } as never, kes(100));
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
