import { checkProof, type Cents, type JackpotId, type ProfileId } from '@kipenga/betting-core';
import { expect } from 'vitest';
import type { Database } from '../../src/database/index.ts';
import { ticketProofOf } from '../../src/jackpots/seal/ticket-proof-of.ts';
import { TicketsNotSealed } from '../../src/jackpots/seal/refuse-other-tickets.ts';
import { sha256 } from '../../src/jackpots/seal/sha256.ts';
import { settleJackpotsOf } from '../settle-now.ts';
import { balanceOf, checkBooks, fundOf } from '../../src/ledger/index.ts';
import type { JackpotHall, Offer } from './jackpot-hall.ts';
import { slipIn } from './slip-in.ts';

interface JackpotRow {
  readonly id: JackpotId;
  readonly state: string;
  readonly root: string | null;
  readonly fund: number;
  readonly guarantee: number;
  readonly rolledIn: number;
  readonly rollover: number;
  readonly rolledInto: string | null;
  readonly rolled: number;
  /** By position: 1, X, 2, V. */
  readonly results: readonly string[];
}

interface TicketRow {
  readonly profileId: ProfileId;
  readonly betId: string;
  readonly reference: string;
  readonly betString: string;
  readonly stake: number;
  readonly stakeAfterTax: number;
  readonly contribution: number;
  readonly status: string;
  readonly netPayout: Cents;
  readonly salt: string;
}

const jackpotsOf = (db: Database): Promise<readonly JackpotRow[]> =>
  db.query<JackpotRow>(
    `SELECT j.jackpot_id::text AS id, state, root, fund, guarantee, rolled_in AS "rolledIn", v.rollover, v.rolled_into::text AS "rolledInto", v.rolled,
       (SELECT array_agg(CASE WHEN status = 'void' THEN 'V' WHEN full_time_home > full_time_away THEN '1'
          WHEN full_time_home < full_time_away THEN '2' ELSE 'X' END ORDER BY position)
        FROM jackpot_match JOIN match USING (feed_match_id) WHERE jackpot_id = j.jackpot_id) AS results
     FROM jackpot j, LATERAL (SELECT * FROM jackpot_verdict WHERE jackpot_id = j.jackpot_id ORDER BY version DESC LIMIT 1) v`,
  );

const ticketsOf = (db: Database, id: JackpotId): Promise<readonly TicketRow[]> =>
  db.query<TicketRow>(
    `SELECT profile_id AS "profileId", bet_id AS "betId", reference, bet_string AS "betString", stake, stake_after_tax AS "stakeAfterTax",
       contribution, status, net_payout AS "netPayout", salt
     FROM jackpot_ticket WHERE jackpot_id = $1`,
    [id],
  );

/** Expands the lines of a ticket and counts the right results of each. */
const rightOfLines = (betString: string, results: readonly string[]): readonly number[] =>
  betString
    .split('#')
    .map((part) => part.slice(part.indexOf('_') + 1).split(','))
    .reduce<readonly number[]>(
      (lines, picks, at) =>
        lines.flatMap((right) =>
          picks.map((pick) => right + Number(results[at] === 'V' || results[at] === pick)),
        ),
      [0],
    );

/** Expected result of each ticket, computed without our code: pots, shares, tax, in whole cents (D80, D81). */
const expectedOf = ({ fund, results }: JackpotRow, tickets: readonly TicketRow[]) => {
  const voids = results.filter((result) => result === 'V').length;
  if (voids > Math.floor(results.length / 4))
    return tickets.map(({ stake }) => ({ status: 'void', net: stake, gross: 0 }));
  const right = tickets.map(({ betString }) => rightOfLines(betString, results));
  const perLine = [80, 12, 8].map((percent, wrong) => {
    const lines = right.flat().filter((count) => count === results.length - wrong).length;
    return lines === 0 ? 0 : Math.floor(Math.floor((fund * percent) / 100) / lines);
  });
  return tickets.map(({ stakeAfterTax }, at) => {
    const gross = (right[at] ?? []).reduce((sum, count) => sum + (perLine[results.length - count] ?? 0), 0);
    const tax = Math.floor((Math.max(0, gross - stakeAfterTax) * 20 + 50) / 100);
    return { status: gross > 0 ? 'won' : 'lost', net: gross - tax, gross };
  });
};

