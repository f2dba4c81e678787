import { randomUUID } from 'node:crypto';
import { kes, ok } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { cutEverywhere } from '../../test/power-cut.ts';
import { casinoTiers, openCasinoJackpot } from './jackpot/index.ts';
import { credit, debit, rollback } from './play-round.ts';
import { ARCADE, openGameHall, type GameHall } from './testing/game-hall.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall } = await withHall(openGameHall);

const cut = (
  work: (services: GameHall['services']) => Promise<unknown>,
  afterEachCut: () => Promise<void>,
): Promise<number> => cutEverywhere(base.db, (db) => work({ ...hall.services, db }), afterEachCut);

test('the power is cut at every statement of a stake, a rollback and a win: all of it is done or nothing, and a repeat gets through (trust P15)', async () => {
  const player = await hall.aPlayer(100);
  const session = await hall.opened(player);
  const named = () => ({ session, round: 'r1', transaction: randomUUID() });
  const holds = (shillings: number) => async () => {
    expect(await hall.cash(player)).toBe(shillings);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  };

  const stake = { ...named(), amount: kes(40) };
  expect(await cut((services) => debit(services, ARCADE, stake), holds(100))).toBeGreaterThan(5);
  await holds(60)();
  const back = { ...named(), of: stake.transaction };
  expect(await cut((services) => rollback(services, ARCADE, back), holds(60))).toBeGreaterThan(5);
  await holds(100)();
  await hall.debit(session, 10);
  const winnings = { ...named(), amount: kes(25) };
  expect(await cut((services) => credit(services, ARCADE, winnings), holds(90))).toBeGreaterThan(5);
  await holds(115)();
  expect(await credit(hall.services, ARCADE, winnings)).toEqual(ok({ balance: kes(115) }));
});

test('the power is cut at every statement of a jackpot’s win: it is paid once, and begins anew (D86, trust P15)', async () => {
  await openCasinoJackpot(hall.services);
  const player = await hall.aPlayer(100);
  const session = await hall.opened(player, 'bahari');
  await hall.debit(session, 100);
  const won = { session, round: 'r1', transaction: randomUUID(), amount: kes(0), jackpot: 'shaba' as const };
  const nothingYet = async () => expect(await hall.cash(player)).toBe(0);
  expect(await cut((services) => credit(services, ARCADE, won), nothingYet)).toBeGreaterThan(8);
  expect(await hall.cash(player)).toBe(201);
  expect(await credit(hall.services, ARCADE, won)).toEqual(ok({ balance: kes(201), jackpotPaid: kes(201) }));
  expect(await casinoTiers(base.db)).toContainEqual({ tier: 'shaba', amount: kes(200) });
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});
