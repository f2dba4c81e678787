import { fundContribution, nairobiDayOf, stakeAfterTax, taxRecordOn, kes } from '@kipenga/betting-core';
import type { Database } from '../../src/database/index.ts';
import { fundOf, GATEWAY, HOUSE } from '../../src/ledger/index.ts';
import type { JackpotHall, Offer } from './jackpot-hall.ts';

const CHUNK = 10_000;
const STAKE = kes(49);

// The picks are as random as a hash: home 45 in 100, draw 27, away 28. Five tickets a customer, paid in and staked in one transfer.
const TICKETS = `
  WITH one AS MATERIALIZED (
    SELECT n, 'c' || substr(md5('who' || n / 5), 1, 12) AS profile_id, 'b' || substr(md5('bet' || n), 1, 19) AS bet_id,
      upper(substr(md5('ref' || n), 1, 8)) AS reference, md5('salt' || n) AS salt,
      (SELECT string_agg(match || '_' || (CASE WHEN dice < 115 THEN '1' WHEN dice < 184 THEN 'X' ELSE '2' END), '#' ORDER BY place)
       FROM unnest($2::bigint[]) WITH ORDINALITY AS m (match, place),
         LATERAL (SELECT get_byte(decode(md5(n || ' ' || place), 'hex'), 0) AS dice) d) AS bet_string
    FROM generate_series($3::integer, $4::integer) n
  ), wallets AS (INSERT INTO wallet (profile_id) SELECT DISTINCT profile_id FROM one ON CONFLICT DO NOTHING),
  transfers AS (INSERT INTO ledger_transfer (profile_id, reference, kind, made_at)
    SELECT profile_id, 'ticket:' || bet_id, 'ticket-stake', $5 FROM one),
  postings AS (INSERT INTO ledger_posting (profile_id, reference, line, from_account, to_account, amount)
    SELECT profile_id, 'ticket:' || bet_id, line, COALESCE(source, 'cash:' || profile_id), COALESCE(target, 'cash:' || profile_id), amount
    FROM one, unnest($6::text[], $7::text[], $8::bigint[]) WITH ORDINALITY AS p (source, target, amount, line))
  INSERT INTO jackpot_ticket (profile_id, bet_id, jackpot_id, reference, placed_at, bet_string, lines, stake, stake_after_tax,
    contribution, salt, tax_record, max_daily_payout)
  SELECT profile_id, bet_id, $1, reference, $5, bet_string, 1, $9, $10, $11, salt, $12, 7000000 FROM one`;

/** Writes so many tickets of one line into an offer at 49 shillings, with their postings, a statement for each ten thousand. */
export const putManyTickets = async (
  owner: Database,
  { clock }: Pick<JackpotHall, 'clock'>,
  offer: Offer,
  count: number,
): Promise<void> => {
  const taxRecord = taxRecordOn(nairobiDayOf(clock.now()));
  const atStake = stakeAfterTax(STAKE, taxRecord);
  const contribution = fundContribution(atStake);
  for (let from = 0; from < count; from += CHUNK)
    await owner.query(TICKETS, [
      offer.id,
      offer.matchNumbers,
      from,
      Math.min(from + CHUNK, count) - 1,
      clock.now(),
      [GATEWAY.mobileMoney, null, null, null],
      [null, fundOf(offer.id), HOUSE.jackpots, HOUSE.stakeTax],
      [STAKE, contribution, atStake - contribution, STAKE - atStake],
      STAKE,
      atStake,
      contribution,
      taxRecord,
    ]);
};
