import { cents, kes, type BetId, type Cents } from '@kipenga/betting-core';
import { endpoints, printReply, type PlacedPick, type TakeCashOutRequest } from '@kipenga/contracts';
import { afterEach, expect, test } from 'vitest';
import { checkBooks } from '../../src/ledger/index.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { approvePrompts, PAID_IN } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { askThroughKills, cashOver, type Act, type Survived } from './ask-through-kills.ts';

const KILLS = 20;
const LONGEST_MS = 1_200_000;
let stake = kes(0);

const clearing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

const surviveKills = (prepare: (baseUrl: string) => Promise<Act>): Promise<Survived> =>
  askThroughKills({ kills: KILLS, prepare, clearing });

test(
  'a platform killed twenty times loses no ticket that was acknowledged, and takes none twice (D24)',
  { timeout: LONGEST_MS },
  async () => {
    const { db, baseUrl, customers, done } = await surviveKills(async (url) => {
      const offers = await callOver(url, 'getOfferedJackpots', {});
      const offer = offers.find(({ phase }) => phase === 'open');
      if (!offer) throw new Error('no jackpot is open');
      const { type, betAmount, matches } = await callOver(url, 'getJackpot', { jackpotId: offer.id });
      stake = betAmount;
      const picks = matches.map(({ id: match, position, homeTeam, awayTeam }): PlacedPick => {
        return { matchId: match, position, homeTeam, awayTeam, pick: ['home'] };
      });
      return async (at, { profileId, token }, key) => {
        const asked = { profileId, picks, stake, combinations: 1, jackpotType: type };
        const answer = await callOver(at, 'placeJackpotBet', asked, { token, key });
        if (answer.kind !== 'placed') throw new Error(`a ticket was answered ${answer.kind}`);
        return printReply(endpoints.placeJackpotBet, answer);
      };
    });
    for (const customer of customers) {
      const tickets = await db.query('SELECT FROM jackpot_ticket WHERE profile_id = $1', [
        customer.profileId,
      ]);
      expect(tickets).toHaveLength(done(customer));
      expect(await cashOver(baseUrl, customer)).toBe(PAID_IN - stake * done(customer));
    }
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  },
);

test(
  'a platform killed twenty times credits each deposit that was confirmed, and none twice (D24)',
  { timeout: LONGEST_MS },
  async () => {
    const amount = kes(100);
    const { db, baseUrl, customers, done } = await surviveKills(
      async () =>
        async (at, { phone, token }, key) => {
          const answer = await callOver(at, 'deposit', { phone, amount }, { token, key });
          if (answer.kind === 'refused') throw new Error(`a deposit was refused: ${answer.description}`);
          await approvePrompts(at, phone);
          return JSON.stringify(answer);
        },
    );
    for (const customer of customers)
      await expect
        .poll(
          async () => {
            await approvePrompts(baseUrl, customer.phone);
            return cashOver(baseUrl, customer);
          },
          { timeout: 30_000 },
        )
        .toBe(PAID_IN + amount * done(customer));
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  },
);

test(
  'a platform killed twenty times pays each cash-out of a system that was acknowledged, in part and whole, and none twice (D24, D102)',
  { timeout: LONGEST_MS },
  async () => {
    /** The content of each cash-out's confirmation, for repeats. */
    const confirmed = new Map<string, TakeCashOutRequest>();
    const paid = new Map<string, Cents>();
    const { db, baseUrl, customers, done } = await surviveKills(async (url) => {
      const limits = await callOver(url, 'getLimits', {});
      const matches = await callOver(url, 'getTopMatches', { offset: 10, limit: 3 });
      const system = { sizes: [2, 3], bankers: [] };
      stake = kes(40);
      const takeCashOut = async (
        at: string,
        { betId, share, token, key }: { betId: BetId; share: number; token: string; key: string },
      ): Promise<string> => {
        for (;;) {
          if (!confirmed.has(key)) {
            const offered = await callOver(at, 'getCashOut', { betId, share }, { token });
            if (offered.kind !== 'offered') throw new Error(`no offer: ${offered.description}`);
            const { offer, version } = offered;
            confirmed.set(key, { offer, version, share });
          }
          const asked = { betId, ...confirmed.get(key)! };
          const answer = await callOver(at, 'takeCashOut', asked, { token, key });
          if (answer.kind === 'paid') {
            paid.set(key, answer.paid);
            return printReply(endpoints.takeCashOut, answer);
          }
          if (answer.kind !== 'refused' || answer.reason?.code !== 'cash-out-changed')
            throw new Error(`a cash-out was answered ${JSON.stringify(answer)}`);
          confirmed.delete(key);
        }
      };
      return async (at, customer, key) => {
        const { token } = customer;
        const slip = honestBet({ customer, selections: matches.map(homeWinOf), stake, limits, system });
        const placed = await callOver(at, 'placeBet', slip, { token, key });
        if (placed.kind !== 'placed' || placed.betId === null)
          throw new Error(`a bet was answered ${placed.kind}`);
        const { betId } = placed;
        const part = await takeCashOut(at, { betId, share: 50, token, key: `half-${customer.phone}-${key}` });
        const whole = await takeCashOut(at, {
          betId,
          share: 100,
          token,
          key: `rest-${customer.phone}-${key}`,
        });
        return part + whole;
      };
    });
    for (const customer of customers) {
      const { profileId, phone } = customer;
      const settled = await db.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM bet WHERE profile_id = $1 AND status = 'cashed-out' GROUP BY profile_id`,
        [profileId],
      );
      expect(settled).toEqual([{ total: done(customer) }]);
      const own = [...paid].filter(([key]) => key.includes(phone));
      expect(own).toHaveLength(2 * done(customer));
      const sum = cents(own.reduce((total, [, amount]) => total + amount, 0));
      expect(await cashOver(baseUrl, customer)).toBe(PAID_IN - stake * done(customer) + sum);
    }
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  },
);
