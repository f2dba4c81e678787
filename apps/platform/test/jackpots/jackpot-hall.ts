import { insertGates } from '../../src/jackpots/offers.store.ts';
import { randomBytes } from 'node:crypto';
import {
  cents,
  fundContribution,
  instant,
  jackpotId,
  kes,
  nairobiDayOf,
  stakeAfterTax,
  subtractCents,
  taxRecordOn,
  type Cents,
  type FeedMatchId,
  type Instant,
  type JackpotId,
  type MatchScore,
  type ProfileId,
} from '@kipenga/betting-core';
import { newBetId, newBetReference } from '../../src/bets/bet-ids.ts';
import type { Database } from '../../src/database/index.ts';
import { balanceOf, cashOf, fundOf, HOUSE, HOUSE_BOOKS, post, type Posting } from '../../src/ledger/index.ts';
import { systemRandom } from '../../src/ports/index.ts';
import { numberOf, recordResult } from '../../src/sports/index.ts';
import { openHall, type HallCustomer } from '../betting-hall.ts';

/** A score for each result; V for void. */
const SCORES: Readonly<Record<string, MatchScore | 'void'>> = {
  '1': { home: 1, away: 0, halfHome: 0, halfAway: 0 },
  X: { home: 1, away: 1, halfHome: 0, halfAway: 0 },
  '2': { home: 0, away: 2, halfHome: 0, halfAway: 0 },
  V: 'void',
};

/** Terms of a test's offer; by default a midweek of four matches at ten shillings with a guarantee of a thousand. */
export interface OfferTerms {
  readonly type?: string;
  readonly matches?: number;
  readonly betAmount?: Cents;
  readonly guarantee?: Cents;
  readonly startsAt?: Instant;
  /** Matches of another offer, if the two share them. */
  readonly feedMatchIds?: readonly FeedMatchId[];
}

/** An offer as the tests name it. */
export interface Offer {
  readonly id: JackpotId;
  readonly type: string;
  readonly betAmount: Cents;
  /** By position. */
  readonly feedMatchIds: readonly FeedMatchId[];
  /** By position. */
  readonly matchNumbers: readonly number[];
}

/** A placed ticket. */
export interface PlacedTicket {
  readonly profileId: ProfileId;
  readonly betId: string;
  readonly reference: string;
  readonly stake: Cents;
  readonly stakeAfterTax: Cents;
  readonly contribution: Cents;
}

const moved = (postings: readonly Posting[]): readonly Posting[] =>
  postings.filter(({ amount }) => amount > 0);

