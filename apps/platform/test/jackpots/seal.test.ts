import { createHash } from 'node:crypto';
import { checkProof, instant, jackpotId, kes, type Instant, type ProfileId } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { systemRandom } from '../../src/ports/index.ts';
import { passGate, shutGates } from '../../src/jackpots/offers.store.ts';
import { jackpotSealOf } from '../../src/jackpots/seal/jackpot-seal-of.ts';
import { ticketProofOf } from '../../src/jackpots/seal/ticket-proof-of.ts';
import { TicketsNotSealed } from '../../src/jackpots/seal/refuse-other-tickets.ts';
import { closeUnder, sealDueJackpots } from '../../src/jackpots/seal/seal-due-jackpots.ts';
import { sealTickets } from '../../src/jackpots/seal/sealed-tickets.ts';
import { sha256 } from '../../src/jackpots/seal/sha256.ts';
import type { Sql } from '../../src/database/index.ts';
import { putManyTickets } from './many-tickets.ts';
import { openJackpotHall, type Offer, type PlacedTicket } from './jackpot-hall.ts';
import { slipIn } from './slip-in.ts';
import { untilWaiting } from '../waiting-for-locks.ts';
import { withHall } from '../with-hall.ts';

const { base, hall } = await withHall(openJackpotHall);

const CLOSING = instant('2026-11-21T11:59:00Z');
const BEFORE = instant('2026-11-21T11:58:59Z');

const withTickets = async (count: number): Promise<{ offer: Offer; tickets: PlacedTicket[] }> => {
  const offer = await hall.open();
  const tickets = [];
  for (let at = 0; at < count; at += 1)
    tickets.push(await hall.place(await hall.aCustomer(100), offer, ['1', '1,X', '2', at % 2 ? '1,2' : 'X']));
  return { offer, tickets };
};

const digest = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** The root by the words of RFC 9162, from the rows, without any code of ours. */
const rootByHand = async (offer: Offer): Promise<string | null> => {
  const rows = await base.db.query<{ reference: string; bet_string: string; salt: string }>(
    'SELECT reference, bet_string, salt FROM jackpot_ticket WHERE jackpot_id = $1',
    [offer.id],
  );
  const leaves = rows
    .toSorted((left, right) => Buffer.compare(Buffer.from(left.reference), Buffer.from(right.reference)))
    .map((row) => digest(Buffer.of(0), `${row.reference}|${row.bet_string}|${row.salt}`));
  const over = (part: readonly Buffer[]): Buffer => {
    if (part.length <= 1) return part[0] ?? Buffer.alloc(0);
    const half = 2 ** Math.floor(Math.log2(part.length - 1));
    return digest(Buffer.of(1), over(part.slice(0, half)), over(part.slice(half)));
  };
  return leaves.length === 0 ? null : over(leaves).toString('hex');
};

test('every ticket is under the root a minute before the first kick-off, and its owner alone can prove it (D82, D88, D106)', async () => {
  const { offer, tickets } = await withTickets(7);
  const stranger = await hall.aCustomer(0);
  await sealDueJackpots(base.db, BEFORE);
  expect(await jackpotSealOf(base.db, offer.id)).toBeNull();
  expect(await ticketProofOf(base.db, tickets[0]!.profileId, tickets[0]!.reference)).toBeNull();
  await Promise.all([1, 2, 3, 4].map(() => sealDueJackpots(base.db, CLOSING)));
  const root = await rootByHand(offer);
  const contributions = tickets.reduce((sum, { contribution }) => sum + contribution, 0);
  expect(await jackpotSealOf(base.db, offer.id)).toEqual({
    root,
    tickets: 7,
    lines: 4 * 2 + 3 * 4,
    fund: kes(1_000) + contributions,
    sealedAt: CLOSING,
    winners: [],
  });
  expect(await hall.fund(offer)).toBe(kes(1_000) + contributions);
  for (const { profileId, reference } of tickets) {
    const proof = await ticketProofOf(base.db, profileId, reference);
    expect(proof && checkProof(proof, root ?? '', sha256)).toBe(true);
    expect(await ticketProofOf(base.db, stranger.profileId, reference)).toBeNull();
  }
  expect(await ticketProofOf(base.db, tickets[0]!.profileId, tickets[1]!.reference)).toBeNull();
});

test('a jackpot without tickets has a seal without a root, and what is no jackpot has none (D88)', async () => {
  const { offer } = await withTickets(0);
  await sealDueJackpots(base.db, CLOSING);
  expect(await jackpotSealOf(base.db, offer.id)).toMatchObject({ root: null, tickets: 0, fund: kes(1_000) });
  expect(await jackpotSealOf(base.db, jackpotId('999999'))).toBeNull();
  expect(await jackpotSealOf(base.db, jackpotId('midweek'))).toBeNull();
});

