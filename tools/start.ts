/**
 * `npm start`: builds what is not built yet and serves the whole product at one address on an embedded database, with the sandbox's
 * games beside it. Anything after `--` is passed on, so `npm start -- --fast` runs the season sixty times faster.
 */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { arcadeEnvironment } from './arcade-environment.ts';
import { repositoryRoot, runNx, startNode, stopNode } from './run-command.ts';

/** How often to look whether the shell or npm that started us is still there. */
const PARENT_CHECK_MS = 1000;
/** An arcade that ran this long can run again; one that never did cannot. */
const RAN_MS = 10_000;

const built = await runNx(
  'run-many',
  '-t',
  'build',
  '--projects=@kipenga/sportsbook,@kipenga/arcade',
  '--output-style=stream',
);
if (built !== 0) process.exit(built);

const fast = process.argv.includes('--fast');
const games = arcadeEnvironment(process.env);
const server = (app: string, env: NodeJS.ProcessEnv = {}): ChildProcess =>
  startNode(['--conditions=@kipenga/source', path.join(repositoryRoot, 'apps', app, 'src/main.ts')], {
    ...games,
    ...env,
  });

let isStopping = false;
let arcade: ChildProcess | undefined;
const platform = server('platform', fast ? { SEASON_SPEED: process.env['SEASON_SPEED'] ?? '60' } : {});

/** The games have a process of their own: what becomes of it is said, and everything else goes on. */
const runArcade = (): void => {
  const since = performance.now();
  arcade = server('arcade');
  arcade.once('exit', (code) => {
    if (isStopping) return;
    const hasRun = performance.now() - since > RAN_MS;
    console.error(
      hasRun
        ? `The arcade has stopped (${code ?? 'killed'}) and is started again; everything else goes on.`
        : 'The arcade does not run, so its games are not available; everything else goes on.',
    );
    if (hasRun) runArcade();
  });
};
if (games === null) console.log('No games: with PORT=0 the arcade cannot know where the platform is.');
else runArcade();

/** The arcade first: it still gives stakes back while the platform listens. */
const stop = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  if (arcade !== undefined) await stopNode(arcade);
  await stopNode(platform);
};
process.on('SIGTERM', () => void stop());
process.on('SIGHUP', () => void stop());
// A terminal's Ctrl-C reaches both by itself: this process only has to outlive them.
process.on('SIGINT', () => {
  isStopping = true;
});

// A signal that ends npm alone is not passed on to us: an orphan stops by itself.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) void stop();
}, PARENT_CHECK_MS);

platform.once('exit', (code) => {
  clearInterval(watch);
  process.exitCode = code ?? 0;
  void stop();
});