/** A betting hall with jackpots: offers and tickets are written directly to the tables, with their postings. */
export const openJackpotHall = async (db: Database) => {
  const hall = await openHall(db);
  let types = 0;

  const open = async (terms: OfferTerms = {}): Promise<Offer> => {
    const {
      type = `type-${types++}`,
      matches = 4,
      betAmount = kes(10),
      guarantee = kes(1_000),
      startsAt = instant('2026-11-21T12:00:00Z'),
    } = terms;
    const feedMatchIds: FeedMatchId[] = [...(terms.feedMatchIds ?? [])];
    while (feedMatchIds.length < matches) feedMatchIds.push((await hall.aPick(2, { startsAt })).feedMatchId);
    return db.transaction(async (sql) => {
      const [row] = await sql.query<{ id: string }>(
        `INSERT INTO jackpot (type, name, description, bet_amount, max_doubles, guarantee, rolled_in, opened_at, closes_at)
         VALUES ($1, 'A jackpot', '', $2, 8, $3, 0, $4, $5) RETURNING jackpot_id::text AS id`,
        [type, betAmount, guarantee, hall.clock.now(), startsAt],
      );
      const id = jackpotId(row?.id ?? '');
      await insertGates(sql, id);
      const rows = await sql.query<{ number: number }>(
        `INSERT INTO jackpot_match (jackpot_id, position, feed_match_id, planned_start)
         SELECT $1, place, feed, (SELECT starts_at FROM match WHERE feed_match_id = m.feed)
         FROM unnest($2::bigint[]) WITH ORDINALITY AS m (feed, place) RETURNING jackpot_match_id AS number`,
        [id, feedMatchIds.map((feed) => numberOf(feed))],
      );
      await post(sql, {
        reference: `guarantee:${id}`,
        kind: 'jackpot-guarantee',
        profileId: HOUSE_BOOKS,
        at: hall.clock.now(),
        postings: [{ from: HOUSE.jackpots, to: fundOf(id), amount: guarantee }],
      });
      return { id, type, betAmount, feedMatchIds, matchNumbers: rows.map(({ number }) => number) };
    });
  };

  const costOf = (lines: number, betAmount: Cents) => {
    const stake = cents(lines * betAmount);
    const taxRecord = taxRecordOn(nairobiDayOf(hall.clock.now()));
    const atStake = stakeAfterTax(stake, taxRecord);
    return { stake, stakeAfterTax: atStake, contribution: fundContribution(atStake), taxRecord };
  };

  /** Places a ticket: a pick for each match, by position, a double as '1,X'. */
  const place = (
    { profileId }: HallCustomer,
    offer: Offer,
    picks: readonly string[],
    maxDailyPayout: Cents = kes(70_000),
  ): Promise<PlacedTicket> =>
    db.transaction(async (sql) => {
      const lines = 2 ** picks.filter((pick) => pick.includes(',')).length;
      const { taxRecord, ...cost } = costOf(lines, offer.betAmount);
      const betId = newBetId(hall.clock.nowMs(), systemRandom);
      const reference = newBetReference(systemRandom);
      const betString = picks.map((pick, at) => `${offer.matchNumbers[at]}_${pick}`).join('#');
      const salt = randomBytes(16).toString('hex');
      await sql.query(
        `INSERT INTO jackpot_ticket (profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax,
           contribution, salt, tax_record, max_daily_payout) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          profileId,
          betId,
          offer.id,
          reference,
          hall.clock.now(),
          betString,
          lines,
          cost.stake,
          cost.stakeAfterTax,
          cost.contribution,
          salt,
          taxRecord,
          maxDailyPayout,
        ],
      );
      const house = subtractCents(cost.stakeAfterTax, cost.contribution);
      await post(sql, {
        reference: `ticket:${betId}`,
        kind: 'ticket-stake',
        profileId,
        at: hall.clock.now(),
        postings: moved([
          { from: cashOf(profileId), to: fundOf(offer.id), amount: cost.contribution },
          { from: cashOf(profileId), to: HOUSE.jackpots, amount: house },
          {
            from: cashOf(profileId),
            to: HOUSE.stakeTax,
            amount: subtractCents(cost.stake, cost.stakeAfterTax),
          },
        ]),
      });
      return { profileId, betId, reference, ...cost };
    });

  /** Stores the results of an offer's matches, by position; '-' leaves one as it is. */
  const results = async (offer: Offer, signs: string): Promise<void> => {
    for (const [at, feed] of offer.feedMatchIds.entries()) {
      const [score, number] = [SCORES[signs.charAt(at)], numberOf(feed)];
      if (score !== undefined && number !== null)
        await db.transaction((sql) => recordResult(sql, number, score, { at: hall.clock.now() }));
    }
  };

  return {
    ...hall,
    /** Places a bet, as the hall does. */
    placeBet: hall.place,
    open,
    place,
    results,
    fund: (offer: Pick<Offer, 'id'>): Promise<Cents> => balanceOf(db, fundOf(offer.id)),
    /** The offer's current row. */
    offerRow: async (offer: Pick<Offer, 'id'>) =>
      (
        await db.query<{
          state: string;
          fund: Cents | null;
          rolledIn: Cents;
          tickets: number;
          lines: number;
        }>(`SELECT state, fund, rolled_in AS "rolledIn", tickets, lines FROM jackpot WHERE jackpot_id = $1`, [
          offer.id,
        ])
      )[0],
    /** The outcome of a ticket. */
    ticketRow: async ({ profileId, betId }: Pick<PlacedTicket, 'profileId' | 'betId'>) =>
      (
        await db.query<{ status: string; netPayout: Cents; version: number }>(
          `SELECT status, net_payout AS "netPayout", settlement_version AS version FROM jackpot_ticket
           WHERE profile_id = $1 AND bet_id = $2`,
          [profileId, betId],
        )
      )[0],
  };
};

/** A hall with jackpots. */
export type JackpotHall = Awaited<ReturnType<typeof openJackpotHall>>;
