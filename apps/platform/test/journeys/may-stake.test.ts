import { kes, parseMsisdn } from '@kipenga/betting-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { placeBet } from '../../src/bets/index.ts';
import { debit } from '../../src/casino/play-round.ts';
import { ARCADE, openGameHall, type GameHall } from '../../src/casino/testing/game-hall.ts';
import type { Database, Sql } from '../../src/database/index.ts';
import { placeTicket } from '../../src/jackpots/index.ts';
import { cashOf, HOUSE, lockWallet, post } from '../../src/ledger/index.ts';
import { counting } from '../counting.ts';
import { openTicketHall, type TicketHall } from '../ticket-hall.ts';
import { untilWaiting } from '../waiting-for-locks.ts';
import { ownDatabase } from '../with-database.ts';

const base = await ownDatabase();
let hall: TicketHall;
let games: GameHall;
beforeAll(async () => {
  hall = await openTicketHall(base.db);
  games = openGameHall(base.db);
});

/** A customer with cash and a game open, and what they ask for: KES 49 on a bet, a ticket and a round. */
const aStaker = async (cash: number) => {
  const player = await games.aPlayer(cash);
  const { profileId } = player;
  const session = await games.opened(player);
  const [row] = await base.db.query<{ msisdn: string }>('SELECT msisdn FROM customer WHERE profile_id = $1', [
    profileId,
  ]);
  const phone = parseMsisdn(row?.msisdn ?? '');
  if (!phone.ok) throw new Error('the player has no phone');
  const customer = { profileId, msisdn: phone.value };
  const [bet, ticket] = [
    await hall.asked(customer, [await hall.aPick(2)], kes(49)),
    hall.ticket(customer, await hall.aJackpot()),
  ];
  const services = { ...hall.services, realClock: games.services.realClock };
  const key = games.aName;
  return {
    player,
    profileId,
    bet: (db: Database) => placeBet({ ...services, db }, { customer, key: key(), asked: bet }),
    ticket: (db: Database) => placeTicket({ ...services, db }, { customer, key: key(), asked: ticket }),
    round: (db: Database) =>
      debit({ ...services, db }, ARCADE, { session, round: key(), transaction: key(), amount: kes(49) }),
  };
};
type Staker = Awaited<ReturnType<typeof aStaker>>;

const limitOf = (limits: 'stake' | 'loss') => (sql: Sql, profileId: string) =>
  sql.query('INSERT INTO day_limit (profile_id, limits, amount) VALUES ($1, $2, 4800)', [profileId, limits]);

/** Each cause as it is written down, its reason at the counter, and its code for a provider of games. */
const CAUSES = [
  [
    'a closed account',
    (sql, profileId) => sql.query(`UPDATE customer SET status = 'closed' WHERE profile_id = $1`, [profileId]),
    'account-closed',
    'session-ended',
  ],
  [
    'a block by the house',
    (sql, profileId) =>
      sql.query(
        `INSERT INTO customer_block (profile_id, reason, holds_money, since) VALUES ($1, 'care', false, '2026-11-21')`,
        [profileId],
      ),
    'account-blocked',
    'excluded',
  ],
  [
    'a break',
    (sql, profileId) =>
      sql.query(
        `INSERT INTO play_break (profile_id, kind, taken_at, ends_at) VALUES ($1, 'time-out', '2026-11-21', '2026-11-22')`,
        [profileId],
      ),
    'self-excluded',
    'excluded',
  ],
  ['a limit on the stakes of the day', limitOf('stake'), 'day-stake-limit-passed', 'day-limit'],
  ['a limit on the losses of the day', limitOf('loss'), 'day-loss-limit-passed', 'day-limit'],
  [
    'too little cash',
    (sql, profileId) =>
      post(sql, {
        reference: games.aName(),
        kind: 'held-back',
        profileId,
        at: games.services.realClock.now(),
        postings: [{ from: cashOf(profileId), to: HOUSE.heldBack, amount: kes(2) }],
      }),
    'insufficient-funds',
    'insufficient-funds',
  ],
] as const satisfies readonly (readonly [
  string,
  (sql: Sql, profileId: Staker['profileId']) => Promise<unknown>,
  string,
  string,
])[];

describe('a stake on a bet, a ticket and a game', () => {
  test.each(CAUSES)('is refused for %s, also when it waited for the wallet meanwhile', async (...each) => {
    const [, happens, reason, code] = each;
    const { player, profileId, bet, ticket, round } = await aStaker(50);
    const cashLeft = reason === 'insufficient-funds' ? 48 : 50;
    const sent = await base.db.transaction(async (sql) => {
      await lockWallet(sql, profileId);
      const waiting = [bet(base.db), ticket(base.db), round(base.db)] as const;
      await untilWaiting(base.db, waiting.length);
      await happens(sql, profileId);
      return { waiting };
    });
    const refused = { reason: { code: reason } };
    const gameRefused = { ok: false, reason: code };
    expect(await Promise.all(sent.waiting)).toMatchObject([refused, refused, gameRefused]);
    expect(await Promise.all([bet(base.db), ticket(base.db)])).toMatchObject([refused, refused]);
    expect(await round(base.db)).toEqual(gameRefused);
    expect(await games.cash(player)).toBe(cashLeft);
  });

  test.each([
    ['bet', 7],
    ['ticket', 9],
    ['round', 10],
  ] as const)(
    'is taken, a %s, in %i statements, with a limit of the day or without',
    async (product, count) => {
      for (const isLimited of [false, true]) {
        const staker = await aStaker(50);
        if (isLimited)
          await base.db.query(
            `INSERT INTO day_limit (profile_id, limits, amount) VALUES ($1, 'stake', 4900)`,
            [staker.profileId],
          );
        const { db, statements } = counting(base.db);
        await staker[product](db);
        expect(await games.cash(staker.player)).toBe(1);
        expect(statements()).toBe(count);
      }
    },
  );
});
