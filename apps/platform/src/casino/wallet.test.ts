import { instant, kes, ok, refuse, type Instant } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { balanceOf, HOUSE, lockWallet, playedSince, walletLots, wonInGamesSince } from '../ledger/index.ts';
import { openGameHall, type GameHall } from './testing/game-hall.ts';
import { untilWaiting } from '../../test/waiting-for-locks.ts';
import { withHall } from '../../test/with-hall.ts';

const { hall } = await withHall(openGameHall);

const left = (shillings: number) => ok({ balance: kes(shillings) });
const seated = async (shillings: number) => {
  const player = await hall.aPlayer(shillings);
  return { player, session: await hall.opened(player) };
};
const many = <T>(count: number, ask: (at: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => ask(at)));

describe('a round', () => {
  test('takes the stake and pays the winnings, and the house keeps the rest', async () => {
    const { player, session } = await seated(100);
    const before = await balanceOf(hall.db, HOUSE.games);
    expect(await hall.debit(session, 40)).toEqual(left(60));
    expect(await hall.balance(session)).toEqual(left(60));
    expect(await balanceOf(hall.db, HOUSE.openRounds)).toBe(kes(40));
    expect(await hall.credit(session, 90)).toEqual(left(150));
    expect(await hall.cash(player)).toBe(150);
    expect(await balanceOf(hall.db, HOUSE.openRounds)).toBe(0);
    expect((await balanceOf(hall.db, HOUSE.games)) - before).toBe(kes(-50));
  });

  test('that is lost is closed with nothing, and takes no more', async () => {
    const { session } = await seated(100);
    await hall.debit(session, 40);
    expect(await hall.credit(session, 0)).toEqual(left(60));
    expect(await hall.credit(session, 10)).toEqual(refuse('round-closed'));
    expect(await hall.debit(session, 10)).toEqual(refuse('round-closed'));
    expect(await hall.debit(session, 10, { round: 'r2' })).toEqual(left(50));
  });

  test('of a name other players use too is each player’s own', async () => {
    const [one, two] = [await seated(100), await seated(100)];
    await hall.debit(one.session, 40);
    expect(await hall.credit(two.session, 900)).toEqual(refuse('unknown-round'));
    await hall.debit(two.session, 10);
    await hall.credit(one.session, 0);
    expect(await hall.credit(two.session, 20)).toEqual(left(110));
  });

  test('costs at least 5, at most what the game says in all, and wins at most 500,000 (R9-01)', async () => {
    const session = await hall.opened(await hall.aPlayer(60_000), 'fastballs');
    expect(await hall.debit(session, 4.99)).toEqual(refuse('limits'));
    expect(await hall.debit(session, 15_000.01)).toEqual(refuse('limits'));
    expect(await hall.debit(session, 10_000)).toEqual(left(50_000));
    expect(await hall.debit(session, 5_000.01)).toEqual(refuse('limits'));
    expect(await hall.debit(session, 5_000)).toEqual(left(45_000));
    expect(await hall.credit(session, 500_000.01)).toEqual(refuse('limits'));
    expect(await hall.credit(session, 500_000)).toEqual(left(545_000));
  });

  test('without the money is refused, and may be asked for again when it is there', async () => {
    const { player, session } = await seated(10);
    const transaction = hall.aName();
    expect(await hall.debit(session, 20, { transaction })).toEqual(refuse('insufficient-funds'));
    await hall.payIn(player.profileId, kes(10));
    expect(await hall.debit(session, 20, { transaction })).toEqual(left(0));
  });
});

