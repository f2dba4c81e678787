/** The whole repository's lint in one process each: correctness by oxlint with types, the map of rooms by ESLint, the format by Prettier. */
import { installedScript, runNode } from './run-command.ts';

const correctness = await runNode([installedScript('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']);
const format = await runNode([
  installedScript('prettier/bin/prettier.cjs'),
  '--check',
  '--log-level=warn',
  '.',
]);
const rooms = await runNode([installedScript('eslint/bin/eslint.js'), '--max-warnings=0', '.']);
process.exitCode = correctness || rooms || format;
