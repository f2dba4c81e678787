/** `npm run house -- COMMAND ...`: runs a command of the operators, as `verify-journal`. Everything behind its name is passed on. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot, runNode } from './run-command.ts';

const folder = path.join(repositoryRoot, 'apps/platform/src/commands');
/** Files beside the commands that they share. */
const SHARED = new Set(['order-of', 'over-database']);
const commands = readdirSync(folder)
  .map((file) => path.basename(file, '.ts'))
  .filter((name) => !SHARED.has(name));

const [name = '--help', ...args] = process.argv.slice(2);
/** `EX_USAGE` of sysexits, as the commands end themselves. */
const WRITTEN_WRONGLY = 64;
if (commands.includes(name))
  process.exitCode = await runNode([
    '--conditions=@kipenga/source',
    path.join(folder, `${name}.ts`),
    ...args,
  ]);
else {
  const isHelp = name === '--help' || name === '-h';
  const usage = `npm run house -- COMMAND, where COMMAND --help says how it is written:\n  ${commands.join('\n  ')}`;
  if (isHelp) console.log(usage);
  else console.error(`There is no command ${name}.\n\n${usage}`);
  process.exitCode = isHelp ? 0 : WRITTEN_WRONGLY;
}
