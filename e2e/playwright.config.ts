import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { throwawayFolder } from '../tools/throwaway-folder.ts';
import { limitMs, longestWaitMs } from '../time-limits.ts';

const root = path.resolve(import.meta.dirname, '..');
const port = process.env['E2E_PORT'] ?? '4310';
const baseURL = process.env['E2E_BASE_URL'] ?? `http://localhost:${port}`;

/** The games' own origin, next to the platform's. */
const arcadePort = String(Number(port) + 1);
const arcadeOrigin = `http://localhost:${arcadePort}`;

/** Each run has its own database, which its workers inherit. */
process.env['TEST_FOLDER'] ??= throwawayFolder();
process.env['E2E_DATA'] ??= mkdtempSync(path.join(process.env['TEST_FOLDER'], 'kipenga-journeys-'));

/** Platform and arcade sign with it; workers read this file again and must find the same. */
process.env['E2E_ARCADE_SECRET'] ??= randomBytes(32).toString('hex');

const server = (app: 'platform' | 'arcade', url: string) => ({
  command: `"${process.execPath}" --conditions=@kipenga/source apps/${app}/src/main.ts`,
  cwd: root,
  url,
  timeout: limitMs(180_000),
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  env: {
    PORT: port,
    ARCADE_PORT: arcadePort,
    ARCADE_ORIGIN: arcadeOrigin,
    ARCADE_SECRET: process.env['E2E_ARCADE_SECRET'] ?? '',
    HOUSE_ORIGIN: baseURL,
    WALLET_URL: `${baseURL}/wallet`,
    KIPENGA_DATA: process.env['E2E_DATA'] ?? '',
    // Betting time stands still: no price moves and no match kicks off under a journey's hand.
    SEASON_SPEED: '0.000001',
    // A journey that needs a postponed match postpones one itself.
    SEASON_POSTPONED: '0',
    // The push service of a journey is in its own process.
    PUSH_SERVICES: 'localhost',
    LOG_LEVEL: 'warn',
  },
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desk = { viewport: { width: 1280, height: 800 } };
/** Journeys that mostly wait for game rounds: they start first, one at a time, in a worker beside the others. */
const FIRST = '**/{solo-games,tables,virtual-games}.spec.ts';
/** Settles the remaining matches: it runs last and alone, so as not to take matches from other journeys. */
const LAST = '**/jackpots.spec.ts';
/** Advances betting time for everybody: it runs after all others, one at a time. */
const TIME = '**/betting-time.spec.ts';

export default defineConfig({
  testDir: './journeys',
  globalSetup: './fixtures/places.ts',
  outputDir: path.join(root, 'test-results/journeys'),
  // Only what hangs reaches them, however slow or busy the machine.
  timeout: limitMs(300_000),
  expect: { timeout: longestWaitMs() },
  fullyParallel: true,
  // Journeys draw: more of them at once than there are processors only wait for each other, but for the one that waits for rounds.
  workers: availableParallelism() + 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: path.join(root, '.results', 'e2e.json') }]],
  use: {
    baseURL,
    actionTimeout: longestWaitMs(),
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    // A trace would cost a third of the journeys' time: run one that failed with `--trace on`.
    trace: 'off',
    // Every frame that moves is painted by the processor: the first bet, and prices that move, are shown moving.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys cannot hold or fail the requests of a service worker: only one journey has one.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        // A journey's page lives for seconds: what compiling its code takes, a tenth of the journeys' processor time, never comes back.
        '--js-flags=--jitless',
      ],
    },
  },
  projects: [
    { name: 'mobile-first', use: phone, testMatch: FIRST, workers: 1 },
    { name: 'mobile', use: phone, grepInvert: /@not-a-phone/, testIgnore: [FIRST, LAST, TIME] },
    // Tests of the wide layout; the rest of a journey is the same there.
    { name: 'desktop', use: desk, grep: /@wide/, testIgnore: [LAST, TIME] },
    { name: 'mobile-last', use: phone, testMatch: LAST, dependencies: ['mobile-first', 'mobile', 'desktop'] },
    { name: 'mobile-time', use: phone, testMatch: TIME, workers: 1, dependencies: ['mobile-last'] },
  ],
  ...(process.env['E2E_BASE_URL'] === undefined
    ? {
        webServer: [server('platform', `${baseURL}/readyz`), server('arcade', `${arcadeOrigin}/readyz`)],
      }
    : {}),
});
