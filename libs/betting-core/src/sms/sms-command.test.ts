import { expect, test } from 'vitest';
import { smsCommand } from './sms-command.ts';

test.each([
  ['BALANCE', { kind: 'balance' }],
  ['balance', { kind: 'balance' }],
  [' Balance \n', { kind: 'balance' }],
  ['BONUS', { kind: 'bonus' }],
  ['GAMES', { kind: 'games' }],
  ['STOP', { kind: 'stop' }],
  ['REGISTER', { kind: 'register' }],
  ['join', { kind: 'register' }],
  ['W#100', { kind: 'withdraw', amount: 10000 }],
  ['w # 1,500', { kind: 'withdraw', amount: 150000 }],
  ['W#20.50', { kind: 'withdraw', amount: 2050 }],
  ['W# 60 ', { kind: 'withdraw', amount: 6000 }],
  ['W# 6 0', { kind: 'unknown' }], // (D76)
  ['W#1 000', { kind: 'unknown' }], // (D76)
  ['W#', { kind: 'unknown' }],
  ['W#-5', { kind: 'unknown' }],
  ['W100', { kind: 'unknown' }],
  ['W##5', { kind: 'unknown' }],
  ['AW#100', { kind: 'unknown' }],
  ['', { kind: 'unknown' }],
  ['constructor', { kind: 'unknown' }],
  ['BALANCES', { kind: 'unknown' }],
  ['JP', { kind: 'jackpots' }],
  [' jp\n', { kind: 'jackpots' }],
  ['JP#1X2', { kind: 'place-jackpot', picks: ['home', 'draw', 'away'] }],
  [' j p # 2 2\tx ', { kind: 'place-jackpot', picks: ['away', 'away', 'draw'] }],
  ['jp#1111111111112', { kind: 'place-jackpot', picks: [...Array<string>(12).fill('home'), 'away'] }],
  ['JP#', { kind: 'unknown' }],
  ['JP#13', { kind: 'unknown' }],
  ['JP#1,X', { kind: 'unknown' }],
  ['JP#1#2', { kind: 'unknown' }],
  ['JP#12😀', { kind: 'unknown' }],
  ['JP1X2', { kind: 'unknown' }],
  ['XJP#1X2', { kind: 'unknown' }],
])('%j (R1-10, D69)', (text, command) => {
  expect(smsCommand(text)).toEqual(command);
});