describe('the limits of a round are the customer’s, whatever the sessions', () => {
  const tenSeats = async (gameId: string) => {
    const player = await hall.aPlayer(60_000);
    return { player, sessions: await many(10, () => hall.opened(player, gameId)) };
  };
  const stakes = (sessions: readonly string[], sharedRound: string) =>
    many(sessions.length, (at) =>
      hall.debit(sessions[at] ?? '', 5_000, { round: `${sharedRound}:${at}`, sharedRound }),
    );
  const taken = (answers: readonly { readonly ok: boolean }[]): number =>
    answers.filter(({ ok }) => ok).length;

  test('ten windows stake on one flight at once: one of them does', async () => {
    const { player, sessions } = await tenSeats('comet');
    const answers = await stakes(sessions, 'f1');
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(9).fill(refuse('limits')));
    expect(await hall.cash(player)).toBe(55_000);
    expect(taken(await stakes(sessions, 'f2'))).toBe(1);
  });

  test('several stakes on a draw count together; one that was taken back does not', async () => {
    const { player, sessions } = await tenSeats('fastballs');
    expect(taken(await stakes(sessions, 'd1'))).toBe(3);
    expect(await hall.cash(player)).toBe(45_000);
    const [session = ''] = sessions;
    const [round, sharedRound, transaction] = ['d2:a', 'd2', hall.aName()];
    await hall.debit(session, 15_000, { round, sharedRound, transaction });
    expect(await hall.debit(session, 5, { round: 'd2:b', sharedRound })).toEqual(refuse('limits'));
    await hall.rollback(session, transaction, { round });
    expect(await hall.debit(session, 5, { round: 'd2:b', sharedRound })).toMatchObject({ ok: true });
  });

  test('nobody else’s stake, and no other game’s, counts', async () => {
    const [one, two] = [await hall.aPlayer(5_000), await hall.aPlayer(10_000)];
    for (const [player, gameId] of [
      [one, 'comet'],
      [two, 'comet'],
      [two, 'wabebe'],
    ] as const)
      expect(await hall.debit(await hall.opened(player, gameId), 5_000)).toMatchObject({ ok: true });
  });

  test('what is won counts together too', async () => {
    const session = await hall.opened(await hall.aPlayer(100), 'fastballs');
    for (const round of ['d1:a', 'd1:b']) await hall.debit(session, 10, { round, sharedRound: 'd1' });
    expect(await hall.credit(session, 300_000, { round: 'd1:a' })).toMatchObject({ ok: true });
    expect(await hall.credit(session, 200_000.01, { round: 'd1:b' })).toEqual(refuse('limits'));
    expect(await hall.credit(session, 200_000, { round: 'd1:b' })).toMatchObject({ ok: true });
  });
});

describe('a movement happens once (trust I9)', () => {
  test('64 debits of one name at once move money once, and all hear the same', async () => {
    const { player, session } = await seated(1_000);
    const transaction = hall.aName();
    const answers = await many(64, () => hall.debit(session, 100, { transaction }));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(left(900))]),
    );
    expect(await hall.cash(player)).toBe(900);
  });

  test('64 debits at once on money for one: one gets it', async () => {
    const { player, session } = await seated(100);
    const answers = await many(64, (at) => hall.debit(session, 100, { round: `r${at}` }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(63).fill(refuse('insufficient-funds')));
    expect(await hall.cash(player)).toBe(0);
  });

  test('16 credits of one name at once pay once; of 16 names, one pays', async () => {
    const { player, session } = await seated(100);
    const transaction = hall.aName();
    await hall.debit(session, 10);
    const repeated = await many(16, () => hall.credit(session, 50, { transaction }));
    expect(repeated).toEqual(Array(16).fill(left(140)));
    await hall.debit(session, 10, { round: 'r2' });
    const different = await many(16, () => hall.credit(session, 50, { round: 'r2' }));
    expect(different.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await hall.cash(player)).toBe(180);
  });

  test('a repeat hears the first answer, also when the balance has changed, the login ended or a break begun', async () => {
    const { player, session } = await seated(100);
    const transaction = hall.aName();
    await hall.debit(session, 10, { transaction });
    await hall.debit(session, 10, { round: 'r2' });
    await hall.breakUntil(player, '2027-01-01T00:00:00Z');
    await hall.logOut(player);
    expect(await hall.debit(session, 10, { transaction })).toEqual(left(90));
  });

  test.each([
    ['another amount', (session: string, transaction: string) => hall.debit(session, 11, { transaction })],
    [
      'another round',
      (session: string, transaction: string) => hall.debit(session, 10, { transaction, round: 'r2' }),
    ],
    ['a credit', (session: string, transaction: string) => hall.credit(session, 10, { transaction })],
    [
      'a rollback',
      (session: string, transaction: string) => hall.rollback(session, hall.aName(), { transaction }),
    ],
  ])('the same name with %s is refused', async (_, again) => {
    const { player, session } = await seated(100);
    const transaction = hall.aName();
    await hall.debit(session, 10, { transaction });
    expect(await again(session, transaction)).toEqual(refuse('transaction-reused'));
    expect(await hall.cash(player)).toBe(90);
  });

  test('one name of 16 players at once is one of them’s', async () => {
    const seats = await many(16, () => seated(100));
    const transaction = hall.aName();
    const answers = await Promise.all(seats.map(({ session }) => hall.debit(session, 10, { transaction })));
    expect(answers.filter(({ ok }) => ok)).toEqual([left(90)]);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(15).fill(refuse('transaction-reused')));
  });
});

