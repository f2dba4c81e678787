/** The whole repository's lint in one process each: correctness by oxlint with types, the map of rooms by ESLint. */
import { installedScript, runNode } from './run-command.ts';

const correctness = await runNode([installedScript('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']);
const rooms = await runNode([installedScript('eslint/bin/eslint.js'), '--max-warnings=0', '.']);
process.exitCode = correctness || rooms;