test('a result before kick-off closes its jackpot, and only its own (D88)', async () => {
  const { offer } = await withTickets(1);
  const { offer: other } = await withTickets(1);
  await hall.results(offer, '--X-');
  await sealDueJackpots(base.db, BEFORE);
  expect(await hall.offerRow(offer)).toMatchObject({ state: 'closed', tickets: 1 });
  expect(await hall.offerRow(other)).toMatchObject({ state: 'open' });
});

test('one that was shut by a process that died before it sealed is sealed by the next look (D82)', async () => {
  const { offer } = await withTickets(1);
  await shutGates(base.db, Number(offer.id));
  await sealDueJackpots(base.db, BEFORE);
  expect(await hall.offerRow(offer)).toMatchObject({ state: 'closed', tickets: 1 });
});

test('a ticket being placed when the jackpot closes is waited for and is under the root (D82)', async () => {
  const { offer } = await withTickets(2);
  const { sealing } = await base.db.transaction(async (sql) => {
    await passGate(sql, Number(offer.id), systemRandom);
    const done = sealDueJackpots(base.db, CLOSING);
    await untilWaiting(base.db);
    await copyATicket(sql, offer);
    return { sealing: done };
  });
  await sealing;
  expect(await hall.offerRow(offer)).toMatchObject({ state: 'closed', tickets: 3 });
  expect(await jackpotSealOf(base.db, offer.id)).toMatchObject({ root: await rootByHand(offer) });
});

test('a result before the kick-off seals what came in while it was on its way: no ticket is younger than the seal (D88)', async () => {
  const { offer } = await withTickets(2);
  await sealDueAt(offer, instant('2026-11-21T05:59:59Z'));
  const [row] = await base.db.query<{ isAfter: boolean }>(
    `SELECT bool_or(placed_at > sealed_at OR placed_at > closes_at) AS "isAfter"
     FROM jackpot_ticket JOIN jackpot USING (jackpot_id) WHERE jackpot_id = $1`,
    [offer.id],
  );
  expect(row).toEqual({ isAfter: false });
});

test('a tree of many pages is the one tree over all tickets (D82)', async () => {
  const offer = await hall.open({ betAmount: kes(49) });
  await putManyTickets(base.owner, hall, offer, 1_337);
  await sealDueJackpots(base.db, CLOSING);
  const root = await rootByHand(offer);
  expect(await jackpotSealOf(base.db, offer.id)).toMatchObject({ root, tickets: 1_337 });
  const some = await base.db.query<{ profileId: ProfileId; reference: string }>(
    `SELECT profile_id AS "profileId", reference FROM (
       SELECT *, row_number() OVER (ORDER BY reference) AS place FROM jackpot_ticket WHERE jackpot_id = $1) t
     WHERE place IN (1, 64, 65, 1024, 1025, 1336, 1337)`,
    [offer.id],
  );
  for (const { profileId, reference } of some) {
    const proof = await ticketProofOf(base.db, profileId, reference);
    expect(proof && checkProof(proof, root ?? '', sha256)).toBe(true);
  }
  expect(some).toHaveLength(7);
});

test('with a ticket slipped in after the seal no proof is given, to nobody (D82)', async () => {
  const { offer, tickets } = await withTickets(2);
  await sealDueJackpots(base.db, CLOSING);
  await slipIn(base.owner, hall, offer);
  await expect(ticketProofOf(base.db, tickets[0]!.profileId, tickets[0]!.reference)).rejects.toThrow(
    TicketsNotSealed,
  );
});

test('once a jackpot is sealed the tables take no ticket for it, whoever writes it (D82)', async () => {
  const { offer } = await withTickets(1);
  await sealDueJackpots(base.db, CLOSING);
  await expect(copyATicket(base.db, offer)).rejects.toThrow('takes no more tickets');
});

/** Writes one more ticket like the first, without a posting. */
const copyATicket = (sql: Sql, offer: Offer) =>
  sql.query(
    `INSERT INTO jackpot_ticket SELECT (jsonb_populate_record(t, jsonb_build_object('reference', 'ZZZZ-9999', 'bet_id', 'b' || substr(md5(t.bet_id), 1, 19)))).*
     FROM jackpot_ticket t WHERE jackpot_id = $1 LIMIT 1`,
    [offer.id],
  );

/** Seals an offer by a result that was known at this moment. */
const sealDueAt = async ({ id }: Offer, at: Instant) => {
  const tickets = await sealTickets(base.db, id);
  return base.db.transaction((sql) => closeUnder(sql, id, tickets, at));
};
