import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ui } from './places.ts';
import type { ComponentEntry } from './read-components.ts';

/** Components above the page: three copies would cover each other. */
const ABOVE_THE_PAGE = new Set(['ToastRegion']);

/** True if the stylesheets of a component have rules for hovered, focused or pressed, or if it is a control. */
export function answersAHand({ name, file, page }: ComponentEntry): boolean {
  if (page === null || ABOVE_THE_PAGE.has(name)) return false;
  const own = path.join(ui, file);
  const sheets = [...readFileSync(own, 'utf8').matchAll(/from '(?<sheet>\.[^']+\.css)'/g)].map(({ groups }) =>
    readFileSync(path.resolve(path.dirname(own), groups?.['sheet'] ?? ''), 'utf8'),
  );
  return (
    page.title.startsWith('Controls/') ||
    sheets.some((text) => /:(?:hover|focus-visible|active)\b/.test(text))
  );
}
