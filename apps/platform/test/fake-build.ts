import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

declare global {
  /** The addresses that the fake entry has rendered. */
  var drawnPages: string[];
  /** Rendering waits for this. */
  var mayDraw: Promise<unknown>;
}
globalThis.drawnPages = [];
globalThis.mayDraw = Promise.resolve();

/** A server entry like the sportsbook's: it reads `tab`, `match` and `q`, and distinguishes live from a sandbox. */
const ENTRY = `
  const known = ['/', '/sports', '/markets'];
  export const pageAddressOf = (address) => {
    const { pathname, searchParams: asked } = new URL(address, 'http://page');
    const [tab, match] = [asked.get('tab'), asked.get('match')];
    const query = new URLSearchParams({ ...(tab && { tab }), ...(match && { match }) });
    const url = known.includes(pathname) ? pathname + (query.size > 0 ? '?' + query : '') : '/not-found';
    return { url, names: { sport: null, league: null, match }, isSearch: asked.has('q') };
  };
  const page = ({ url, isSandbox }, html) => ({ html, files: [html + '.tsx'], state: isSandbox ? '' : '|live', slipBar: '|bar', status: url === '/not-found' ? 404 : 200, title: 'a page' });
  export const render = async (asked) => {
    globalThis.drawnPages.push(asked.url);
    await globalThis.mayDraw;
    return page(asked, new URL(asked.url, 'http://page').pathname);
  };
  export const renderShell = async (asked) => page(asked, 'shell of ' + asked.url);
`;

/** A folder with a minimal build of both apps; the caller removes it. */
export const fakeBuild = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kipenga-build-'));
  for (const part of ['web/assets', 'web/.vite', 'server'])
    mkdirSync(path.join(folder, part), { recursive: true });
  writeFileSync(
    path.join(folder, 'web/sportsbook.html'),
    '<html lang="en"><head><title>-</title><!--app-head--><link rel="stylesheet" href="/assets/house.css"></head><!--app-html--><!--app-slip-bar--><!--app-state-->',
  );
  const screens = { 'sportsbook/src//sports.tsx': { css: ['assets/sports.css'] } };
  writeFileSync(path.join(folder, 'web/.vite/manifest.json'), JSON.stringify(screens));
  for (const sheet of ['house', 'sports'])
    writeFileSync(path.join(folder, `web/assets/${sheet}.css`), `/* ${sheet} */`);
  writeFileSync(path.join(folder, 'web/casino.html'), '<html lang="en"><head></head>casino');
  writeFileSync(path.join(folder, 'server/sportsbook.js'), ENTRY);
  return folder;
};
