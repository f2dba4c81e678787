/**
 * Checks the journal of the desk from its first line (D98), and that a last hash which was kept elsewhere is still in it:
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/verify-journal.ts [--kept HASH]
 * It writes how many lines there are and the hash of the last, to be kept elsewhere. It ends with 1 where a line is missing, was changed, or does not follow the one before it, as behind one
 * that was put in, and names the first; and where no line has the hash that was kept: the end was cut off or written anew.
 */
import { parseArgs } from 'node:util';
import { connect, type Database } from '../database/index.ts';
import { checkJournal } from '../desk/index.ts';
import { overDatabase, refuse } from './over-database.ts';

const url = process.env['DATABASE_URL'];
const { kept } = parseArgs({ options: { kept: { type: 'string' } } }).values;
if (url === undefined) refuse('DATABASE_URL is not set: it says where the house keeps its journal');
else await overDatabase(connect(url), verify);

async function verify(db: Database): Promise<void> {
  const { lines, wrong, lastHash, hasKept } = await checkJournal(db, kept);
  if (wrong !== null)
    refuse(
      `Line ${wrong.number} ${wrong.why === 'missing' ? 'is missing' : 'was changed, or does not follow the one before it'}`,
    );
  else if (!hasKept)
    refuse(`No line has the hash ${kept}: lines that were there have been cut off, or written anew`);
  else process.stdout.write(`${lines} lines, each as it was written. The last hash: ${lastHash}\n`);
}
