/**
 * Checks the journal of the desk from its first line (D98):
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/verify-journal.ts
 * It writes how many lines there are and the hash of the last, to be kept elsewhere: with it, a line that is cut off later is found too. It ends with 1 where a
 * line was changed or is missing, and names the first.
 */
import { connect, type Database } from '../database/index.ts';
import { checkJournal } from '../desk/index.ts';
import { overDatabase, refuse } from './over-database.ts';

const url = process.env['DATABASE_URL'];
if (url === undefined) refuse('DATABASE_URL is not set: it says where the house keeps its journal');
else await overDatabase(connect(url), verify);

async function verify(db: Database): Promise<void> {
  const { lines, wrong, lastHash } = await checkJournal(db);
  if (wrong !== null)
    refuse(`Line ${wrong.number} ${wrong.why === 'missing' ? 'is missing' : 'was changed'}`);
  else process.stdout.write(`${lines} lines, each as it was written. The last hash: ${lastHash}\n`);
}
