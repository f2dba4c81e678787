const MODULE_TAGS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const FILE = /(?:src|href)="(?<file>[^"]+)"/;

/** Runs in the page: asks for the files when the first frame stands on the screen, a page without frames after a while. */
const START = `
await new Promise(r=>{requestAnimationFrame(()=>setTimeout(r));setTimeout(r,2e3)});
const n=()=>document.createElement('link'),s=n().relList.supports('modulepreload');
if(s)for(const f of a){const l=n();l.rel='modulepreload';l.href=f;document.head.append(l)}
for(const f of s?a:a.slice(-1)){await new Promise(r=>self.requestIdleCallback?requestIdleCallback(r,{timeout:400}):setTimeout(r,50));await import(f)}`;

/**
 * Runs the files in turn, each when the page has nothing else to do. Together they would be one task of a
 * quarter of a second on a cheap phone, and a tap would wait for its end. A browser that cannot preload
 * modules (Safari before 17) gets the app's own file, which finds the others.
 */
const inTurn = (files: readonly string[]): string =>
  `<script type="module">const a=${JSON.stringify(files)};${START.replaceAll('\n', '')}</script>`;

/**
 * A page that asks for its scripts when its first view has been painted. Asked for before, they would share a slow network and a slow
 * processor with the matches. They are fetched side by side and run in turn, the app's own last. Taps made meanwhile are kept and answered.
 */
export function scriptsLast(page: string): string {
  const tags = page.match(MODULE_TAGS) ?? [];
  const files = tags
    .toSorted((a, b) => Number(a.includes('<script')) - Number(b.includes('<script')))
    .map((tag) => FILE.exec(tag)?.groups?.['file'])
    .filter((file) => file !== undefined);
  if (files.length === 0) return page;
  return page.replace(MODULE_TAGS, '').replace('</body>', () => `${inTurn(files)}</body>`);
}
