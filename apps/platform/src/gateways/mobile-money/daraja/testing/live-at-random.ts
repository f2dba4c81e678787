import { kes } from '@kipenga/betting-core';
import fc from 'fast-check';
import { dyingAfter } from '../../../../../test/dying-after.ts';
import { balanceOf, checkBooks, GATEWAY, HOUSE } from '../../../../ledger/index.ts';
import type { Fault, WorldCallback, WorldPrompt } from './daraja-world.ts';
import { SECRET, type MpesaHall, type Payer } from './mpesa-hall.ts';

const FAULTS: readonly Fault[] = [
  'lost',
  'slow',
  '500',
  '503 undone',
  '401',
  '429',
  '400',
  '500.001.1001',
  'no merchant',
  'code 1',
  'html',
];
const PATHS = ['token', 'push', 'query', 'pay', 'status'] as const;

/** A random event, applied to whatever exists by then. */
export const anyEvent = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('deposit' as const),
      shillings: fc.integer({ min: 50, max: 900 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      shillings: fc.integer({ min: 20, max: 400 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pin' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse' as const), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('refuse payout' as const), which: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('by hand' as const),
      account: fc.constantFrom('phone', 'prompt', 'nobody'),
      which: fc.nat(9),
      shillings: fc.option(fc.integer({ min: 1, max: 900 })),
      isSigned: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('break' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('callback' as const), which: fc.nat(20), isBare: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forge' as const), which: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      path: fc.constantFrom(...PATHS),
      fault: fc.constantFrom(...FAULTS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('kill' as const), afterStatements: fc.nat(25) }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('time' as const), seconds: fc.constantFrom(1, 30, 100, 1_000) }),
  },
);
type Event = typeof anyEvent extends fc.Arbitrary<infer E> ? E : never;

const at = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(list.length, 1)];

/** One house, its customer, and the callbacks the world owes it. */
interface Life {
  readonly hall: MpesaHall;
  readonly payer: Payer;
  /** Callbacks that were made; each may arrive at any time, or never. */
  readonly owed: WorldCallback[];
  /** Shillings paid by hand: for the customer, and for nobody. */
  readonly byHand: { mine: number; nobodys: number };
}

const PAYBILL = `https://pay.kipenga.example/gateway/mobile-money/${SECRET}/c2b/confirmation`;

const bare = ({ url, body }: WorldCallback): WorldCallback => ({ url: url.split('?')[0] ?? '', body });

/** Runs the jobs that are due, while the process lives. */
const work = async (hall: MpesaHall): Promise<void> => {
  await hall.work().catch(() => undefined);
};

const payByHand = (
  { hall: { world }, payer, owed, byHand }: Life,
  prompts: readonly WorldPrompt[],
  { account, which, shillings, isSigned }: Extract<Event, { kind: 'by hand' }>,
): void => {
  const prompt = account === 'prompt' ? at(prompts, which) : undefined;
  const paid = shillings ?? prompt?.shillings ?? 100;
  const typed = account === 'nobody' ? 'NOBODY' : (prompt?.account ?? payer.msisdn);
  const { msisdn } = payer;
  const sign = isSigned ? `${msisdn.slice(0, 4)} ***** ${msisdn.slice(-3)}` : undefined;
  owed.push(world.payByHand(PAYBILL, typed, paid, sign));
  byHand[account === 'nobody' ? 'nobodys' : 'mine'] += paid;
};

const happens = async (life: Life, event: Event): Promise<void> => {
  const { hall, payer, owed } = life;
  const { world } = hall;
  const prompts = world.prompts.filter(({ phone }) => phone === payer.msisdn);
  const payouts = world.payouts.filter(({ phone }) => phone === payer.msisdn);
  switch (event.kind) {
    case 'deposit':
      return void (await hall.deposit(payer, event.shillings));
    case 'withdraw':
      return void (await hall.withdraw(payer, event.shillings));
    case 'pin': {
      const prompt = at(
        prompts.filter(({ state }) => state === 'open'),
        event.which,
      );
      // M-Pesa reports it at the paybill too.
      return prompt && void owed.push(world.enterPin(prompt), world.twinOf(PAYBILL, prompt));
    }
    case 'refuse': {
      const prompt = at(
        prompts.filter(({ state }) => state === 'open'),
        event.which,
      );
      return prompt && void owed.push(world.refuse(prompt));
    }
    case 'pay':
    case 'refuse payout': {
      const payout = at(
        payouts.filter(({ state }) => state === 'waiting'),
        event.which,
      );
      return payout && void owed.push(event.kind === 'pay' ? world.pay(payout) : world.refusePayout(payout));
    }
    case 'by hand':
      return payByHand(life, prompts, event);
    case 'break':
      return void (await hall.takeBreak(payer));
    case 'callback': {
      const callback = at([...owed, ...world.statusCallbacks], event.which);
      return callback && void (await hall.post(event.isBare ? bare(callback) : callback));
    }
    case 'forge': {
      const prompt = at(
        prompts.filter(({ state }) => state !== 'paid'),
        event.which,
      );
      return (
        prompt && void (await hall.post(bare(world.tellPaid({ ...prompt, receipt: `FORGED${owed.length}` }))))
      );
    }
    case 'fault':
      return world.fail(event.path, event.fault);
    case 'kill':
      await hall.restart(dyingAfter(hall.db, event.afterStatements));
      await work(hall);
      return hall.restart();
    case 'time':
      return hall.pass(event.seconds);
  }
};

