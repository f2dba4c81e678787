/**
 * `npm start`: builds what is not built yet and serves the whole product at one address on an embedded
 * database, with the sandbox's games. `npm start -- --fast` runs the season
 * sixty times faster. The servers' logs go to files, so that the address stays in sight, or with LOG_LEVEL to
 * the terminal.
 */
import type { ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { arcadeEnvironment } from './arcade-environment.ts';
import { refuseWrongPort } from './refuse-wrong-port.ts';
import { nxScript, repositoryRoot, startNode, stopNode } from './run-command.ts';
import { runTogether, type Part } from './run-together.ts';

const folder = path.resolve(process.env['KIPENGA_DATA'] || path.join(repositoryRoot, '.data'));

/** Builds quietly: the output is shown only if it fails. */
async function build(): Promise<void> {
  console.log('Building what is not built yet.');
  const projects = '--projects=@kipenga/sportsbook,@kipenga/desk,@kipenga/arcade';
  const nx = [nxScript, 'run-many', '-t', 'build', projects];
  const child = startNode([...nx, '--output-style=stream'], {}, 'pipe');
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => said.push(String(text)));
  const { code, wasStopped } = await runTogether([{ name: 'The build', child }]);
  if (code !== 0 && !wasStopped) console.error(said.join(''));
  if (code !== 0 || wasStopped) process.exit(code);
}

/** Builds the pages of the libraries' reference while the product runs, with what it leaves of the processor. Nobody waits for them, and a failure stops nothing. */
function buildReference(): ChildProcess {
  const child = startNode([nxScript, 'run-many', '-t', 'reference', '--parallel=1'], {}, 'ignore');
  child.once('error', () => undefined);
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not let us: the pages are built all the same.
  }
  return child;
}

/** Longest log file in bytes; a longer one is overwritten. */
const LARGEST_LOG = 10_000_000;

/** Writes a server's log, JSON lines, to a file, and its messages for people to the terminal. */
function logToFile({ stdout }: ChildProcess, name: string, saysToPeople: boolean): void {
  if (stdout === null) return;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.log`);
  if (existsSync(file) && statSync(file).size > LARGEST_LOG) rmSync(file);
  const log = createWriteStream(file, { flags: 'a' });
  log.on('error', () => undefined); // a full disk ends nothing
  createInterface({ input: stdout }).on('line', (line) => {
    if (saysToPeople && !line.startsWith('{')) console.log(line);
    else log.write(`${line}\n`);
  });
}

const showsLog = Boolean(process.env['LOG_LEVEL']);
function serve(app: 'platform' | 'arcade', env: NodeJS.ProcessEnv): ChildProcess {
  const main = path.join(repositoryRoot, 'apps', app, 'src/main.ts');
  const child = startNode(['--conditions=@kipenga/source', main], env, showsLog ? 'inherit' : 'pipe-output');
  // The arcade is a part of the product: its own address is nowhere to go to.
  logToFile(child, app, app === 'platform');
  return child;
}

const USAGE = 'npm start [-- --fast]\n\n--fast  a minute of the season lasts a second';
const asked = process.argv.slice(2);
if (asked.includes('--help') || asked.includes('-h')) {
  console.log(USAGE);
  process.exit(0);
}
const unknown = asked.find((word) => word !== '--fast');
if (unknown !== undefined) {
  console.error(`npm start does not know ${unknown}.\n\n${USAGE}`);
  process.exit(64);
}
refuseWrongPort(1);
await build();
if (!showsLog) console.log(`What the servers log is in ${path.join(folder, '{platform,arcade}.log')}.`);
const games = arcadeEnvironment(process.env);
if (games === null) console.log('No games: with PORT=0 the arcade cannot know where the platform is.');
const speed = asked.includes('--fast') ? { SEASON_SPEED: process.env['SEASON_SPEED'] ?? '60' } : {};

const parts: Part[] = [{ name: 'The platform', child: serve('platform', { ...games, ...speed }) }];
// Stopped first: it still gives stakes back while the platform listens.
if (games !== null) parts.unshift({ name: 'The arcade', child: serve('arcade', games) });
const reference = buildReference();
const { code, wasStopped } = await runTogether(parts);
await stopNode(reference);
process.exitCode = wasStopped ? 0 : code;
