import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const MODULE = path.join(import.meta.dirname, 'run-together.ts');

/** A part that prints its process id and stops only on a signal. */
const PART = `
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => undefined, 1_000_000);
  console.log('part ' + process.pid);`;
const STARTER = `
  import { spawn } from 'node:child_process';
  import { runTogether } from ${JSON.stringify(MODULE)};
  const part = (name) => ({ name, child: spawn(process.execPath, ['-e', ${JSON.stringify(PART)}], { stdio: 'inherit' }) });
  const { code, wasStopped } = await runTogether([part('One'), part('Two')]);
  process.exitCode = wasStopped ? 0 : code;`;
/** Stands for npm: it starts the starter by a shell, and passes nothing on. */
const PARENT = `
  const env = { ...process.env, NODE: process.execPath, STARTER: ${JSON.stringify(STARTER)} };
  require('node:child_process').spawn('sh', ['-c', '"$NODE" --input-type=module -e "$STARTER"; true'], { stdio: 'inherit', env });
  setInterval(() => undefined, 1_000_000);`;

interface Started {
  readonly starter: ChildProcess;
  readonly parts: readonly number[];
  /** Everything that was written, once every process that could write has ended. */
  readonly allEnded: Promise<string>;
}

const started = async (...args: readonly string[]): Promise<Started> => {
  const starter = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  const numbers = (): readonly number[] => [...written.matchAll(/part (\d+)/g)].map(([, pid]) => Number(pid));
  const ready = new Promise<void>((resolve) => {
    for (const stream of [starter.stdout, starter.stderr])
      stream.on('data', (text: Buffer) => {
        written += text.toString();
        if (numbers().length === 2) resolve();
      });
  });
  // The pipes close when the last of the processes that hold them has ended.
  const allEnded = once(starter, 'close').then(() => written);
  await Promise.race([ready, allEnded]);
  expect(numbers()).toHaveLength(2);
  return { starter, parts: numbers(), allEnded };
};
const starting = (): Promise<Started> => started('--input-type=module', '-e', STARTER);

describe('whoever is told to stop, all of it ends', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s to the starter', async (signal) => {
    const { starter, allEnded } = await starting();
    starter.kill(signal);
    await allEnded;
    expect(starter.exitCode).toBe(0);
  });

  test('a second signal while it stops changes nothing', async () => {
    const { starter, allEnded } = await starting();
    starter.kill('SIGINT');
    starter.kill('SIGTERM');
    await allEnded;
    expect(starter.exitCode).toBe(0);
  });

  test('a signal to a part alone', async () => {
    const { starter, parts, allEnded } = await starting();
    process.kill(parts[0] ?? 0, 'SIGTERM');
    await allEnded;
    expect(starter.exitCode).toBe(0);
  });

  test('a part that dies alone: it is said which', async () => {
    const { starter, parts, allEnded } = await starting();
    process.kill(parts[0] ?? 0, 'SIGKILL');
    expect(await allEnded).toMatch(/(One|Two) has ended \(SIGKILL\), and everything else is stopped too\./);
    expect(starter.exitCode).toBe(1);
  });

  test('the end of npm, which passes nothing on', async () => {
    const { starter, allEnded } = await started('-e', PARENT);
    starter.kill('SIGKILL');
    expect(await allEnded).not.toContain('has ended');
  });
});
