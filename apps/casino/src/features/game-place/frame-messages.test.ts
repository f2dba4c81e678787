import { expect, test } from 'vitest';
import { readFrameMessage } from './frame-messages.ts';

const url = 'http://localhost:4201/play/comet?token=once';
const origin = 'http://localhost:4201';

test('a game may ask for the cashier and for its lobby, and say that a limit stood in the way or that money moved', () => {
  expect(readFrameMessage({ origin, data: { type: 'kipenga:limits' } }, url)).toBe('limits');
  expect(readFrameMessage({ origin, data: { type: 'kipenga:money' } }, url)).toBe('money');
  expect(readFrameMessage({ origin, data: { type: 'kipenga:cashier' } }, url)).toBe('cashier');
  expect(readFrameMessage({ origin, data: { type: 'kipenga:lobby' } }, url)).toBe('lobby');
});

test.each([
  ['https://elsewhere.example', { type: 'kipenga:cashier' }],
  ['http://localhost:42010', { type: 'kipenga:cashier' }],
  ['null', { type: 'kipenga:cashier' }],
  [origin, { type: 'kipenga:deposit-everything' }],
  [origin, { type: 'constructor' }],
  [origin, 'kipenga:cashier'],
  [origin, null],
])('nobody else is heard, and nothing else: %s %j', (from, data) =>
  expect(readFrameMessage({ origin: from, data }, url)).toBeNull(),
);
