import { formatKes } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { ActRefused } from '../desk.ts';
import { bookedOf } from '../statement.store.ts';

/** @throws ActRefused where the books have a receipt already: it is of other money. */
export const refuseBooked = async (sql: Sql, receipt: string): Promise<void> => {
  const [booked] = await bookedOf(sql, [receipt], null);
  if (booked)
    throw new ActRefused(
      `${receipt} is the receipt of other money in the books, ${formatKes(booked.amount)} that ${booked.side === 'in' ? 'came in' : 'went out'}`,
    );
};
