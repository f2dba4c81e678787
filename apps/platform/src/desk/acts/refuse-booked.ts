import { formatKes } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { ActRefused } from '../desk.ts';
import { bookedOf } from '../statement.store.ts';

/** One act at a time looks at a receipt. @throws ActRefused where the books have it already: it is of other money. */
export const refuseBooked = async (sql: Sql, receipt: string): Promise<void> => {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 233))', [receipt]);
  const [booked] = await bookedOf(sql, [receipt], null);
  if (booked)
    throw new ActRefused(
      `${receipt} is the receipt of other money in the books, ${formatKes(booked.amount)} that ${booked.side === 'in' ? 'came in' : 'went out'}`,
    );
};
