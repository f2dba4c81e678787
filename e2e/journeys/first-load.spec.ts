import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../fixtures/test.ts';

/** HTML, scripts and styles of the first load of the sportsbook, in bytes as brotli sends them. */
const BUDGET = 118_000;
const COUNTED = new Set(['document', 'script', 'stylesheet']);

test('the first load of the sportsbook stays within its bytes', async ({ page, request, baseURL }, testInfo) => {
  test.skip(testInfo.project.name !== 'mobile', 'the same files go to every screen');
  const urls = new Set<string>();
  page.on('request', (one) => {
    if (COUNTED.has(one.resourceType()) && one.url().startsWith(baseURL ?? '')) urls.add(one.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  const files = await Promise.all(
    [...urls].map(async (url) => {
      const answer = await request.get(url, { headers: { 'accept-encoding': 'br' } });
      const body = await answer.body();
      const sent = Number(answer.headers()['content-length']);
      expect(answer.headers()['content-encoding'], `${url} is sent compressed`).toBe('br');
      // A length that the server names is exact; without one the body is compressed here as the server does it.
      return { url: new URL(url).pathname, bytes: Number.isNaN(sent) ? brotliCompressSync(body).length : sent };
    }),
  );
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const table = [...files.toSorted((a, b) => b.bytes - a.bytes), { url: 'total', bytes: total }]
    .map(({ url, bytes }) => `${String(bytes).padStart(8)}  ${url}`)
    .join('\n');
  console.log(table);
  await testInfo.attach('first-load', { body: table });
  expect(files.length).toBeGreaterThan(2);
  expect(total).toBeLessThan(BUDGET);
});
