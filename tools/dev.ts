/**
 * `npm run dev`: the platform, the apps with hot reload in front of it, and the arcade. The sportsbook is
 * one port above the platform's, the casino two, the arcade's games three, the operators' desk four. The apps pass their calls on to
 * the platform. A change of the games builds them again.
 */
import path from 'node:path';
import { arcadeEnvironment } from './arcade-environment.ts';
import { refuseWrongPort } from './refuse-wrong-port.ts';
import { installedScript, repositoryRoot, startNode } from './run-command.ts';
import { runTogether, type Part } from './run-together.ts';

const port = refuseWrongPort(4);
const at = (offset: number): string => `http://localhost:${port + offset}`;
const vite = installedScript('vite/bin/vite.js');
const app = (name: string, offset: number): Part => ({
  name: `The ${name}`,
  child: startNode(
    [vite, path.join(repositoryRoot, 'apps', name), '--port', String(port + offset), '--strictPort'],
    { PLATFORM_URL: at(0) },
  ),
});

const games = arcadeEnvironment(process.env, { after: 3, framedBy: [at(2), at(1)] }) ?? {};
const server = (name: string): Part => ({
  name: `The ${name}`,
  child: startNode(
    ['--conditions=@kipenga/source', '--watch', path.join(repositoryRoot, 'apps', name, 'src/main.ts')],
    games,
  ),
});

const gamesBuild = startNode([
  vite,
  'build',
  '--watch',
  '-c',
  path.join(repositoryRoot, 'apps/arcade/vite.config.ts'),
]);
console.log(
  `Sportsbook ${at(1)}   casino ${at(2)}/casino   desk ${at(4)}/desk   handset ${at(0)}/sandbox/handset`,
);
const { code, wasStopped } = await runTogether([
  server('arcade'),
  { name: 'The build of the games', child: gamesBuild },
  app('sportsbook', 1),
  app('casino', 2),
  app('desk', 4),
  server('platform'),
]);
process.exitCode = wasStopped ? 0 : code;
