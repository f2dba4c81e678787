import { beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  cents,
  fairChances,
  instantFromMs,
  kes,
  marketTypeId as toMarketTypeId,
  nairobiDayOf,
  toMs,
  type BetId,
  type BetSystem,
  type Cents,
  type Selection,
} from '@kipenga/betting-core';
import type { CashOutOffer } from '@kipenga/contracts';
import { type HallCustomer } from '../../../test/betting-hall.ts';
import { guarded } from '../../../test/guarded.ts';
import { cutEverywhere } from '../../../test/power-cut.ts';
import { releaseDueHolds, settleMatchBets } from '../../../test/settle-now.ts';
import { aWholeMatch } from '../../../test/whole-match.ts';
import { betHistory } from '../../bet-history/index.ts';
import type { Database, Sql } from '../../database/index.ts';
import {
  endCashOutLimit,
  keepCashOutLimit,
  keepSetting,
  type CashOutLimit,
} from '../../house-rules/index.ts';
import { bonusOf, HOUSE, playedSince, post, walletLots, type Posting } from '../../ledger/index.ts';
import { systemClock } from '../../ports/index.ts';
import { statementBetween } from '../../statement/index.ts';
import { allFloors, floorsWatching, newFloors, watchedAmong } from './cash-out.store.ts';
import { areFloorsDue, forgetFloor, lookAtFloors, setFloor } from './floors.ts';
import { askCashOut, takeCashOut } from './take-cash-out.ts';
import { withHall } from '../../../test/with-hall.ts';

const { base, hall } = await withHall();

const EVEN = { others: [3.4, 3.9] };
const DRIFTED = { others: [4.4, 7] };
/** Probability of the home win by a market's prices, without the margin. */
const chanceAt = (...prices: readonly number[]): number => fairChances(prices)[0] ?? 0;

interface Placed {
  readonly customer: HallCustomer;
  readonly picks: readonly Selection[];
  readonly betId: BetId;
}

interface Wanted {
  readonly stake?: number;
  readonly others?: readonly number[];
  readonly system?: BetSystem;
}

const aBet = async (
  prices: readonly number[],
  { stake = 100, others = EVEN.others, system }: Wanted = {},
): Promise<Placed> => {
  const customer = await hall.aCustomer(stake);
  const picks: Selection[] = [];
  for (const price of prices) picks.push(await hall.aPick(price, { others }));
  const placed = await hall.place(customer, picks, kes(stake), system ? { system } : {});
  if (placed.kind !== 'placed' || placed.betId === null) throw new Error(JSON.stringify(placed));
  return { customer, picks, betId: placed.betId };
};

const partsOn = (db: Database) => ({ db, now: () => hall.clock.now() });
const nameOf = ({ customer, betId }: Placed) => ({ profileId: customer.profileId, betId });
const ask = (bet: Placed, share?: number) => askCashOut(partsOn(base.db), nameOf(bet), share);
const offerFor = async (
  bet: Placed,
  share?: number,
): Promise<CashOutOffer & { readonly kind: 'offered' }> => {
  const answer = await ask(bet, share);
  if (answer?.kind !== 'offered') throw new Error(JSON.stringify(answer));
  return answer;
};
/** Rows that a query plan read from its tables, including those it filtered out. */
const rowsRead = (plan: unknown): number => {
  let rows = 0;
  JSON.stringify(plan, (name, value: unknown) => {
    if (name === 'Actual Rows' || name === 'Rows Removed by Filter') rows += Number(value);
    return value;
  });
  return rows;
};
let keys = 0;
const takeOn = (
  db: Database,
  bet: Placed,
  { offer, version }: CashOutOffer,
  { share, key = `key ${keys++}` }: { readonly share?: number; readonly key?: string } = {},
) =>
  takeCashOut(partsOn(db), {
    ...nameOf(bet),
    key,
    asked: { offer, version, ...(share !== undefined && { share }) },
  });
const take = (bet: Placed, offer: CashOutOffer, choice?: Parameters<typeof takeOn>[3]) =>
  takeOn(base.db, bet, offer, choice);
/** Asks for an offer and takes it. */
const cashOut = async (bet: Placed, share?: number) =>
  take(bet, await offerFor(bet, share), share === undefined ? {} : { share });
