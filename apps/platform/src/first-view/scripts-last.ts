const MODULE_TAGS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const FILE = /(?:src|href)="(?<file>[^"]+)"/;

/**
 * Runs the files in turn, each when the page has nothing else to do. Together they would be one task of a
 * quarter of a second on a cheap phone, and a tap would wait for its end. A browser that cannot preload
 * modules (Safari before 17) gets the app's own file, which finds the others.
 */
const inTurn = (files: readonly string[]): string =>
  `<script type="module">const a=${JSON.stringify(files)};for(const f of document.createElement('link').relList.supports('modulepreload')?a:a.slice(-1)){await new Promise(r=>self.requestIdleCallback?requestIdleCallback(r,{timeout:400}):setTimeout(r,50));await import(f)}</script>`;

/**
 * A page that asks for its scripts when its first view has arrived. Asked for in the head, they would share a
 * slow network with the matches. They are fetched side by side and run in turn, the app's own last. Taps made
 * meanwhile are kept and answered.
 */
export function scriptsLast(page: string): string {
  const tags = page.match(MODULE_TAGS) ?? [];
  const files = tags
    .toSorted((a, b) => Number(a.includes('<script')) - Number(b.includes('<script')))
    .map((tag) => FILE.exec(tag)?.groups?.['file'])
    .filter((file) => file !== undefined);
  if (files.length === 0) return page;
  const preloads = files.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  return page.replace(MODULE_TAGS, '').replace('</body>', () => `${preloads}${inTurn(files)}</body>`);
}