/** Money that each ticket brought its customer, by the postings only. */
const broughtByTicket = async (db: Database): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await db.query<{ betId: string; brought: number }>(
        `SELECT split_part(reference, ':', 2) AS "betId",
           sum(CASE WHEN to_account LIKE '%:' || profile_id THEN amount ELSE 0 END
             - CASE WHEN from_account LIKE '%:' || profile_id THEN amount ELSE 0 END)::bigint AS brought
         FROM ledger_posting WHERE reference LIKE 'ticket-%' GROUP BY 1`,
      )
    ).map(({ betId, brought }) => [betId, brought]),
  );

const auditTickets = async (
  db: Database,
  jackpot: JackpotRow,
  brought: ReadonlyMap<string, number>,
): Promise<number> => {
  const tickets = await ticketsOf(db, jackpot.id);
  const expected = expectedOf(jackpot, tickets);
  for (const [at, ticket] of tickets.entries()) {
    const { status, net } = expected[at]!;
    expect({ status: ticket.status, net: ticket.netPayout }).toEqual({ status, net });
    expect(brought.get(ticket.betId) ?? 0).toBe(net);
    const proof = await ticketProofOf(db, ticket.profileId, ticket.reference);
    expect(proof && checkProof(proof, jackpot.root ?? '', sha256)).toBe(true);
  }
  const contributions = tickets.reduce((sum, { contribution }) => sum + contribution, 0);
  expect(jackpot.fund).toBe(jackpot.guarantee + jackpot.rolledIn + contributions);
  const given =
    expected[0]?.status === 'void' ? contributions : expected.reduce((sum, { gross }) => sum + gross, 0);
  expect(given + jackpot.rollover).toBe(jackpot.fund);
  return tickets.length;
};

/**
 * Checks every book and ticket of jackpots whose matches have all ended: the ledger is at zero, each fund is paid or rolled
 * over, each ticket was paid by its picks, and each is proved by the root. Returns the number of tickets.
 */
export const auditJackpots = async (db: Database): Promise<number> => {
  expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  expect(await db.query(`SELECT 1 FROM jackpot WHERE state IN ('open', 'closed')`)).toEqual([]);
  const brought = await broughtByTicket(db);
  let tickets = 0;
  const jackpots = await jackpotsOf(db);
  for (const jackpot of jackpots) {
    tickets += await auditTickets(db, jackpot, brought);
    const given = jackpots.filter(({ rolledInto }) => rolledInto === jackpot.id);
    expect(given.reduce((sum, { rolled }) => sum + rolled, 0)).toBe(jackpot.rolledIn);
    const left = jackpot.rolledInto === null ? jackpot.rollover : 0;
    expect(await balanceOf(db, fundOf(jackpot.id))).toBe(left);
  }
  return tickets;
};

/** Inserts a ticket into a sealed jackpot, and expects that no proof is given and no verdict is made. */
export const slippedInIsFound = async (owner: Database, hall: JackpotHall, offer: Offer): Promise<void> => {
  const anew = { ...hall.db }; // a process that has not built a tree yet
  const { profileId, reference } = await slipIn(owner, hall, offer);
  await expect(ticketProofOf(anew, profileId, reference)).rejects.toThrow(TicketsNotSealed);
  await hall.results(offer, offer.feedMatchIds.map(() => '1').join(''));
  await hall.results(offer, 'X');
  const feed = offer.feedMatchIds[0]!;
  await expect(settleJackpotsOf(hall.db, feed, hall.clock.now())).rejects.toThrow('under its seal');
};
