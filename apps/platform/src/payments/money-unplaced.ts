import type { Sql } from '../database/index.ts';
import type { MoneyUnplaced } from '../gateways/index.ts';
import { GATEWAY, HOUSE, HOUSE_BOOKS, post } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';

const LONGEST_TOLD = 100;

/** A stranger's text without control characters, shortened to fit one line. */
const readable = (told: string): string => told.replaceAll(/\p{C}/gu, '').slice(0, LONGEST_TOLD);

/** Books money that fits no payment in suspense, with its reported details, once per receipt, until an operator assigns it. */
export const moneyUnplaced = async (
  sql: Sql,
  { bettingClock }: Pick<Services, 'bettingClock'>,
  { receipt, amount, account, payer }: MoneyUnplaced,
): Promise<void> => {
  await post(sql, {
    reference: `suspense:${receipt}`,
    kind: 'suspense',
    profileId: HOUSE_BOOKS,
    at: bettingClock.now(),
    postings: [{ from: GATEWAY.mobileMoney, to: HOUSE.suspense, amount }],
  });
  if (account !== '' || payer !== '')
    await sql.query(
      'INSERT INTO suspense_told (receipt, account, payer) VALUES ($1, $2, $3) ON CONFLICT (receipt) DO NOTHING',
      [receipt, readable(account), readable(payer)],
    );
};
