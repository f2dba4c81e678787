import { instant, kes, type Msisdn } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { closeByOperator, decideOnBalance, payOutClosed } from '../closing/index.ts';
import { openGameHall } from './testing/game-hall.ts';
import { withHall } from '../../test/with-hall.ts';

const { base, hall: games } = await withHall(openGameHall);

describe('a game round that hangs (D46, D104)', () => {
  const refuse = (reason: string) => ({ ok: false, reason });
  const HALF_A_DAY = 12 * 3_600;

  /** A player under age with a stake in a round that nobody ended. */
  const hanging = async () => {
    const player = await games.aPlayer(100, instant('2027-01-01T00:00:00Z'));
    const { profileId } = player;
    await base.db.query(
      `INSERT INTO payment (profile_id, payment_id, type, msisdn, amount, fee, tax, unwagered, status, made_at)
       SELECT profile_id, 'paid in', 'deposit', msisdn, 10000, 0, 0, 0, 'COMPLETED', now() FROM customer WHERE profile_id = $1`,
      [profileId],
    );
    const [owner] = await base.db.query<{ phone: Msisdn }>(
      'SELECT msisdn AS phone FROM customer WHERE profile_id = $1',
      [profileId],
    );
    const phone = owner?.phone as Msisdn;
    const session = await games.opened(player);
    const transaction = games.aName();
    await games.debit(session, 30, { transaction });
    await closeByOperator(games.services, { phone, reason: 'under-age', author: 'A. Otieno' });
    const decide = (decision: 'stakes-back' | 'pay-out') =>
      decideOnBalance(games.services, { phone, decision, author: 'A. Otieno', second: 'B. Wanjiru' });
    return { player, session, transaction, decide };
  };

  test('holds a decision up while it can be played on; then its stake goes back too, once', async () => {
    const { player, session, transaction, decide } = await hanging();
    expect(await decide('stakes-back')).toEqual(refuse('still-open'));
    games.wait(HALF_A_DAY);
    expect(await decide('stakes-back')).toEqual({
      ok: true,
      value: { back: kes(100), forfeited: 0, madeGood: 0 },
    });
    expect(await games.cash(player)).toBe(100);
    expect(await games.credit(session, 500)).toEqual(refuse('rolled-back'));
    expect(await games.rollback(session, transaction)).toEqual(refuse('rolled-back'));
    expect(await games.cash(player)).toBe(100);
    expect(await games.books()).toEqual({ total: 0, drifting: [] });
  });

  test('of one who was of age after all is left open: what it brings is paid out as well', async () => {
    const { player, session, decide } = await hanging();
    games.wait(HALF_A_DAY);
    expect(await decide('pay-out')).toMatchObject({ ok: true, value: { back: kes(70) } });
    expect(await games.credit(session, 50)).toMatchObject({ ok: true });
    const paid: number[] = [];
    await payOutClosed({
      ...games.services,
      mobileMoney: {
        ...games.services.mobileMoney,
        payOut: async (_, { profileId, amount }) =>
          void (profileId === player.profileId && paid.push(amount)),
      },
    });
    expect(await games.cash(player)).toBe(0);
    expect(paid).toEqual([kes(120)]);
  });
});
