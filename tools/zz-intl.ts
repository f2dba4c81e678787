import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';
const b = await chromium.launch({ executablePath: await findBrowser(), chromiumSandbox: false });
for (const path of process.argv.slice(2).length ? process.argv.slice(2) : ['/', '/sports', '/casino', '/markets?match=66035907']) {
const c = await b.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
const p = await c.newPage(); const s = await c.newCDPSession(p);
await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await p.addInitScript(() => {
  const log: string[] = []; Object.assign(window, { intl: log });
  for (const k of ['NumberFormat', 'PluralRules', 'DateTimeFormat', 'Collator', 'RelativeTimeFormat', 'Segmenter', 'ListFormat'] as const) {
    const O = (Intl as any)[k];
    (Intl as any)[k] = new Proxy(O, { construct(t, a) { const t0 = performance.now(); const r = Reflect.construct(t, a); log.push(`${k} ${(performance.now() - t0).toFixed(1)}ms at ${t0.toFixed(0)} ${JSON.stringify(a)} ${new Error().stack!.split('\n').slice(2, 9).map((l) => l.trim().replace(/http\S*assets\//, '')).join(' < ')}`); return r; } });
  }
  for (const [o, k] of [[Number.prototype, 'toLocaleString'], [Date.prototype, 'toLocaleString'], [String.prototype, 'localeCompare'], [Array.prototype, 'toLocaleString']] as any) { const f = o[k]; o[k] = function (...a: any[]) { const t0 = performance.now(); const r = f.apply(this, a); log.push(`${k} ${(performance.now() - t0).toFixed(1)}`); return r; }; }
});
await p.goto('http://localhost:4630' + path); await p.waitForLoadState('networkidle'); await p.waitForTimeout(1500);
console.log(path); console.log((await p.evaluate('intl') as string[]).join('\n'));
if (path === '/') { const n = (await p.evaluate('intl.length')) as number; await p.locator('[data-outcome]').first().tap(); await p.waitForTimeout(800); console.log('after tap', (await p.evaluate(`intl.slice(${n})`) as string[]).join('\n')); }
await c.close(); }
await b.close();
