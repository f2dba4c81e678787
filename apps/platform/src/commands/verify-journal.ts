/**
 * Checks the journal of the desk from its first line (D98), and that a last hash which was kept elsewhere is still in it. It writes how many lines there are and the hash of the last, to be kept elsewhere. It ends with 1 where a line is missing, was changed, or does not follow the one before it, as behind one
 * that was put in, and names the first; and where no line has the hash that was kept: the end was cut off or written anew.
 */
import { parseArgs } from 'node:util';
import { ok } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { checkJournal } from '../desk/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase, refuse } from './over-database.ts';

const usage = `verify-journal.ts [--kept HASH]

HASH is the last hash of a check before, which was kept elsewhere.`;

const order = orderOf({
  usage,
  read: (args) => ok(parseArgs({ args: [...args], options: { kept: { type: 'string' } } }).values),
});
if (order !== null) await overDatabase((db) => verify(db, order.kept));

async function verify(db: Database, kept: string | undefined): Promise<void> {
  const { lines, wrong, lastHash, hasKept } = await checkJournal(db, kept);
  if (wrong !== null)
    refuse(
      `Line ${wrong.number} ${wrong.why === 'missing' ? 'is missing' : 'was changed, or does not follow the one before it'}`,
    );
  else if (!hasKept)
    refuse(`No line has the hash ${kept}: lines that were there have been cut off, or written anew`);
  else process.stdout.write(`${lines} lines, each as it was written. The last hash: ${lastHash}\n`);
}
