/**
 * `npm start`: builds what is not built yet and serves the whole product at one address on an embedded database.
 * Anything after `--` is passed on, so `npm start -- --fast` runs the season sixty times faster.
 */
import path from 'node:path';
import { repositoryRoot, runNx, startNode } from './run-command.ts';

/** How often to look whether the shell or npm that started us is still there. */
const PARENT_CHECK_MS = 1000;

const built = await runNx(
  'run-many',
  '-t',
  'build',
  '--projects=@kipenga/sportsbook',
  '--output-style=stream',
);
if (built !== 0) process.exit(built);

const fast = process.argv.includes('--fast');
const platform = startNode(
  ['--conditions=@kipenga/source', path.join(repositoryRoot, 'apps/platform/src/main.ts')],
  fast ? { SEASON_SPEED: process.env['SEASON_SPEED'] ?? '60' } : {},
);

const stop = (): void => {
  if (platform.exitCode === null) platform.kill('SIGTERM');
};
process.on('SIGTERM', stop);
process.on('SIGHUP', stop);
// A terminal's Ctrl-C reaches the platform by itself: this process only has to outlive it.
process.on('SIGINT', () => undefined);

// A signal that ends npm alone is not passed on to us: an orphan stops by itself.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) stop();
}, PARENT_CHECK_MS);

platform.once('exit', (code) => {
  clearInterval(watch);
  process.exitCode = code ?? 0;
});
