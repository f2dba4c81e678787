import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { installedScript, repositoryRoot } from './run-command.ts';

/** A Chromium that npm can deliver where no other source of one is in reach. */
const PACKAGED_CHROMIUM = '@sparticuz/chromium@153.0.0';
/** A shell without a window and extensions: the same journeys take two thirds of the processor time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const DESKTOP_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Playwright keeps its headless shell beside its desktop browser, in a folder and a file of another name. */
function playwrightsShell(): string | undefined {
  const desktop = chromium.executablePath();
  const [, store, revision] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(desktop) ?? [];
  if (store === undefined || revision === undefined) return undefined;
  const shells = path.join(store, `chromium_headless_shell-${revision}`);
  if (!existsSync(shells)) return undefined;
  return readdirSync(shells, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:chrome-)?headless[_-]shell(?:\.exe)?$/.test(path.basename(file)))
    .map((file) => path.join(shells, file))
    .find((file) => statSync(file).isFile());
}

const shellHere = (): string | undefined => playwrightsShell() ?? onPath([HEADLESS_SHELL]);

function desktopHere(): string | undefined {
  const playwrights = chromium.executablePath();
  return existsSync(playwrights) ? playwrights : onPath(DESKTOP_BROWSERS);
}

function fromPlaywright(): string | undefined {
  spawnSync(process.execPath, [installedScript('playwright/cli.js'), 'install', '--only-shell', 'chromium'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  return playwrightsShell();
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
  for (const name of [HEADLESS_SHELL, 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
    const installed = onPath([name]);
    if (installed !== undefined) return installed;
  }
  return undefined;
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
 * The Chromium that stories and journeys run in: the one CHROMIUM_PATH names, else a headless shell that is here or can be fetched, else
 * a desktop browser. Says what it found or fetched.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no file there.`);
    return named;
  }
  for (const [source, findOne] of [
    ['', shellHere],
    ['Playwright', fromPlaywright],
    ['the system packages', fromSystemPackages],
    ['', desktopHere],
    ['npm', fromNpm],
  ] as const) {
    if (source !== '') console.log(`No headless Chromium here yet: trying ${source} ...`);
    try {
      const found = await findOne();
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
