import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What decides how letters are drawn: pictures taken by one are not to be compared with another's. */
export interface Rendering {
  readonly chromium: string;
  readonly system: string;
}

const noted = path.join(import.meta.dirname, 'made-with.json');

function systemName(): string {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const field = (name: string): string =>
    new RegExp(`^${name}="?(?<value>[^"\\n]*)`, 'm').exec(release)?.groups?.['value'] ?? '';
  return [process.platform, process.arch, field('ID'), field('VERSION_ID')].filter(Boolean).join(' ');
}

/** The rendering of this machine, given the browser's version: `156.0.8078.79`. */
export const renderingOf = (version: string): Rendering => ({
  chromium: version.split('.', 1)[0] ?? version,
  system: systemName(),
});

export const noteRendering = (rendering: Rendering): void =>
  writeFileSync(noted, `${JSON.stringify(rendering, null, 2)}\n`);

/** Why the pictures say nothing here; null when they were made by the same rendering. */
export function whyNotComparable(here: Rendering): string | null {
  const made = JSON.parse(readFileSync(noted, 'utf8')) as Rendering;
  if (made.chromium === here.chromium && made.system === here.system) return null;
  return `The pictures were made with Chromium ${made.chromium} on ${made.system}, and this is Chromium ${here.chromium} on ${here.system}: letters are drawn differently, so nothing is compared.`;
}
