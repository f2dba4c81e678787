import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, LaunchOptions } from '@playwright/test';

/** How the browser of the pictures is started: letters without the hints of a screen, colours without its profile. */
export const launchOptions: LaunchOptions = {
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
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};

/** What decides how letters are drawn: pictures taken by one are not to be compared with another's. */
export interface Rendering {
  readonly chromium: string;
  readonly system: string;
  /** What a drawing that never changes comes out as: faces and processors of one system differ too. */
  readonly drawing: string;
}

/** Letters, round corners, a shadow, a gradient and a curve, in what the system has. */
const DRAWING = `<body style="margin: 16px; background: #f9f3ec">
<p style="font: 500 17px/24px sans-serif">Kipenga 1,234.50 – “Gor Mahia” v AFC ✓ ★ → ñ ŵ</p>
<p style="font: 12px/16px serif; padding: 8px; border: 1px solid #c24212; border-radius: 9px; box-shadow: 0 2px 6px #0005">18+</p>
<p style="height: 24px; border-radius: 50%; background: linear-gradient(100deg, #c24212, #f8bd1d 40%, #006495)"></p>
<svg width="99" height="40"><path d="M2 30C30-20 60 60 95 6" fill="none" stroke="#175f33" stroke-width="2.5"/></svg>`;

async function drawingOf(browser: Browser): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 320, height: 240 } });
  await page.setContent(DRAWING);
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

const noted = path.join(import.meta.dirname, 'made-with.json');

function systemName(): string {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const field = (name: string): string =>
    new RegExp(`^${name}="?(?<value>[^"\\n]*)`, 'm').exec(release)?.groups?.['value'] ?? '';
  return [process.platform, process.arch, field('ID'), field('VERSION_ID')].filter(Boolean).join(' ');
}

/** The rendering of this machine by this browser. */
export const renderingOf = async (browser: Browser): Promise<Rendering> => ({
  chromium: browser.version().split('.', 1)[0] ?? '',
  system: systemName(),
  drawing: await drawingOf(browser),
});

export const noteRendering = (rendering: Rendering): void =>
  writeFileSync(noted, `${JSON.stringify(rendering, null, 2)}\n`);

const inWords = ({ chromium, system, drawing }: Rendering): string =>
  `Chromium ${chromium} on ${system} (drawing ${drawing})`;

/** Why the pictures say nothing here; null when they were made by the same rendering. */
export function whyNotComparable(here: Rendering): string | null {
  const made = JSON.parse(readFileSync(noted, 'utf8')) as Rendering;
  if (inWords(made) === inWords(here)) return null;
  return `The pictures were made with ${inWords(made)}, and this is ${inWords(here)}: letters are drawn differently, so nothing is compared.`;
}
