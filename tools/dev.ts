/**
 * `npm run dev`: the platform, both apps with hot reload in front of it, and the arcade beside it.
 * Sportsbook at http://localhost:4201, casino at http://localhost:4202; each passes its calls on to the platform.
 * The arcade's games are at http://localhost:4203 and are built again when they change.
 */
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { arcadeEnvironment } from './arcade-environment.ts';
import { installedScript, repositoryRoot, startNode } from './run-command.ts';

const vite = installedScript('vite/bin/vite.js');
const app = (name: string, port: string): ChildProcess =>
  startNode([vite, path.join(repositoryRoot, 'apps', name), '--port', port, '--strictPort'], {
    PLATFORM_URL: `http://localhost:${process.env['PORT'] ?? '4200'}`,
  });

const games =
  arcadeEnvironment(process.env, {
    after: 3,
    framedBy: ['http://localhost:4202', 'http://localhost:4201'],
  }) ?? {};
const server = (name: string): ChildProcess =>
  startNode(
    ['--conditions=@kipenga/source', '--watch', path.join(repositoryRoot, 'apps', name, 'src/main.ts')],
    games,
  );

const parts = [
  server('platform'),
  server('arcade'),
  startNode([vite, 'build', '--watch', '-c', path.join(repositoryRoot, 'apps/arcade/vite.config.ts')]),
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
