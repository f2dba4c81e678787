/**
 * Runs one project's tests and leaves their count in `.results` for the closing line of `npm test`.
 * Usage: npx node tools/vitest.ts libs/betting-core [more vitest arguments]
 */
import path from 'node:path';
import { installedScript, repositoryRoot, runNode } from './run-command.ts';

const [project, ...rest] = process.argv.slice(2);
if (project === undefined)
  throw new Error('Which project? For example: node tools/vitest.ts libs/betting-core');

const config = rest.includes('--config') ? (rest[rest.indexOf('--config') + 1] ?? '') : '';
const suite = config.includes('long') ? 'long' : undefined;
const server = process.env['TEST_DATABASE_URL'] ? '-on-server' : '';
const results = path.join(
  repositoryRoot,
  '.results',
  `${path.basename(project)}${suite ? `-${suite}` : ''}${server}.json`,
);

process.exitCode = await runNode([
  installedScript('vitest/vitest.mjs'),
  'run',
  '--root',
  path.join(repositoryRoot, project),
  '--passWithNoTests',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}`,
  ...rest.map((argument) => (argument === config ? path.join(repositoryRoot, project, config) : argument)),
]);
