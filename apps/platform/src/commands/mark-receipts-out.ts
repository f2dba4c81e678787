/**
 * Marks the receipts of money that went out before the mark was kept (0262), once for a house, while it works:
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/mark-receipts-out.ts
 * It writes how many it has marked; another time it marks none. Until then money that comes in by such a receipt counts as told twice, and is not set aside.
 */
import { connect, DatabaseUnavailable, type Database } from '../database/index.ts';
import { markReceiptsOut } from '../desk/index.ts';

const refuse = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

const url = process.env['DATABASE_URL'];
if (url === undefined) refuse('DATABASE_URL is not set: it says where the house keeps its receipts');
else await mark(connect(url));

async function mark(db: Database): Promise<void> {
  try {
    process.stdout.write(`${await markReceiptsOut(db)} receipts of money that went out are marked\n`);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    refuse(error.message);
  } finally {
    await db.close();
  }
}