const cashOfCustomer = async ({ customer }: Placed): Promise<Cents> => (await hall.pots(customer)).cash;
const row = async ({ customer, betId }: Placed) => {
  const bets = await betHistory(base.db, customer.profileId, { from: null, now: hall.clock.now() });
  return bets.find(({ id }) => id === betId);
};
const soundBooks = async () => expect(await hall.books()).toEqual({ total: 0, drifting: [] });
const endAll = async ({ picks }: Placed, ...outcomes: readonly ('won' | 'lost' | 'void')[]) => {
  for (const [at, outcome] of outcomes.entries()) if (picks[at]) await hall.end(picks[at], outcome);
};

describe('what a bet is worth (D102)', () => {
  test('is its net win at the chance that its market says without margin, and the offer that less 5 %', async () => {
    const bet = await aBet([2, 1.8]);
    const offer = await offerFor(bet);
    // 100 at 2.00 x 1.80: 88.89 after tax, 320.00 before the tax of 20 % on the win, 46.22.
    const chance = chanceAt(2, ...EVEN.others) * chanceAt(1.8, ...EVEN.others);
    expect(offer.netIfWon).toBe(27_378);
    expect(offer.chance).toBeCloseTo(chance, 12);
    expect(offer.fair).toBe(Math.round(chance * 27_378));
    expect(offer.offer).toBe(Math.floor((offer.fair * 95) / 100));
    expect(offer.kept).toBe(offer.fair - offer.offer);
    expect(offer).toMatchObject({ marginPercent: 5, stake: kes(100), remainingStake: 0, held: 0 });
  });

  test('follows prices, results and the margin of the day', async () => {
    const bet = await aBet([2, 1.8]);
    const before = await offerFor(bet);
    await hall.reprice(bet.picks[0]!, 1.5);
    const better = await offerFor(bet);
    expect(better.offer).toBeGreaterThan(before.offer);
    expect(better.version).not.toBe(before.version);
    await endAll(bet, 'won');
    const decided = await offerFor(bet);
    expect(decided.chance).toBeCloseTo(chanceAt(1.8, ...EVEN.others), 12);
    await keepSetting(base.db, { name: 'cash_out_margin', limit: '10' });
    const dearer = await offerFor(bet);
    await keepSetting(base.db, { name: 'cash_out_margin', limit: '5' });
    expect(dearer).toMatchObject({ fair: decided.fair, offer: Math.floor((decided.fair * 90) / 100) });
  });

  test('has the strictest margin that an operator set for its markets and matches, from a day to a day, or no offer', async () => {
    const bet = await aBet([2, 1.8]);
    const [{ matchId, marketTypeId } = bet.picks[0]!] = bet.picks;
    const now = () => hall.clock.now();
    const enter = (limit: Partial<CashOutLimit>) =>
      keepCashOutLimit(base.db, {
        match: Number(matchId),
        marketTypeId,
        marginPercent: null,
        since: now(),
        until: null,
        who: 'a test',
        why: 'it is one',
        ...limit,
      });
    await enter({ since: instantFromMs(toMs(now()) + 60_000) });
    await enter({ marketTypeId: toMarketTypeId('another') });
    await enter({ match: Number((await hall.aPick(2)).matchId) });
    expect(await ask(bet)).toMatchObject({ marginPercent: 5 });
    const everywhere = await enter({ match: null, marginPercent: 20 });
    await enter({ marginPercent: 3 });
    const dear = await offerFor(bet);
    expect(dear).toMatchObject({ marginPercent: 20, offer: Math.floor(dear.fair * 0.8) });
    await endCashOutLimit(base.db, everywhere, now());
    expect(await take(bet, dear)).toMatchObject({ kind: 'paid', paid: Math.floor(dear.fair * 0.95) });
    const other = await aBet([2]);
    const shown = await offerFor(other);
    const off = await enter({ match: Number(other.picks[0]!.matchId), marketTypeId: null });
    expect(await take(other, shown)).toMatchObject({
      reason: { code: 'cash-out-switched-off', values: { matches: [{ home: other.picks[0]!.homeTeam }] } },
    });
    await endCashOutLimit(base.db, off, now());
    expect(await ask(other)).toMatchObject({ marginPercent: 5 });
  });

  test('is not touched by what holds for a pick that is void already: neither is off there, nor does its margin count', async () => {
    const bet = await aBet([2, 1.8]);
    const [off, open] = [bet.picks[0]!, bet.picks[1]!];
    const rule = {
      marketTypeId: null,
      since: hall.clock.now(),
      until: null,
      who: 'a test',
      why: 'it is one',
    };
    const enter = (pick: typeof off, marginPercent: number | null) =>
      keepCashOutLimit(base.db, { ...rule, match: Number(pick.matchId), marginPercent });
    await base.db.query(
      `UPDATE bet_leg SET result = 'void', winning_outcome = 'void', void_reason = 'postponed' WHERE bet_id = $1 AND outcome_id = $2`,
      [bet.betId, off.outcomeId],
    );
    const dear = await enter(off, 60);
    expect(await ask(bet)).toMatchObject({ marginPercent: 5 });
    await endCashOutLimit(base.db, dear, hall.clock.now());
    await enter(off, null);
    await enter(open, 20);
    expect(await ask(bet)).toMatchObject({ kind: 'offered', marginPercent: 20 });
  });

  test('is never above its price: of a market without a margin nothing is bought to be cashed out at a gain', async () => {
    const bet = await aBet([2.4], { others: [4, 4] });
    const offer = await offerFor(bet);
    expect(offer.chance).toBeCloseTo(1 / 2.4, 12);
    expect(offer.fair).toBeLessThan(kes(100));
  });

  test('is told of nobody else, and of no bet that is not there', async () => {
    const bet = await aBet([2]);
    const other = await hall.aCustomer(0);
    expect(await ask({ ...bet, customer: other })).toBeNull();
    expect(await takeOn(base.db, { ...bet, customer: other }, await offerFor(bet))).toBeNull();
  });
});

