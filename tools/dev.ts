/**
 * `npm run dev`: the platform, and both apps with hot reload in front of it.
 * Sportsbook at http://localhost:4201, casino at http://localhost:4202; each passes its calls on to the platform.
 */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { installedScript, repositoryRoot, startNode } from './run-command.ts';

const vite = installedScript('vite/bin/vite.js');
const app = (name: string, port: string): ChildProcess =>
  startNode([vite, path.join(repositoryRoot, 'apps', name), '--port', port, '--strictPort'], {
    PLATFORM_URL: `http://localhost:${process.env['PORT'] ?? '4200'}`,
  });

const parts = [
  startNode([
    '--conditions=@kipenga/source',
    '--watch',
    path.join(repositoryRoot, 'apps/platform/src/main.ts'),
  ]),
  app('sportsbook', '4201'),
  app('casino', '4202'),
];
console.log(
  'Sportsbook http://localhost:4201   casino http://localhost:4202/casino   handset http://localhost:4200/sandbox/handset',
);

const stopAll = (): void => parts.forEach((part) => part.kill('SIGTERM'));
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, stopAll);
process.on('SIGINT', () => undefined);
parts.forEach((part) => part.once('exit', stopAll));
