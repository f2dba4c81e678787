/**
 * Marks the receipts of money that went out before the mark was kept (0262), once for a house, while it works. It writes how many it has marked; another time it marks none. Until then money that comes in by such a receipt counts as told twice, and is not set aside.
 */
import { parseArgs } from 'node:util';
import { ok } from '@kipenga/betting-core';
import { markReceiptsOut } from '../desk/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase } from './over-database.ts';

const usage = `mark-receipts-out.ts
  Marks the receipts of money that went out before such marks were kept: once for a house, while it works.`;

if (orderOf({ usage, read: (args) => ok(parseArgs({ args: [...args] })) }) !== null)
  await overDatabase(async (db) => {
    process.stdout.write(`${await markReceiptsOut(db)} receipts of money that went out are marked\n`);
  });