describe('a bet with a combination (D101, D102)', () => {
  const worthOf = async (picks: readonly Selection[]): Promise<Placed> => {
    const customer = await hall.aCustomer(90);
    const placed = await hall.place(customer, picks, kes(90));
    if (placed.kind !== 'placed' || placed.betId === null) throw new Error(JSON.stringify(placed));
    return { customer, picks, betId: placed.betId };
  };

  test('is worth its net win at the chance that all its parts win together, and is paid that', async () => {
    const match = await aWholeMatch(hall);
    const quoted = await match.quote(['1 1', '18 over 2.5'].map(match.pick));
    if (quoted.kind === 'refused') throw new Error(quoted.description);
    const bet = await worthOf([await match.combined('1 1', '18 over 2.5')]);
    const offer = await offerFor(bet);
    expect(offer.chance).toBeCloseTo(1 / quoted.trueOdds, 3);
    expect(offer.fair).toBeCloseTo(offer.netIfWon / quoted.trueOdds, -1);
    expect(offer.offer).toBe(Math.floor(offer.fair * 0.95));
    await hall.reprice(match.pick('29 yes'), 1.05);
    expect((await ask(bet))?.kind).toBe('refused');
    await hall.reprice(match.pick('29 yes'), match.pick('29 yes').odds / 1_000);
    expect(await takeOn(base.db, bet, await offerFor(bet))).toMatchObject({ kind: 'paid' });
    expect((await hall.pots(bet.customer)).cash).toBe(offer.offer);
    await match.end({ home: 3, away: 0, halfHome: 1, halfAway: 0 });
    expect((await hall.pots(bet.customer)).cash).toBe(offer.offer);
  });

  test('has what its parts left, once they are decided: with a void one, the price of the other', async () => {
    const [match, open] = [await aWholeMatch(hall), await hall.aPick(2.1, EVEN)];
    const bets = [
      await worthOf([await match.combined('11 1', '18 over 2.5'), open]),
      await worthOf([match.pick('18 over 2.5'), open]),
    ] as const;
    await match.end({ home: 2, away: 2, halfHome: 1, halfAway: 0 });
    const [combined, single] = [await offerFor(bets[0]), await offerFor(bets[1])];
    expect(combined).toEqual({ ...single, version: combined.version });
  });
});

