/**
 * Marks the receipts of money that went out before the mark was kept (0262), once for a house, while it works:
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/mark-receipts-out.ts
 * It writes how many it has marked; another time it marks none. Until then money that comes in by such a receipt counts as told twice, and is not set aside.
 */
import { connect } from '../database/index.ts';
import { markReceiptsOut } from '../desk/index.ts';
import { overDatabase, refuse } from './over-database.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined) refuse('DATABASE_URL is not set: it says where the house keeps its receipts');
else
  await overDatabase(connect(url), async (db) => {
    process.stdout.write(`${await markReceiptsOut(db)} receipts of money that went out are marked\n`);
  });