describe('a rollback', () => {
  const staked = async () => {
    const { player, session } = await seated(100);
    const transaction = hall.aName();
    await hall.debit(session, 40, { transaction });
    return { player, session, stake: transaction };
  };

  test('gives the stake back once, however often and by whatever name it is asked for', async () => {
    const { player, session, stake } = await staked();
    const transaction = hall.aName();
    expect(await many(16, () => hall.rollback(session, stake, { transaction }))).toEqual(
      Array(16).fill(left(100)),
    );
    expect(await hall.rollback(session, stake)).toEqual(refuse('rolled-back'));
    expect(await hall.cash(player)).toBe(100);
  });

  test('that comes before its debit refuses the debit for ever', async () => {
    const { player, session } = await seated(100);
    const transaction = hall.aName();
    expect(await hall.rollback(session, transaction)).toEqual(left(100));
    expect(await hall.debit(session, 40, { transaction })).toEqual(refuse('rolled-back'));
    expect(await hall.cash(player)).toBe(100);
  });

  test('and its debit at the same moment, whichever comes first, leave the money where it was', async () => {
    const { player, session } = await seated(100);
    await many(16, async (at) => {
      const transaction = hall.aName();
      const round = `r${at}`;
      const [taken, back] = await Promise.all([
        hall.debit(session, 5, { round, transaction }),
        hall.rollback(session, transaction, { round }),
      ]);
      expect(back.ok).toBe(true);
      expect(taken.ok || taken.reason === 'rolled-back').toBe(true);
    });
    expect(await hall.cash(player)).toBe(100);
  });

  test('leaves nothing to win, and the round may be staked in anew', async () => {
    const { session, stake } = await staked();
    await hall.rollback(session, stake);
    expect(await hall.credit(session, 500)).toEqual(refuse('rolled-back'));
    expect(await hall.debit(session, 10)).toEqual(left(90));
    expect(await hall.credit(session, 20)).toEqual(left(110));
  });

  test('of one of two stakes leaves the other in the round', async () => {
    const { session, stake } = await staked();
    await hall.debit(session, 10);
    expect(await hall.rollback(session, stake)).toEqual(left(90));
    expect(await hall.credit(session, 30)).toEqual(left(120));
  });

  test('of a round that was credited is refused', async () => {
    const { session, stake } = await staked();
    await hall.credit(session, 0);
    expect(await hall.rollback(session, stake)).toEqual(refuse('round-closed'));
  });

  test('of a stake in another round or session is refused', async () => {
    const { player, session, stake } = await staked();
    expect(await hall.rollback(session, stake, { round: 'r2' })).toEqual(refuse('unknown-round'));
    await hall.debit(session, 50, { round: 'r2' });
    expect(await hall.rollback(session, stake, { round: 'r2' })).toEqual(refuse('unknown-round'));
    expect(await hall.rollback(await hall.opened(player), stake)).toEqual(refuse('unknown-round'));
    const other = await seated(0);
    expect(await hall.rollback(other.session, stake)).toEqual(refuse('unknown-round'));
    expect(await hall.cash(player)).toBe(10);
  });

  test('makes a stake one that never was on its own day, and money that came back on a later one', async () => {
    const { player, session } = await seated(100);
    const moment = async (): Promise<Instant> => {
      const [row] = await hall.db.query<{ at: Instant }>('SELECT clock_timestamp()::text AS at');
      return row?.at ?? instant('2026-11-21T12:00:00Z');
    };
    const stake = hall.aName();
    const before = await moment();
    await hall.debit(session, 30, { transaction: stake });
    const after = await moment();
    await hall.rollback(session, stake);
    const since = (from: Instant) => playedSince(hall.db, player.profileId, from);
    expect(await since(before)).toEqual({ staked: 0, lost: 0 });
    expect(await since(after)).toEqual({ staked: 0, lost: kes(-30) });
  });

  test('makes a deposit never staked one again: staking and taking back spares no fee (R9-03, D11)', async () => {
    const { player, session } = await seated(100);
    await hall.debit(session, 30);
    await hall.credit(session, 50);
    const stake = hall.aName();
    await hall.debit(session, 90, { round: 'r2', transaction: stake });
    await hall.rollback(session, stake, { round: 'r2' });
    const lots = await walletLots(hall.db, player.profileId);
    const unwagered = lots.filter((lot) => lot.isUnwageredDeposit).reduce((sum, lot) => sum + lot.left, 0);
    expect([unwagered, await hall.cash(player)]).toEqual([kes(70), 120]);
  });
});

