import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from '../run-command.ts';

/** Runs a script of the platform, with this command's arguments or others. @returns the result it prints once it has ended. */
export async function toldBy<Told extends object>(
  script: string,
  given: readonly string[] = process.argv.slice(2),
): Promise<Told> {
  const house = fork(path.join(repositoryRoot, script), given, {
    execArgv: ['--conditions=@kipenga/source'],
  });
  const ended = once(house, 'exit');
  const [told] = (await Promise.race([once(house, 'message'), ended])) as [Told | number | null];
  if (typeof told !== 'object' || told === null) throw new Error(`${script} ended with ${told}.`);
  await ended;
  return told;
}