describe('cashing out', () => {
  test('all of a bet: it arrives to the cent, the bet is off, and no result or correction moves it (D71, D102, D115)', async () => {
    const bet = await aBet([2, 1.8]);
    const offer = await offerFor(bet);
    expect(await take(bet, offer)).toMatchObject({ kind: 'paid', paid: offer.offer, remainingStake: 0 });
    const paid = offer.offer;
    const isOff = { status: 'lost', badge: 'cashed-out', stake: kes(100), netPayout: paid, paid };
    const isAsItWas = async () => {
      expect(await row(bet)).toMatchObject(isOff);
      expect(await cashOfCustomer(bet)).toBe(paid);
      await soundBooks();
    };
    await isAsItWas();
    await base.db.query(`INSERT INTO notice_sms_topic (profile_id, topic) VALUES ($1, 'results')`, [
      bet.customer.profileId,
    ]);
    await endAll(bet, 'won', 'won');
    await isAsItWas();
    await hall.end(bet.picks[1]!, 'lost');
    await hall.end(bet.picks[1]!, 'void');
    await isAsItWas();
    expect(await ask(bet)).toMatchObject({ kind: 'refused', reason: { code: 'cash-out-decided' } });
    expect((await row(bet))?.canCashOut).toBeUndefined();
    const told = 'SELECT kind FROM notice WHERE profile_id = $1';
    expect(await base.db.query(told, [bet.customer.profileId])).toEqual([{ kind: 'bet-cashed-out' }]);
  });

  test('a share: the rest stands as a bet of its own stake, and both together are what was said', async () => {
    const bet = await aBet([4]);
    const half = await offerFor(bet, 50);
    expect(half).toMatchObject({ stake: kes(100), remainingStake: kes(50) });
    expect(await cashOut(bet, 50)).toMatchObject({ paid: half.offer, remainingStake: kes(50) });
    // 50 at 4.00: 44.44 after tax, 177.76 before the tax of 20 % on the win, 26.66.
    expect(await row(bet)).toMatchObject({
      status: 'open',
      badge: null,
      stake: kes(100),
      netPayout: 15_110,
      withholdingTax: 2_666,
      cashOuts: [{ at: hall.clock.now(), stake: kes(50), paid: half.offer }],
      paid: half.offer,
      canCashOut: true,
    });
    await soundBooks();
    await endAll(bet, 'won');
    expect(await row(bet)).toMatchObject({ status: 'won', badge: null, netPayout: 15_110 });
    expect(await cashOfCustomer(bet)).toBe(half.offer + 15_110);
    await soundBooks();
    await endAll(bet, 'lost');
    expect(await cashOfCustomer(bet)).toBe(half.offer);
    await endAll(bet, 'void');
    expect(await cashOfCustomer(bet)).toBe(half.offer + kes(50));
    expect(await row(bet)).toMatchObject({ badge: 'void', netPayout: kes(50), paid: half.offer });
    await soundBooks();
  });

  test('share after share: together they pay what all of it was worth, and the last one ends the bet', async () => {
    const bet = await aBet([3]);
    const whole = await offerFor(bet);
    let paid = 0;
    for (const share of [30, 50, 100]) {
      const done = await cashOut(bet, share);
      paid += done?.kind === 'paid' ? done.paid : Number.NaN;
      await soundBooks();
    }
    expect(Math.abs(paid - whole.offer)).toBeLessThanOrEqual(3);
    expect(await row(bet)).toMatchObject({ badge: 'cashed-out', paid, netPayout: paid });
    expect((await row(bet))?.cashOuts?.map(({ stake }) => stake)).toEqual([kes(30), kes(35), kes(35)]);
    await endAll(bet, 'won');
    expect(await cashOfCustomer(bet)).toBe(paid);
  });

  test('a share of a system: what stays is paid by its lines', async () => {
    const bet = await aBet([2, 2, 2], { stake: 120, system: { sizes: [2], bankers: [] } });
    const third = await offerFor(bet, 25);
    await cashOut(bet, 25);
    await endAll(bet, 'won', 'won', 'lost');
    // 90.00: 80.00 after tax on three lines, one of which pays 4.00: 106.67, of which 20 % of 26.67 is tax.
    expect(await cashOfCustomer(bet)).toBe(third.offer + 10_134);
    await soundBooks();
  });

  test('twice under one key pays once; the key of another cash-out is refused (D24)', async () => {
    const bet = await aBet([2]);
    const offer = await offerFor(bet, 40);
    const choice = { share: 40, key: 'mine' };
    const answers = await Promise.all([1, 2, 3].map(() => take(bet, offer, choice)));
    expect(answers).toMatchObject([1, 2, 3].map(() => ({ kind: 'paid', paid: offer.offer })));
    expect(await cashOfCustomer(bet)).toBe(offer.offer);
    expect(await take(bet, offer, { share: 50, key: 'mine' })).toMatchObject({
      reason: { code: 'cash-out-key-reused' },
    });
  });

  test('two at once under two keys: one is paid, the other is refused', async () => {
    const bet = await aBet([2]);
    const offer = await offerFor(bet);
    const answers = await Promise.all([take(bet, offer), take(bet, offer)]);
    expect(new Set(answers.map((answer) => answer?.kind))).toEqual(new Set(['paid', 'refused']));
    expect(await cashOfCustomer(bet)).toBe(offer.offer);
  });

  test('a fallen offer is refused with the one of now; a better one is paid as it is now', async () => {
    const bet = await aBet([2]);
    const shown = await offerFor(bet);
    await hall.reprice(bet.picks[0]!, 2.6);
    const { kind: _, ...now } = await offerFor(bet);
    expect(await take(bet, shown)).toEqual({
      kind: 'refused',
      code: 287,
      description: expect.any(String),
      reason: { code: 'cash-out-changed', values: { offer: now.offer } },
      now,
    });
    expect(await cashOfCustomer(bet)).toBe(0);
    await hall.reprice(bet.picks[0]!, 1.5);
    const better = await offerFor(bet);
    expect(await take(bet, shown)).toMatchObject({ kind: 'paid', paid: better.offer });
  });

  test('an offer for a share, or of a bet that has changed, takes no other', async () => {
    const bet = await aBet([2]);
    const half = await offerFor(bet, 50);
    const changed = { reason: { code: 'cash-out-changed' } };
    expect(await take(bet, half)).toMatchObject(changed);
    const other = { ...(await offerFor(bet, 50.5)), offer: cents(1) };
    expect(await take(bet, other, { share: 50 })).toMatchObject(changed);
    const whole = await offerFor(bet);
    await cashOut(bet, 50);
    expect(await take(bet, { ...whole, offer: cents(1) })).toMatchObject({
      reason: { code: 'cash-out-changed' },
    });
  });

  test('what exceeds the most that is paid in a day comes the next day, of each cash-out and of the rest (D09)', async () => {
    const bet = await aBet([12], { stake: 18_000, others: [20, 30] });
    await hall.reprice(bet.picks[0]!, 1.05);
    const half = await offerFor(bet, 50);
    expect(half.held).toBe(half.offer - kes(70_000));
    expect(await cashOut(bet, 50)).toMatchObject({ held: half.held });
    const rest = await offerFor(bet);
    expect(rest.held).toBe(rest.offer);
    await cashOut(bet);
    expect(await hall.pots(bet.customer)).toMatchObject({
      cash: kes(70_000),
      payoutHold: half.held + rest.held,
    });
    await soundBooks();
    hall.clock.set('2026-11-22T06:00:00Z');
    expect(await releaseDueHolds(base.db, hall.clock.now())).toBe(2);
    hall.clock.set('2026-11-21T06:00:00Z');
    expect(await hall.pots(bet.customer)).toMatchObject({ cash: half.offer + rest.offer, payoutHold: 0 });
    // Each bore the tax on winnings, and bears no other when it is withdrawn (D94).
    const lots = await walletLots(base.db, bet.customer.profileId);
    expect(lots.map(({ isTaxFree }) => isTaxFree)).toEqual([true, true, true]);
    await soundBooks();
  });

  test('is play, and no stake: a day without room for one cashes out, and its loss is less by what came (D102)', async () => {
    const bet = await aBet([2]);
    const { offer } = await offerFor(bet);
    const day = '2026-01-01T00:00:00Z' as never;
    const { profileId } = bet.customer;
    expect(await playedSince(base.db, profileId, day)).toEqual({ staked: kes(100), lost: kes(100) });
    await cashOut(bet);
    expect(await playedSince(base.db, profileId, day)).toEqual({ staked: kes(100), lost: kes(100) - offer });
  });

  test('stands in the statement, the tax apart, with the bet it was of', async () => {
    const bet = await aBet([5]);
    await hall.reprice(bet.picks[0]!, 1.2);
    const { offer, withholdingTax } = await offerFor(bet);
    await cashOut(bet);
    const reference = (await row(bet))?.reference;
    const realNow = systemClock.now();
    const today = nairobiDayOf(hall.clock.now());
    const rows = await statementBetween(base.db, bet.customer.profileId, {
      from: addDays(today, -1),
      to: addDays(today, 1),
      now: hall.clock.now(),
      realNow,
    });
    expect(Array.isArray(rows) ? rows.slice(-2) : rows).toMatchObject([
      { type: 'cash-out', amount: offer + withholdingTax, reference },
      { type: 'winnings-tax', amount: 0 - withholdingTax, balance: offer },
    ]);
  });

  test('a bet that is off whole releases no bonus; what stays of one releases its part (D109)', async () => {
    const withBonus = async (bet: Placed) => {
      const { profileId } = bet.customer;
      const postings: readonly Posting[] = [
        { from: HOUSE.promotions, to: bonusOf(profileId), amount: kes(2_000) },
      ];
      await post(base.db, {
        reference: 'welcome-bonus',
        kind: 'welcome-bonus',
        profileId,
        at: hall.clock.now(),
        postings,
      });
    };
    const bonusAfter = async (bet: Placed, share: number) => {
      await withBonus(bet);
      await cashOut(bet, share);
      await endAll(bet, 'lost');
      return (await hall.pots(bet.customer)).bonus;
    };
    expect(await bonusAfter(await aBet([2]), 100)).toBe(kes(2_000));
    expect(await bonusAfter(await aBet([2]), 60)).toBe(kes(1_996));
  });
});

