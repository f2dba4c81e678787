import { cents, instantFromMs, kes, toMs } from '@kipenga/betting-core';
import type { Database } from '../../src/database/index.ts';
import { sealDueJackpots } from '../../src/jackpots/seal/seal-due-jackpots.ts';
import type { HallCustomer } from '../betting-hall.ts';
import { releaseDueHolds, settleJackpotsOf, sweepJackpots } from '../settle-now.ts';
import type { JackpotHall, Offer } from './jackpot-hall.ts';
import { failingAt } from '../power-cut.ts';
import type { SeededDice } from './seeded-dice.ts';

const TYPES = ['midweek', 'mega'] as const;
const SIGNS = ['1', 'X', '2'] as const;
const CUSTOMERS = 20;
const MOST_TICKETS = 35;
const HOUR_MS = 3_600_000;

interface World {
  readonly hall: JackpotHall;
  readonly dice: SeededDice;
  readonly customers: readonly HallCustomer[];
  readonly offers: Offer[];
}

type Step = () => Promise<unknown>;

const later = ({ hall }: World, hours: number) => {
  const at = instantFromMs(hall.clock.nowMs() + hours * HOUR_MS);
  hall.clock.set(at);
  return at;
};

/** Does the work with the power cut somewhere, or twice at once, or as it should be. */
const roughly = async ({ hall, dice }: World, work: (db: Database) => Promise<unknown>): Promise<void> => {
  if (dice.chance(0.4)) await work(failingAt(hall.db, 1 + dice.below(70)).db).catch(() => undefined);
  if (dice.chance(0.3)) await Promise.all([work(hall.db), work(hall.db)]);
  else if (dice.chance(0.8)) await work(hall.db);
};

/** Picks that are often what most favour, so that some win. */
const somePicks = (dice: SeededDice, matches: number): string[] =>
  Array.from({ length: matches }, () => {
    const [one, two] = [dice.below(3), dice.below(3)];
    if (dice.chance(0.15) && one !== two)
      return [Math.min(one, two), Math.max(one, two)].map((at) => SIGNS[at]).join(',');
    return dice.chance(0.7) ? '1' : dice.oneOf(SIGNS);
  });

const aSign = (dice: SeededDice, voids: number): string => {
  if (dice.chance(voids)) return 'V';
  return dice.chance(0.7) ? '1' : dice.oneOf(SIGNS);
};

const openOne = async (world: World): Promise<Offer> => {
  const { hall, dice, customers, offers } = world;
  const type = dice.oneOf(TYPES);
  const before = offers.findLast((offer) => offer.type === type);
  if (before && (await hall.offerRow(before))?.state === 'open')
    await sealDueJackpots(hall.db, later(world, 3));
  const shared = dice.chance(0.3) ? (offers.at(-1)?.feedMatchIds.slice(0, 2) ?? []) : [];
  const offer = await hall.open({
    type,
    matches: 4 + dice.below(5),
    betAmount: dice.oneOf([kes(9), kes(49), cents(1_777)]),
    guarantee: kes(1_000 + dice.below(9_000)),
    startsAt: instantFromMs(toMs(hall.clock.now()) + 2 * HOUR_MS),
    feedMatchIds: shared,
  });
  for (let count = dice.below(MOST_TICKETS); count > 0; count -= 1)
    await hall.place(
      dice.oneOf(customers),
      offer,
      somePicks(dice, offer.feedMatchIds.length),
      kes(dice.oneOf([100, 70_000])),
    );
  offers.push(offer);
  return offer;
};

const say = async (world: World, offer: Offer, at: number, voids: number): Promise<void> => {
  const signs = offer.feedMatchIds
    .map((_, place) => (place === at ? aSign(world.dice, voids) : '-'))
    .join('');
  await world.hall.results(offer, signs);
  await roughly(world, (db) => settleJackpotsOf(db, offer.feedMatchIds[at]!, world.hall.clock.now()));
};

/** The life of one jackpot, step by step: some of its matches are decided again, some holds are paid in between. */
const lifeOf = async (world: World): Promise<Step[]> => {
  const { hall, dice } = world;
  const offer = await openOne(world);
  const voids = dice.chance(0.25) ? 0.5 : 0.08;
  const order = offer.feedMatchIds.map((_, at) => at).toSorted(() => dice.below(3) - 1);
  const again = Array.from({ length: dice.below(4) }, () => dice.below(order.length));
  return [
    () => roughly(world, (db) => sealDueJackpots(db, later(world, 2))),
    ...[...order, ...again].map((at) => () => say(world, offer, at, voids)),
    () => roughly(world, (db) => sweepJackpots(db, hall.clock.now())),
    () => roughly(world, (db) => releaseDueHolds(db, later(world, 12))),
    ...again.map((at) => () => say(world, offer, at, voids)),
  ];
};

const finish = async ({ hall, offers }: World): Promise<void> => {
  await sealDueJackpots(hall.db, hall.clock.now());
  for (const { feedMatchIds } of offers)
    for (const feed of feedMatchIds) await settleJackpotsOf(hall.db, feed, hall.clock.now());
  await sweepJackpots(hall.db, hall.clock.now());
};

/**
 * Lives through so many jackpots of two types, up to four at a time: random tickets, voids and corrections, the power cut in the
 * middle of sealing, settling and paying, two settlers at once. Afterwards every match has ended and everything owed is done.
 */
export const liveThroughJackpots = async (
  hall: JackpotHall,
  dice: SeededDice,
  jackpots: number,
): Promise<readonly Offer[]> => {
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => hall.aCustomer(100_000)));
  const world: World = { hall, dice, customers, offers: [] };
  const lives: Step[][] = [];
  while (world.offers.length < jackpots || lives.length > 0) {
    if (world.offers.length < jackpots && (lives.length === 0 || (lives.length < 4 && dice.chance(0.3))))
      lives.push(await lifeOf(world));
    const life = dice.oneOf(lives);
    await life.shift()?.();
    if (life.length === 0) lives.splice(lives.indexOf(life), 1);
  }
  await finish(world);
  return world.offers;
};
