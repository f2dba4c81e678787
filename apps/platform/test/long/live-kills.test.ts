import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { kes } from '@kipenga/betting-core';
import { endpoints, printReply, type PlaceBetRequest } from '@kipenga/contracts';
import { afterEach, expect, test } from 'vitest';
import { balanceOf, cashOf, checkBooks, HOUSE } from '../../src/ledger/index.ts';
import { homeWinOf, honestBet } from '../honest-bet.ts';
import { PAID_IN } from '../spawned-customer.ts';
import { callOver } from '../spoken-calls.ts';
import { askThroughKills, cashOver } from './ask-through-kills.ts';

const KILLS = Number(process.env['LIVE_KILLS'] ?? 30);
const LONGEST_MS = 1_800_000;
const STAKE = kes(20);
/** A match takes twenty minutes, and an event suspends betting for six seconds. */
const SEASON_SPEED = '5';
const MOST_TRIES = 400;

const clearing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clear of clearing.splice(0).toReversed()) await clear();
});

const order = async (baseUrl: string, deed: 'advance' | 'goal', body: object): Promise<string> => {
  const reply = await fetch(`${baseUrl}/sandbox/season/${deed}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`the season answered ${reply.status}: ${text}`);
  return text;
};

const inPlay = (baseUrl: string) =>
  callOver(baseUrl, 'getLiveMatches', { offset: 0, limit: 40, isEsport: false });

/** Wrong verdicts: the right one is the first change of one of the bet's matches between its tap and the end of its wait. */
const WRONGLY_JUDGED = `
  SELECT bet_id, waits.reason, due.reason AS due FROM bet_wait AS waits LEFT JOIN LATERAL (
    SELECT told.reason FROM bet_wait_match AS seen JOIN live_change AS told USING (match_id)
    WHERE (seen.profile_id, seen.bet_id) = (waits.profile_id, waits.bet_id) AND told.mark > seen.mark AND told.at <= until
    ORDER BY told.at, told.mark LIMIT 1
  ) AS due ON true
  WHERE waits.reason IS DISTINCT FROM due.reason
    AND NOT (waits.reason = 'source' AND due.reason IS NULL AND judged_at > until + interval '20 seconds')`;

/** Bets whose held stake was not either taken once, or returned once and in full. */
const NOT_ONCE = `
  SELECT bet_id, status, moved.taken, moved.returned FROM bet CROSS JOIN LATERAL (
    SELECT COALESCE(sum(amount) FILTER (WHERE kind = 'held-taken'), 0) AS taken,
      COALESCE(sum(amount) FILTER (WHERE kind IN ('held-returned', 'held-unwagered')), 0) AS returned
    FROM ledger_transfer JOIN ledger_posting USING (profile_id, reference)
    WHERE profile_id = bet.profile_id AND from_account = '${HOUSE.waitingBets}' AND split_part(reference, ':', 2) = bet_id
  ) AS moved
  WHERE (moved.taken, moved.returned) <> (CASE status WHEN 'fell' THEN 0 ELSE stake END, CASE status WHEN 'fell' THEN stake ELSE 0 END)`;

test(
  `a platform killed ${KILLS} times while bets wait on a match in play loses none of them, and judges each once, by what happened in its match (D24, D103)`,
  { timeout: LONGEST_MS },
  async () => {
    /** The last content of each confirmation. A refused one is sent again under a new key. */
    const sent = new Map<string, { readonly slip: PlaceBetRequest; readonly key: string }>();
    const held = { kills: 0, goals: 0, verdicts: 0 };
    const { db, baseUrl, customers, done } = await askThroughKills({
      kills: KILLS,
      env: { SEASON_SPEED },
      restMs: 150,
      prepare: async (url) => {
        const limits = await callOver(url, 'getLimits', {});
        const [first] = (await callOver(url, 'getTopMatches', { offset: 0, limit: 100 })).toSorted((a, b) =>
          a.startsAt.localeCompare(b.startsAt),
        );
        if (!first) throw new Error('no match is listed');
        const { now } = JSON.parse(await order(url, 'advance', { minutes: 0.01 })) as { now: string };
        await order(url, 'advance', { minutes: (Date.parse(first.startsAt) - Date.parse(now)) / 60_000 + 1 });
        return async (at, customer, key) => {
          const named = `${customer.phone} ${key}`;
          let refused = 'none is offered';
          for (let tries = 0; tries < MOST_TRIES; tries += 1) {
            if (!sent.has(named)) {
              const [match] = (await inPlay(at)).filter(
                ({ live, mainOutcomes: { home } }) => !live.isSuspended && typeof home?.odds === 'number',
              );
              const slip = match && { customer, selections: [homeWinOf(match)], stake: STAKE, limits };
              if (slip) sent.set(named, { slip: honestBet(slip), key: `${key}-${randomUUID()}` });
            }
            const confirmation = sent.get(named);
            if (confirmation) {
              const answer = await callOver(at, 'placeBet', confirmation.slip, {
                token: customer.token,
                key: confirmation.key,
              });
              if (answer.kind === 'placed') {
                expect(answer.waiting?.seconds).toBe(5);
                return printReply(endpoints.placeBet, answer);
              }
              if (answer.kind !== 'refused') throw new Error(`a bet was answered ${JSON.stringify(answer)}`);
              // A goal suspended betting between the price and the tap.
              refused = answer.description;
              sent.delete(named);
            }
            await pause(250);
          }
          throw new Error(`no match in play took a bet: ${refused}`);
        };
      },
      beforeKill: async ({ db: books, baseUrl: at, round }) => {
        if (round % 3 === 1) return; // while they wait, and nothing happens
        if (round % 3 === 0) {
          const [match] = (await inPlay(at)).filter(({ live }) => live.period !== 'ended');
          if (!match) return;
          await order(at, 'goal', {
            parent_match_id: match.feedId,
            side: match.live.home > match.live.away ? 'away' : 'home',
          });
          held.goals += 1;
          return;
        }
        // In the middle of verdicts: once there is one more than before.
        const judged = async (): Promise<number> =>
          (await books.query('SELECT FROM bet_wait WHERE judged_at IS NOT NULL')).length;
        const before = await judged();
        for (let looks = 0; looks < 400 && (await judged()) === before; looks += 1) await pause(25);
        if ((await judged()) > before) held.verdicts += 1;
      },
      afterKill: async (books) => {
        if ((await balanceOf(books, HOUSE.waitingBets)) > 0) held.kills += 1;
        expect((await checkBooks(books)).drifting).toEqual([]);
      },
      clearing,
    });
    console.log('kills with money held, after a goal, among verdicts', held);
    expect(held.kills).toBe(KILLS);
    const waiting = async (): Promise<number> =>
      (await db.query(`SELECT FROM bet WHERE status = 'waiting'`)).length;
    await expect.poll(waiting, { timeout: 120_000, interval: 200 }).toBe(0);

    const fell = await db.query<{ reason: string; bets: number }>(
      'SELECT reason, count(*)::int AS bets FROM bet_wait GROUP BY reason ORDER BY reason',
    );
    console.log(fell);
    expect(fell.map(({ reason }) => reason)).toEqual(expect.arrayContaining([null, 'goal']));
    expect(await db.query('SELECT FROM bet_wait WHERE judged_at IS NULL')).toEqual([]);
    expect(await db.query(WRONGLY_JUDGED)).toEqual([]);
    expect(await db.query(NOT_ONCE)).toEqual([]);
    for (const customer of customers) {
      const bets = await db.query<{ status: string }>('SELECT status FROM bet WHERE profile_id = $1', [
        customer.profileId,
      ]);
      expect(bets).toHaveLength(done(customer));
      const stood = bets.filter(({ status }) => status !== 'fell').length;
      // A match may have ended meanwhile.
      const [{ won } = { won: 0 }] = await db.query<{ won: number }>(
        `SELECT COALESCE(sum(amount), 0)::int AS won FROM ledger_posting JOIN ledger_transfer USING (profile_id, reference)
         WHERE profile_id = $1 AND kind = 'bet-won' AND to_account = $2`,
        [customer.profileId, cashOf(customer.profileId)],
      );
      expect(await cashOver(baseUrl, customer)).toBe(PAID_IN - STAKE * stood + won);
    }
    expect(await balanceOf(db, HOUSE.waitingBets)).toBe(0);
    expect(await checkBooks(db)).toEqual({ total: 0, drifting: [] });
  },
);
