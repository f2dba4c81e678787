/**
 * The whole repository's lint, at once in one process each: types and correctness by oxlint, which reads them with the compiler's own
 * checker and so spares the compiler a second look, the map of rooms and the comments by ESLint, the format by oxfmt.
 */
import { installedScript, runNode } from './run-command.ts';

const codes = await Promise.all([
  runNode([installedScript('oxlint/bin/oxlint'), '--type-aware', '--type-check', '--deny-warnings']),
  runNode([installedScript('oxfmt/bin/oxfmt'), '--check']),
  runNode([installedScript('eslint/bin/eslint.js'), '--max-warnings=0', '.']),
]);
process.exitCode = Math.max(...codes);
