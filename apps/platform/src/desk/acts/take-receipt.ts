import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { PaymentRef } from '../../gateways/index.ts';
import { ActRefused, type Desk } from '../desk.ts';
import { bookedOf, theirsOf } from '../statement.store.ts';

/** Money that went out, as a person says. */
interface WentOut {
  readonly receipt: string;
  /** Amount that mobile money carried. */
  readonly amount: Cents;
  /** The customer's payment that went out; null if it was none. */
  readonly payment: PaymentRef | null;
}

/**
 * Takes the receipt of money that a person says went out, so that no other payment can use it. Acts on the same receipt run one at a time.
 * @returns sentences on explained differences between the statement and the books, to be added to the act's own; empty if there are none.
 * @throws ActRefused if the books, the statement or mobile money show that the receipt belongs to other money.
 */
export const takeReceiptByHand = async (
  sql: Sql,
  { mobileMoney }: Desk,
  { receipt, amount, payment }: WentOut,
): Promise<string> => {
  await sql.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 233))', [receipt]);
  const [booked] = await bookedOf(sql, [receipt], null);
  if (booked)
    throw new ActRefused(
      `${receipt} is the receipt of other money in the books, ${formatKes(booked.amount)} that ${booked.side === 'in' ? 'came in' : 'went out'}`,
    );
  const otherwise = (await theirsOf(sql, receipt)).filter(
    ({ side, theirs }) => side === 'in' || theirs !== amount,
  );
  const sentences = otherwise.map(({ side, theirs, why }) => {
    const has = `The statement has ${formatKes(theirs)} ${side} by ${receipt}, and this is ${formatKes(amount)} out`;
    if (why === null)
      throw new ActRefused(
        `${has}: it is the receipt of other money. If it is this one, explain the line first`,
      );
    const apart = side === 'in' ? theirs + amount : Math.abs(theirs - amount);
    return `. ${has}: ${formatKes(cents(apart))} apart, explained by “${why}”`;
  });
  if (!(await mobileMoney.takeReceipt(sql, { receipt, amount, payment, isOut: true })))
    throw new ActRefused(`Mobile money has told of ${receipt} for another payment`);
  return sentences.join('');
};