/** The world stops failing, callbacks that nothing else would replace arrive, and time passes. */
const comeToRest = async (
  { hall, payer, owed }: Pick<Life, 'hall' | 'payer' | 'owed'>,
  isHeard: (which: number) => boolean,
): Promise<void> => {
  hall.world.heal();
  await hall.restart();
  await work(hall);
  const payAll = (): void => {
    for (const payout of hall.world.payouts)
      if (payout.phone === payer.msisdn && payout.state === 'waiting') owed.push(hall.world.pay(payout));
  };
  payAll();
  const known = await hall.db.query<{ name: string }>(
    'SELECT daraja_id AS name FROM mpesa_order WHERE daraja_id IS NOT NULL',
  );
  const isKnown = (callback: WorldCallback): boolean =>
    known.some(({ name }) => JSON.stringify(callback.body).includes(name));
  for (const [which, callback] of owed.entries())
    if (isHeard(which) || !isKnown(callback)) await hall.hear(callback);
  // The last callbacks may have sent money back.
  payAll();
  await hall.liveOn(4, 3_700);
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

/** The house's books, and the books it should have by the world's. */
export interface Lives {
  readonly house: Written;
  readonly world: Written;
}

interface Written {
  /** Cents that came in, less those that went out again. */
  readonly net: number;
  /** Cents that found no payment. */
  readonly unplaced: number;
  /** Prompts that were shown on the phone more than once. */
  readonly askedTwice: number;
  /** Payouts that have ended in the world without the house knowing. */
  readonly unheard: number;
  /** Payments that nothing will end: no job, and no operator's list. */
  readonly forgotten: number;
  /** Cents that should go back, and neither have nor are held for an operator. */
  readonly lostOnTheWayBack: number;
  readonly books: object;
}

const shillingsOf = (all: readonly { state: string; shillings: number }[]): number =>
  sum(all.filter(({ state }) => state === 'paid').map(({ shillings }) => shillings));

const writtenOf = async ({ hall: { db, world }, payer }: Life, suspenseBefore: number): Promise<Written> => {
  const prompts = world.prompts.filter(({ phone }) => phone === payer.msisdn);
  const over = world.payouts.filter(({ phone, state }) => phone === payer.msisdn && state !== 'waiting');
  const [moved] = await db.query<{ net: number }>(
    `SELECT COALESCE(sum(CASE WHEN from_account = $2 THEN amount ELSE -amount END), 0)::bigint AS net
     FROM ledger_posting WHERE profile_id = $1 AND $2 IN (from_account, to_account)`,
    [payer.profileId, GATEWAY.mobileMoney],
  );
  const unheard = await db.query(
    "SELECT 1 FROM mpesa_order WHERE kind = 'payout' AND state IN ('sending', 'sent') AND reference = ANY($1::text[])",
    [over.map(({ originatorId }) => originatorId)],
  );
  const forgotten = await db.query(
    `SELECT 1 FROM payment p LEFT JOIN mpesa_order o USING (profile_id, payment_id)
     WHERE p.profile_id = $1 AND p.status = 'TRX_SUCCESS' AND (o.state IS NULL OR o.state <> 'held')
       AND NOT EXISTS (SELECT FROM job WHERE job.profile_id = p.profile_id AND done_at IS NULL AND kind IN ('mpesa-send', 'mpesa-ask') AND payload->>'reference' = o.reference)`,
    [payer.profileId],
  );
  const [back] = await db.query<{ open: number; held: number }>(
    `SELECT COALESCE((SELECT sum(amount) FROM money_back WHERE profile_id = $1 AND state <> 'returned'), 0)::bigint AS open,
       COALESCE((SELECT sum(CASE WHEN to_account = $2 THEN amount ELSE -amount END) FROM ledger_posting
         WHERE profile_id = $1 AND $2 IN (from_account, to_account)), 0)::bigint AS held`,
    [payer.profileId, HOUSE.heldBack],
  );
  return {
    forgotten: forgotten.length,
    lostOnTheWayBack: (back?.held ?? 0) - (back?.open ?? 0),
    net: moved?.net ?? 0,
    unplaced: (await balanceOf(db, HOUSE.suspense)) - suspenseBefore,
    askedTwice: prompts.length - new Set(prompts.map(({ account }) => account)).size,
    unheard: unheard.length,
    books: await checkBooks(db),
  };
};

/** Runs a house through these events, then lets it settle. */
export const liveThrough = async (
  hall: MpesaHall,
  events: readonly Event[],
  heard: readonly boolean[],
): Promise<Lives> => {
  const life: Life = { hall, payer: await hall.aPayer(), owed: [], byHand: { mine: 0, nobodys: 0 } };
  const suspense = await balanceOf(hall.db, HOUSE.suspense);
  for (const event of events) {
    await happens(life, event);
    await work(hall);
  }
  await comeToRest(life, (which) => heard[which % heard.length] ?? true);

  const mine = <T extends { readonly phone: string }>(all: readonly T[]): readonly T[] =>
    all.filter(({ phone }) => phone === life.payer.msisdn);
  const cameIn = shillingsOf(mine(hall.world.prompts)) + life.byHand.mine;
  return {
    house: await writtenOf(life, suspense),
    world: {
      net: kes(cameIn) - kes(shillingsOf(mine(hall.world.payouts))),
      unplaced: kes(life.byHand.nobodys),
      askedTwice: 0,
      unheard: 0,
      forgotten: 0,
      lostOnTheWayBack: 0,
      books: { total: 0, drifting: [] },
    },
  };
};
