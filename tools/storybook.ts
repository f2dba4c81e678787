/** `npm run storybook`: the catalogue, with hot reload, at http://localhost:6006. */
import path from 'node:path';
import { installedScript, repositoryRoot, runNode } from './run-command.ts';

process.exitCode = await runNode([
  installedScript('storybook/dist/bin/dispatcher.js'),
  'dev',
  '--config-dir',
  path.join(repositoryRoot, 'apps/catalogue/.storybook'),
  '--port',
  process.env['STORYBOOK_PORT'] ?? '6006',
  '--ci',
  '--no-open',
  '--disable-telemetry',
  ...process.argv.slice(2),
]);