describe('a cash-out and what else happens to a bet', () => {
  test.each(['won', 'lost'] as const)(
    'race of it and a match that is %s: one of the two, never both (D102)',
    async (outcome) => {
      for (let round = 0; round < 12; round += 1) {
        const bet = await aBet([4]);
        const offer = await offerFor(bet);
        const pick = bet.picks[0]!;
        const cashedOut = async () => {
          if (round % 3 === 0) await new Promise(setImmediate);
          return take(bet, offer);
        };
        const [answer] = await Promise.all([
          cashedOut(),
          hall.result(pick, outcome).then(() => hall.settle(pick.feedMatchId)),
        ]);
        await hall.settle(pick.feedMatchId);
        const cash = await cashOfCustomer(bet);
        // 100 at 4.00: 88.89 after tax, 355.56 less 20 % of the win, 53.33.
        expect(cash).toBe(answer?.kind === 'paid' ? offer.offer : outcome === 'won' ? 30_223 : 0);
      }
      await soundBooks();
    },
  );

  test('a result that nothing is settled by yet, of a first or of a corrected leg, is waited for', async () => {
    const bet = await aBet([2, 2]);
    const offer = await offerFor(bet);
    const isWaitedFor = async () => {
      const waits = { kind: 'refused', reason: { code: 'cash-out-being-decided' } };
      expect(await ask(bet)).toMatchObject(waits);
      expect(await take(bet, offer)).toMatchObject(waits);
    };
    const [pick] = bet.picks;
    await hall.result(pick!, 'won');
    await isWaitedFor();
    await hall.settle(pick!.feedMatchId);
    expect((await offerFor(bet)).offer).toBeGreaterThan(offer.offer);
    await hall.result(pick!, 'lost');
    await isWaitedFor();
  });

  test('power cut at any statement of it: paid whole, or not at all', async () => {
    const bet = await aBet([3]);
    const offer = await offerFor(bet, 40);
    const choice = { share: 40, key: 'cut' };
    const cuts = await cutEverywhere(
      base.db,
      (db) => takeOn(db, bet, offer, choice),
      async () => {
        expect(await cashOfCustomer(bet)).toBe(0);
        expect((await row(bet))?.cashOuts).toBeUndefined();
        await soundBooks();
      },
    );
    expect(cuts).toBeGreaterThan(8);
    expect(await take(bet, offer, choice)).toMatchObject({ kind: 'paid', paid: offer.offer });
    expect(await cashOfCustomer(bet)).toBe(offer.offer);
    const settle = (db: Database) => settleMatchBets(db, bet.picks[0]!.feedMatchId, hall.clock.now());
    await hall.result(bet.picks[0]!, 'won');
    // 60 at 3.00: 53.33 after tax, 159.99 less 20 % of the win, 21.33.
    const ends = [offer.offer, offer.offer + 13_866];
    await cutEverywhere(base.db, settle, async () => {
      expect(ends).toContain(await cashOfCustomer(bet));
      await soundBooks();
    });
    expect(await cashOfCustomer(bet)).toBe(ends[1]);
  });
});

