import { instant, kes, nairobiDay } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { ownDatabase } from '../../test/with-database.ts';
import { statementBetween } from '../statement/index.ts';
import { openCasinoJackpot } from './jackpot/index.ts';
import { openGameHall } from './testing/game-hall.ts';

const base = await ownDatabase();

test('a tier of the casino’s jackpot is told as won, with its game, apart from what was played (D86, D91)', async () => {
  const hall = openGameHall(base.db);
  await openCasinoJackpot(hall.services);
  const player = await hall.aPlayer(100);
  const session = await hall.opened(player, 'bahari');
  await hall.debit(session, 100);
  await hall.credit(session, 0, { jackpot: 'shaba' });
  const day = nairobiDay('2026-11-21');
  const now = instant('2026-11-21T12:00:00Z');
  const rows = await statementBetween(base.db, player.profileId, { from: day, to: day, now, realNow: now });
  expect(rows).toMatchObject([
    { type: 'deposit', amount: kes(100) },
    { type: 'game', reference: 'Bahari', amount: kes(-100) },
    { type: 'ticket-payout', reference: 'Bahari', amount: kes(201) },
  ]);
});
