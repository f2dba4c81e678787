/**
 * `npm test`: everything a change must pass. Lint, types, unit and property tests, the platform over a real
 * database, the build and its byte budget, stories, and the journeys in a real browser.
 * The last line counts the tests: "N passed, N failed".
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { countResults } from './count-results.ts';
import { findBrowser } from './find-browser.ts';
import { repositoryRoot, runNx } from './run-command.ts';

const results = path.join(repositoryRoot, '.results');
rmSync(results, { recursive: true, force: true });

process.env['CHROMIUM_PATH'] = await findBrowser();

/** Each line waits for the one before it: cheap and telling first, two browsers never at once. */
const stages = [
  ['lint', 'typecheck'],
  ['test', 'build', 'pack'],
  ['test-on-server'],
  ['stories'],
  ['checks'],
  ['e2e'],
];

let exitCode = 0;
for (const targets of stages) {
  console.log(`\n== ${targets.join(', ')}`);
  const code = await runNx(
    'run-many',
    '-t',
    ...targets,
    '--output-style=stream',
    ...(targets.length > 1 ? [] : ['--parallel=1']),
  );
  exitCode ||= code;
}

const { passed, failed, skipped, files } = countResults(results);
console.log(`\n${files.join('\n')}`);
if (skipped > 0) console.log(`${skipped} skipped, each with its reason in the output above`);
if (exitCode !== 0 && failed === 0) console.log('A step that is not a test failed: see above.');
console.log(`\n${passed} passed, ${exitCode !== 0 && failed === 0 ? 1 : failed} failed`);
process.exitCode = exitCode;
