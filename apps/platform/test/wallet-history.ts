import { randomUUID } from 'node:crypto';
import { instantFromMs, kes, parseMsisdn, toMs, type Cents, type Msisdn } from '@kipenga/betting-core';
import { credit, debit, rollback } from '../src/casino/play-round.ts';
import { ARCADE, openGameHall, type HallPlayer } from '../src/casino/testing/game-hall.ts';
import type { Database } from '../src/database/index.ts';
import { placeTicket } from '../src/jackpots/index.ts';
import { oldestGrant } from '../src/ledger/index.ts';
import { releaseDueHolds } from './settle-now.ts';
import { keepSetting } from '../src/house-rules/index.ts';
import { depositPaid, withdrawalFailed, withdrawalPaid, withdrawOnce } from '../src/payments/index.ts';
import { insertPayment } from '../src/payments/payments.store.ts';
import type { HallCustomer } from './betting-hall.ts';
import { openTicketHall } from './ticket-hall.ts';

/** One thing a customer does, or that happens to them; amounts are shillings. */
export type WalletEvent =
  | { readonly kind: 'deposit'; readonly amount: number }
  | { readonly kind: 'bet'; readonly price: number; readonly stake: number }
  | { readonly kind: 'free-bet' }
  | { readonly kind: 'result'; readonly nth: number; readonly outcome: 'won' | 'lost' | 'void' }
  | { readonly kind: 'withdrawal'; readonly amount: number; readonly end: 'paid' | 'failed' | 'none' }
  | { readonly kind: 'round'; readonly nth: number; readonly stake: number; readonly won: number }
  | { readonly kind: 'round-cancelled'; readonly nth: number; readonly stake: number }
  | { readonly kind: 'ticket' };

const START = '2026-11-21T12:00:00Z';
/** With the start, twenty events go on into the next Nairobi day. */
const STEP_MS = 40 * 60_000;
/** So low that wins are held back for the next day (D09). */
const MOST_PAID_A_DAY = 3_000;

type Hall = Awaited<ReturnType<typeof openTicketHall>>;
type Owner = HallCustomer & HallPlayer;

const phoneOf = (owner: HallPlayer): Msisdn => {
  const phone = parseMsisdn(`2547${String(Number(owner.profileId) - 20_000).padStart(8, '0')}`);
  if (!phone.ok) throw new Error('not a phone');
  return phone.value;
};

const payIn = async ({ db, clock, services }: Hall, { profileId, msisdn }: Owner, amount: Cents) => {
  const paymentId = randomUUID();
  const nothing = kes(0);
  await insertPayment(db, {
    profileId,
    paymentId,
    type: 'deposit',
    msisdn,
    amount,
    fee: nothing,
    tax: nothing,
    unwagered: nothing,
    taxFree: nothing,
    at: clock.now(),
    bet: null,
  });
  await depositPaid(services, { profileId, paymentId }, `S${paymentId.slice(0, 8)}`);
};

const payOut = async ({ db, clock, services }: Hall, owner: Owner, amount: Cents, end: string) => {
  const { profileId, msisdn } = owner;
  await db.transaction((sql) =>
    withdrawOnce(sql, services, { customer: owner, phone: msisdn, amount, at: clock.now() }),
  );
  const [last] = await db.query<{ id: string }>(
    `SELECT payment_id AS id FROM payment WHERE profile_id = $1 AND type = 'withdrawal' AND status = 'TRX_SUCCESS'
     ORDER BY written_at DESC LIMIT 1`,
    [profileId],
  );
  if (last === undefined) return;
  const payment = { profileId, paymentId: last.id };
  if (end === 'paid')
    await services.db.transaction((sql) => withdrawalPaid(sql, services, payment, `W${last.id.slice(0, 8)}`));
  if (end === 'failed') await withdrawalFailed(services, payment, 'refused');
};

const stakeFreeBet = async (hall: Hall, owner: Owner) => {
  const grant = await oldestGrant(hall.db, owner.profileId);
  if (grant === null) return null;
  const pick = await hall.aPick(2, { startsAt: '2026-11-25T12:00:00Z' });
  await hall.place(owner, [pick], grant.amount, { usesFreeBet: true });
  return pick;
};

/** A house with everything in it that moves a customer's money, on betting time that goes on with every event. */
export const openWalletHouse = async (db: Database) => {
  const hall = await openTicketHall(db);
  const games = openGameHall(db);
  const services = { ...games.services, bettingClock: hall.clock };
  await keepSetting(db, { name: 'max_daily_payout', limit: String(MOST_PAID_A_DAY) });
  hall.clock.set(START);
  const jackpot = await hall.aJackpot({
    feedMatchIds: (await hall.picks(4, '2026-11-25T12:00:00Z')).map(({ feedMatchId }) => feedMatchId),
  });

  const playRound = async (session: string, stake: number, end: { won: number } | 'cancelled') => {
    const names = { session, round: randomUUID() };
    const staked = { ...names, transaction: randomUUID(), amount: kes(stake) };
    const answer = await debit(services, ARCADE, staked);
    if (!answer.ok) return;
    const transaction = randomUUID();
    if (end === 'cancelled')
      await rollback(services, ARCADE, { ...names, transaction, of: staked.transaction });
    else await credit(services, ARCADE, { ...names, transaction, amount: kes(end.won) });
  };

  /** Lives these events through with a new customer, and answers who it was. */
  const live = async (events: readonly WalletEvent[]): Promise<HallCustomer> => {
    const player = await games.aPlayer(0);
    const owner: Owner = { ...player, msisdn: phoneOf(player) };
    const sessions = [await games.opened(player), await games.opened(player, 'comet')];
    const picks: Awaited<ReturnType<Hall['aPick']>>[] = [];
    const happen = async (event: WalletEvent): Promise<void> => {
      const session = sessions['nth' in event ? event.nth % 2 : 0] ?? '';
      if (event.kind === 'deposit') await payIn(hall, owner, kes(event.amount));
      if (event.kind === 'withdrawal') await payOut(hall, owner, kes(event.amount), event.end);
      if (event.kind === 'round') await playRound(session, event.stake, event);
      if (event.kind === 'round-cancelled') await playRound(session, event.stake, 'cancelled');
      if (event.kind === 'ticket')
        await placeTicket(hall.services, {
          customer: owner,
          key: randomUUID(),
          asked: hall.ticket(owner, jackpot),
        });
      if (event.kind === 'bet') {
        const pick = await hall.aPick(event.price, { startsAt: '2026-11-25T12:00:00Z' });
        await hall.place(owner, [pick], kes(event.stake));
        picks.push(pick);
      }
      if (event.kind === 'free-bet') {
        const pick = await stakeFreeBet(hall, owner);
        if (pick !== null) picks.push(pick);
      }
      const ended = event.kind === 'result' ? picks[event.nth % Math.max(1, picks.length)] : undefined;
      if (event.kind === 'result' && ended !== undefined) await hall.end(ended, event.outcome);
    };
    hall.clock.set(START);
    for (const event of events) {
      await happen(event);
      await releaseDueHolds(db, hall.clock.now());
      hall.clock.set(instantFromMs(hall.clock.nowMs() + STEP_MS));
    }
    return owner;
  };

  return { hall, live, now: () => hall.clock.now(), startMs: toMs(hall.clock.now()) };
};