describe('a floor (D102)', () => {
  const set = (bet: Placed, floor: number) => setFloor(partsOn(base.db), nameOf(bet), cents(floor));
  const look = async (db: Database = base.db): Promise<readonly string[]> => {
    const seen = [];
    const onFailure = (_: string, error: unknown): never => {
      throw error;
    };
    for await (const one of lookAtFloors({ ...partsOn(db), onFailure })) seen.push(one);
    return seen;
  };
  beforeAll(() => look());

  test('is kept above the offer, up to what can ever be offered, and shown; another takes its place', async () => {
    const bet = await aBet([2]);
    const { offer } = await offerFor(bet);
    expect(await set(bet, offer)).toMatchObject({ code: 289, reason: { code: 'cash-out-floor-reached' } });
    expect(await set(bet, 30_000)).toMatchObject({
      code: 290,
      reason: { code: 'cash-out-floor-out-of-reach' },
    });
    expect(await set(bet, offer + 10)).toMatchObject({ kind: 'accepted' });
    expect(await set(bet, offer + 500)).toMatchObject({ kind: 'accepted' });
    expect((await row(bet))?.cashOutFloor).toBe(offer + 500);
    expect(await ask(bet)).toMatchObject({ floor: offer + 500 });
    await forgetFloor(partsOn(base.db), nameOf(bet));
    expect((await row(bet))?.cashOutFloor).toBeUndefined();
    expect(await look()).toEqual([]);
  });

  test('is taken once the offer has reached it, once under cuts at every statement, and its customer is sent that', async () => {
    const bet = await aBet([2], DRIFTED);
    const floor = (await offerFor(bet)).offer + 1_000;
    await set(bet, floor);
    expect(await look()).toEqual(['waits']);
    expect(await areFloorsDue(partsOn(base.db))).toBe(false);
    await hall.reprice(bet.picks[0]!, 1.95);
    expect(await look()).toEqual(['waits']);
    await hall.reprice(bet.picks[0]!, 1.3);
    const { offer } = await offerFor(bet);
    expect(offer).toBeGreaterThanOrEqual(floor);
    const cuts = await cutEverywhere(base.db, look, async () => {
      expect([0, offer]).toContain(await cashOfCustomer(bet));
      await soundBooks();
    });
    expect(cuts).toBeGreaterThan(8);
    expect(await cashOfCustomer(bet)).toBe(offer);
    expect(await row(bet)).toMatchObject({ badge: 'cashed-out', cashOuts: [{ paid: offer }] });
    const told = await base.db.query('SELECT kind, sms FROM notice WHERE profile_id = $1', [
      bet.customer.profileId,
    ]);
    expect(told).toEqual([{ kind: 'bet-cashed-out-at-floor', sms: 'due' }]);
    expect(await look()).toEqual([]);
  });

  test('that cannot be looked at keeps no other waiting, and is looked at again', async () => {
    const bets = [await aBet([2], DRIFTED), await aBet([2], DRIFTED)] as const;
    for (const bet of bets) {
      await set(bet, (await offerFor(bet)).offer + 1_000);
      await hall.reprice(bet.picks[0]!, 1.3);
    }
    const [first, second] = bets;
    const broken = guarded(base.db, (sql) => ({
      query: (text, values) =>
        text.includes('FOR UPDATE') && JSON.stringify(values).includes(first.betId)
          ? Promise.reject(new Error('broken'))
          : sql.query(text, values),
    }));
    const failed: string[] = [];
    const onFailure = (what: string): void => void failed.push(what);
    for await (const _ of lookAtFloors({ ...partsOn(broken), onFailure }));
    expect(failed).toEqual([`cashing out bet ${first.betId} at its floor`]);
    expect((await row(second))?.badge).toBe('cashed-out');
    await hall.reprice(first.picks[0]!, 1.25);
    await look();
    expect((await row(first))?.badge).toBe('cashed-out');
  });

  test('is looked at again when the margin falls', async () => {
    const bet = await aBet([2]);
    const { fair } = await offerFor(bet);
    await set(bet, Math.floor(fair * 0.97));
    expect(await look()).toEqual(['waits']);
    await keepSetting(base.db, { name: 'cash_out_margin', limit: '2' });
    expect(await look()).toContain('cashed-out');
    expect(await row(bet)).toMatchObject({ badge: 'cashed-out' });
    await keepSetting(base.db, { name: 'cash_out_margin', limit: '5' });
    await look();
  });

  test('is looked at again when a source that had fallen silent is heard, without a new price', async () => {
    const bet = await aBet([2], DRIFTED);
    await set(bet, (await offerFor(bet)).offer + 1_000);
    const feed = 'UPDATE match SET feed = $2 WHERE feed_match_id = $1';
    await base.db.query(feed, [bet.picks[0]!.feedMatchId, 'pushed/quiet']);
    const hear = (secondsAgo: number) =>
      base.db.query(
        `INSERT INTO feed_source (source, next_seq, heard_at) VALUES ('quiet', 1, $1::timestamptz - make_interval(secs => $2))
         ON CONFLICT (source) DO UPDATE SET heard_at = excluded.heard_at`,
        [hall.clock.now(), secondsAgo],
      );
    await hear(61);
    await hall.reprice(bet.picks[0]!, 1.3);
    expect(await look()).toContain('waits');
    await hear(0);
    expect(await look()).toEqual(['cashed-out']);
    expect(await areFloorsDue(partsOn(base.db))).toBe(false);
  });

  test.skipIf(process.env['TEST_CITUS_URL'])(
    'is found by the matches that changed: of 100,000 floors a look reads those alone',
    async () => {
      const read: number[] = [];
      const enough = new Error('rolled back');
      const filled = base.db.transaction(async (sql) => {
        // Shadows the tables of the house, with their indexes and without their keys.
        for (const table of ['cash_out_floor', 'cash_out_watch'])
          await sql.query(`CREATE TEMP TABLE ${table} (LIKE ${table} INCLUDING INDEXES) ON COMMIT DROP`);
        await sql.query(
          `INSERT INTO cash_out_floor SELECT 'p' || at, 'b' || at, 1000, 7 FROM generate_series(1, 100000) AS at`,
        );
        await sql.query(
          `INSERT INTO cash_out_watch SELECT 'p' || at, 'b' || at, 1000000 + at / 100 FROM generate_series(1, 100000) AS at`,
        );
        await sql.query('ANALYZE cash_out_floor, cash_out_watch');
        const explaining: Sql = {
          ...sql,
          query: async (text, values) => {
            read.push(rowsRead(await sql.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)));
            return [];
          },
        };
        await newFloors(explaining, null, 20);
        await allFloors(explaining, null, 20);
        await watchedAmong(explaining, [1_000_500, 2_000_000]);
        await floorsWatching(explaining, { match: 1_000_500, version: 8 }, null, 20);
        throw enough;
      });
      await expect(filled).rejects.toBe(enough);
      expect(Math.max(...read)).toBeLessThanOrEqual(200);
    },
  );

  test.each(['a settlement that reads the bet', 'one in a single statement'])(
    'is looked at again once a result that it waited for is settled, by %s',
    async (way) => {
      const bet = await aBet([2, 1.8]);
      // A customer with messages switched on is not settled in one statement.
      if (way === 'a settlement that reads the bet')
        await base.db.query(`INSERT INTO notice_sms_topic (profile_id, topic) VALUES ($1, 'results')`, [
          bet.customer.profileId,
        ]);
      await set(bet, (await offerFor(bet)).offer + 2_000);
      await look();
      await hall.result(bet.picks[0]!, 'won');
      expect(await look()).toEqual(['waits']);
      await hall.settle(bet.picks[0]!.feedMatchId);
      expect(await look()).toEqual(['cashed-out']);
      await soundBooks();
    },
  );

  test('goes with the bet: settled, cashed out whole or in part', async () => {
    const floors = async (): Promise<number> => (await base.db.query('SELECT FROM cash_out_floor')).length;
    const before = await floors();
    const [decided, shared] = [await aBet([2]), await aBet([2])];
    for (const bet of [decided, shared]) await set(bet, 17_000);
    await endAll(decided, 'lost');
    await cashOut(shared, 50);
    expect((await row(decided))?.cashOutFloor).toBeUndefined();
    await look();
    expect(await floors()).toBe(before);
  });
});

test('of random tickets the offer is the worth less 5 %, to the cent (D102)', async () => {
  for (let at = 0; at < 40; at += 1) {
    const legs = 1 + (at % 5);
    const prices = Array.from({ length: legs }, (_, leg) => 1.2 + ((at * 7 + leg * 3) % 20) / 10);
    const system = legs > 2 && at % 2 === 0 ? { sizes: [2], bankers: [] } : undefined;
    const bet = await aBet(prices, { stake: 20 + at * 13, ...(system && { system }) });
    if (at % 3 === 0 && legs > 1) await endAll(bet, 'won');
    const { offer, fair, kept, grossPayout, withholdingTax } = await offerFor(bet, 1 + ((at * 17) % 100));
    expect(offer).toBe(Math.floor((fair * 95) / 100));
    expect([kept, grossPayout - withholdingTax]).toEqual([fair - offer, offer]);
  }
});
