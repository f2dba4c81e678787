import type { Database } from '../../database/index.ts';
import type { Random } from '../../ports/index.ts';
import { newReceipt } from '../mobile-money/receipt.ts';
import type { TaxGateway } from './taxes.ts';

const receiptOf = async (db: Database, paymentId: string): Promise<string | null> => {
  const [row] = await db.query<{ receipt: string }>('SELECT receipt FROM sandbox_tax WHERE payment_id = $1', [
    paymentId,
  ]);
  return row?.receipt ?? null;
};

/** The sandbox's way to the authority: it takes each payment once, at once. */
export const sandboxTaxes = ({
  db,
  random,
}: {
  readonly db: Database;
  readonly random: Random;
}): TaxGateway => {
  const ask: TaxGateway['ask'] = async (paymentId) => {
    const receipt = await receiptOf(db, paymentId);
    return receipt === null
      ? { kind: 'unknown', why: 'no such payment is known' }
      : { kind: 'paid', receipt };
  };
  return {
    ask,
    pay: async ({ paymentId, number, amount }) => {
      await db.query(
        'INSERT INTO sandbox_tax (payment_id, number, amount, receipt) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [paymentId, number, amount, newReceipt(random)],
      );
      return ask(paymentId);
    },
  };
};
