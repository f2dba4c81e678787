import type { Database } from '../database/index.ts';
import { bookedOf, markOut, receiptsNotOut } from './statement.store.ts';

/**
 * Marks the receipts by which money went out, as the books have it, that are older than the mark. Slice by slice, each by itself: it may be ended and begun
 * again at any moment, while the house works.
 * @returns how many it has marked.
 */
export const markReceiptsOut = async (db: Database, slice = 1_000): Promise<number> => {
  let marked = 0;
  let receipts = await receiptsNotOut(db, '', slice);
  for (let last = receipts.at(-1); last !== undefined; last = receipts.at(-1)) {
    const booked = await bookedOf(db, receipts, null);
    const cameIn = new Set(booked.filter(({ side }) => side === 'in').map(({ receipt }) => receipt));
    const wentOut = booked.map(({ receipt }) => receipt).filter((receipt) => !cameIn.has(receipt));
    marked += await markOut(db, wentOut);
    receipts = await receiptsNotOut(db, last, slice);
  }
  return marked;
};
