/**
 * What settling brings, on an embedded server of its own: see apps/platform/test/settle-bench.ts, which needs the platform's own rooms.
 * Usage: npm run bench:settle [bets] [rounds]
 */
import { runNode } from '../run-command.ts';

process.exitCode = await runNode([
  '--conditions=@kipenga/source',
  'apps/platform/test/settle-bench.ts',
  ...process.argv.slice(2),
]);