describe('money that was not at risk is not wagered (R9-03, D11)', () => {
  const unwageredOf = async ({ profileId }: Awaited<ReturnType<GameHall['aPlayer']>>): Promise<number> => {
    const lots = await walletLots(hall.db, profileId);
    return lots.filter((lot) => lot.isUnwageredDeposit).reduce((sum, lot) => sum + lot.left, 0) / 100;
  };

  test('what comes back of red and black together is a deposit again; what was won is not', async () => {
    const { player, session } = await seated(1_000);
    const transaction = hall.aName();
    await hall.debit(session, 400);
    expect(await hall.credit(session, 410, { unrisked: 400, transaction })).toEqual(left(1_010));
    expect([await unwageredOf(player), await hall.cash(player)]).toEqual([1_000, 1_010]);
    const midnight = instant('2026-11-20T21:00:00Z');
    expect(await playedSince(hall.db, player.profileId, midnight)).toEqual({
      staked: kes(400),
      lost: kes(-10),
    });
    expect(await wonInGamesSince(hall.db, player.profileId, midnight)).toBe(kes(10));
    expect(await hall.credit(session, 410, { unrisked: 400, transaction })).toEqual(left(1_010));
    expect(await hall.credit(session, 410, { transaction })).toEqual(refuse('transaction-reused'));
  });

  test('red in one window and black in another are one risk, and give back no more than they took', async () => {
    const player = await hall.aPlayer(1_000);
    const [one = '', two = ''] = await many(2, () => hall.opened(player, 'roulette'));
    await hall.debit(one, 500, { round: 'w1:a', sharedRound: 'w1' });
    await hall.debit(two, 500, { round: 'w1:b', sharedRound: 'w1' });
    await hall.credit(one, 0, { round: 'w1:a' });
    await hall.credit(two, 1_000, { round: 'w1:b', unrisked: 1_000 });
    expect([await unwageredOf(player), await hall.cash(player)]).toEqual([1_000, 1_000]);
    await hall.debit(one, 1_000, { round: 'w2' });
    await hall.credit(one, 1_000, { round: 'w2' });
    await hall.debit(one, 1_000, { round: 'w3' });
    await hall.credit(one, 1_000, { round: 'w3', unrisked: 1_000 });
    expect(await unwageredOf(player)).toBe(0);
  });

  test('a customer has one name in all sessions, and no other has it', async () => {
    const [one, two] = [await hall.aPlayer(10), await hall.aPlayer(10)];
    const names: unknown[] = [];
    for (const player of [one, one, two]) {
      const answer = await hall.open(await hall.launched(player));
      names.push(answer.ok && answer.value.player);
    }
    expect(names[0]).toBe(names[1]);
    expect(names[2]).not.toBe(names[0]);
    expect(names).not.toContain(undefined);
  });
});

describe('who may play', () => {
  test('nobody on a break stakes, in any session, but what a round won is paid (trust P14)', async () => {
    const { player, session } = await seated(100);
    await hall.debit(session, 10);
    await hall.breakUntil(player, '2026-11-21T12:30:00Z');
    expect(await hall.debit(session, 10)).toEqual(refuse('excluded'));
    expect(await hall.credit(session, 20)).toEqual(left(110));
  });

  test('after a logout nothing is staked or told, but winnings and rollbacks are taken (trust R3)', async () => {
    const { player, session } = await seated(100);
    const stake = hall.aName();
    await hall.debit(session, 10);
    await hall.debit(session, 20, { round: 'r2', transaction: stake });
    await hall.logOut(player);
    expect(await hall.debit(session, 10)).toEqual(refuse('session-ended'));
    expect(await hall.balance(session)).toEqual(refuse('session-ended'));
    expect(await hall.credit(session, 30)).toEqual(left(100));
    expect(await hall.rollback(session, stake, { round: 'r2' })).toEqual(left(120));
  });

  test('a stake that waited for the wallet counts by the moment it is decided: the login has ended (trust R3, I26)', async () => {
    const { player, session } = await seated(100);
    const asked = await hall.db.transaction(async (sql) => {
      await lockWallet(sql, player.profileId);
      const waiting = hall.debit(session, 10);
      await untilWaiting(hall.db);
      await hall.logOut(player);
      return [waiting];
    });
    expect(await asked[0]).toEqual(refuse('session-ended'));
    expect(await hall.cash(player)).toBe(100);
  });

  test('a session nobody opened, and one for play money, move nothing', async () => {
    const player = await hall.aPlayer(100);
    const demo = await hall.opened(player, 'tatu-tatu', 'DEMO');
    for (const [session, reason] of [
      ['nobody', 'session-ended'],
      [demo, 'demo-session'],
    ] as const) {
      expect(await hall.debit(session, 10)).toEqual(refuse(reason));
      expect(await hall.credit(session, 10)).toEqual(refuse(reason));
      expect(await hall.rollback(session, hall.aName())).toEqual(refuse(reason));
      expect(await hall.balance(session)).toEqual(refuse(reason));
    }
    expect(await hall.cash(player)).toBe(100);
  });
});

test('after all of this every account adds up, and each wallet is the sum of its postings', async () => {
  expect(await hall.books()).toEqual({ total: 0, drifting: [] });
});
