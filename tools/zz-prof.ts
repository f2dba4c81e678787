import { chromium } from 'playwright';
import { findBrowser } from './find-browser.ts';
const b = await chromium.launch({ executablePath: await findBrowser(), chromiumSandbox: false });
const agg = new Map<string, number>(); const byFile = new Map<string, number>(); const ev = new Map<string, number>(); const script = new Map<string, number>();
const N = 5;
for (let i = 0; i < N; i++) {
  const c = await b.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const p = await c.newPage(); const s = await c.newCDPSession(p);
  await s.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 200 }); await s.send('Profiler.start');
  await p.goto('http://localhost:4630/'); await p.waitForLoadState('networkidle'); await p.waitForTimeout(2500);
  const { profile } = await s.send('Profiler.stop');
  const node = new Map(profile.nodes.map((n) => [n.id, n]));
  profile.samples!.forEach((id, k) => { const n = node.get(id)!; const dt = profile.timeDeltas![k]! / 1000; const f = n.callFrame; const file = f.url.split('/').pop()!.replace(/-[\w-]{7,8}\.js/, '') || f.functionName; byFile.set(file, (byFile.get(file) ?? 0) + dt); const key = `${file}:${f.lineNumber + 1}:${f.columnNumber} ${f.functionName}`; agg.set(key, (agg.get(key) ?? 0) + dt); });
  const parent = new Map<number, number>(); for (const n of profile.nodes) for (const k of n.children ?? []) parent.set(k, n.id);
  profile.samples!.forEach((id, k) => { const dt = profile.timeDeltas![k]! / 1000; let at: number | undefined = id; let outer = ''; let top = ''; while (at !== undefined) { const f = node.get(at)!.callFrame; const file = f.url.split('/').pop()!.replace(/-[\w-]{7,8}\.js/, ''); if (file === 'wire') outer = `${f.lineNumber + 1}:${f.columnNumber} ${f.functionName}`; if (file) top = `${file}:${f.lineNumber + 1}:${f.columnNumber} ${f.functionName}`; at = parent.get(at); } if (outer) ev.set(outer, (ev.get(outer) ?? 0) + dt); if (top) script.set(top, (script.get(top) ?? 0) + dt); });
  await c.close();
}
const show = (m: Map<string, number>, n: number) => [...m].sort((x, y) => y[1] - x[1]).slice(0, n).map(([k, v]) => console.log((v / N).toFixed(1).padStart(8), k));
console.log('wire, outermost'); show(ev, 12); console.log('top frames'); show(script, 25); console.log(); show(byFile, 16); console.log(); show(agg, 45);
await b.close();
