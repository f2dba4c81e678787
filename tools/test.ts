/**
 * `npm test`: everything a change must pass. Lint and types, unit and property tests, the platform over a real database, the build and its
 * byte budget, every story of the catalogue once, and the journeys in a real browser. The last lines say how long each stage took and
 * count the tests: "N passed, N failed".
 *
 * `npm run test:long` tries besides what is slow: every story in depth, the whole platform on a second PostgreSQL, a database that
 * is killed sixty times under load, properties by seeds nobody has tried, and the mutants of the rules. The compiler itself reads every
 * room there, where the lint's own reading of the types is all otherwise.
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { countResults } from './count-results.ts';
import { findBrowser } from './find-browser.ts';
import { nxScript, repositoryRoot, runNode } from './run-command.ts';

interface Stage {
  readonly targets: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const results = path.join(repositoryRoot, '.results');
const isLong = process.argv.includes('--long');

/**
 * Each waits for the one before it: cheap and telling first. The stories wait for frames and the journeys for rounds of games: side by side
 * each works while the other waits.
 */
const SHORT: readonly Stage[] = [
  { targets: ['lint'] },
  { targets: ['test', 'build', 'pack', 'build-storybook', 'test-on-server'] },
  { targets: ['checks', 'e2e'] },
];

const LONG: readonly Stage[] = [
  { targets: ['typecheck', 'build', 'build-storybook'] },
  { targets: ['test-all-on-server'] },
  { targets: ['test'], env: { PROPERTY_SEED: 'random', PROPERTY_RUNS: '1000' } },
  { targets: ['test-long'] },
  { targets: ['checks'], env: { CHECKS: 'all' } },
  { targets: ['mutate'] },
];

/** @returns how many seconds it took, and the exit code. */
async function run({
  targets,
  env = {},
}: Stage): Promise<{ readonly seconds: number; readonly code: number }> {
  console.log(`\n== ${targets.join(', ')}`);
  const begun = performance.now();
  const atOnce = `--parallel=${targets.length > 1 ? availableParallelism() : 1}`;
  const anew = isLong ? ['--skip-nx-cache'] : [];
  const code = await runNode(
    [nxScript, 'run-many', '-t', ...targets, '--output-style=stream', atOnce, ...anew],
    env,
  );
  return { seconds: Math.round((performance.now() - begun) / 1000), code };
}

rmSync(results, { recursive: true, force: true });
process.env['CHROMIUM_PATH'] = await findBrowser();

let exitCode = 0;
const times: string[] = [];
for (const stage of isLong ? LONG : SHORT) {
  const { seconds, code } = await run(stage);
  exitCode ||= code;
  times.push(`${stage.targets.join(', ').padEnd(40)} ${String(seconds).padStart(5)} s`);
}

const { passed, failed, skipped, files, failures } = countResults(results);
console.log(`\n${times.join('\n')}`);
console.log(`\n${files.join('\n')}`);
if (skipped > 0) console.log(`${skipped} skipped, each with its reason in the output above`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
if (exitCode !== 0 && failed === 0) console.log('A step that is not a test failed: see above.');
console.log(`\n${passed} passed, ${exitCode !== 0 && failed === 0 ? 1 : failed} failed`);
process.exitCode = exitCode;
