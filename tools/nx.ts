import { runNx } from './run-command.ts';

process.exitCode = await runNx(...process.argv.slice(2));
