import type { Selection } from '@kipenga/betting-core';
import { kes } from '@kipenga/betting-core';
import type { Database } from '../src/database/index.ts';
import { GATEWAY } from '../src/ledger/index.ts';
import type { Hall } from './betting-hall.ts';

const CHUNK = 10_000;
const STAKE = kes(49);

// Each is a copy of one that was placed, of a customer of its own who paid in what it cost.
const COPY = `
  WITH one AS MATERIALIZED (
    SELECT 'm' || substr(md5($3 || 'who' || n), 1, 12) AS profile_id, 'b' || substr(md5($3 || 'bet' || n), 1, 19) AS bet_id,
      upper(substr(md5($3 || 'ref' || n), 1, 10)) AS reference
    FROM generate_series($4::integer, $5::integer) n
  ), wallets AS (INSERT INTO wallet (profile_id) SELECT profile_id FROM one),
  transfers AS (INSERT INTO ledger_transfer (profile_id, reference, kind, made_at)
    SELECT one.profile_id, 'stake:' || one.bet_id, t.kind, t.made_at FROM one, ledger_transfer t WHERE t.profile_id = $1 AND t.reference = 'stake:' || $2),
  paid AS (INSERT INTO ledger_posting (profile_id, reference, line, from_account, to_account, amount)
    SELECT profile_id, 'stake:' || bet_id, 9, '${GATEWAY.mobileMoney}', 'cash:' || profile_id, ${STAKE} FROM one),
  postings AS (INSERT INTO ledger_posting (profile_id, reference, line, from_account, to_account, amount)
    SELECT one.profile_id, 'stake:' || one.bet_id, p.line, 'cash:' || one.profile_id, p.to_account, p.amount
    FROM one, ledger_posting p WHERE p.profile_id = $1 AND p.reference = 'stake:' || $2),
  bets AS (INSERT INTO bet SELECT (jsonb_populate_record(bet, to_jsonb(one))).* FROM one, bet WHERE bet.profile_id = $1 AND bet.bet_id = $2)
  INSERT INTO bet_leg SELECT (jsonb_populate_record(leg, to_jsonb(one) - 'reference')).*
  FROM one, bet_leg leg WHERE leg.profile_id = $1 AND leg.bet_id = $2`;

/** Writes so many open bets of 49 shillings on a pick, each of a customer of its own, with their postings. */
export const putManyBets = async (
  owner: Database,
  hall: Pick<Hall, 'db' | 'aCustomer' | 'place'>,
  pick: Selection,
  count: number,
): Promise<void> => {
  const first = await hall.aCustomer(100);
  const placed = await hall.place(first, [pick], STAKE);
  if (placed.kind !== 'placed' || placed.betId === null) throw new Error(`not placed: ${placed.kind}`);
  for (let from = 1; from < count; from += CHUNK)
    await owner.query(COPY, [
      first.profileId,
      placed.betId,
      placed.betId,
      from,
      Math.min(from + CHUNK, count) - 1,
    ]);
  await owner.query('ANALYZE');
};
