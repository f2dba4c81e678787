import { expect, test } from 'vitest';
import { endpoints } from './all-endpoints.ts';

test('what caches may keep is a read, named by its address, for which nobody shows a token', () => {
  const kept = Object.values(endpoints).filter(({ cached }) => cached === 'public');
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter(({ method, needsToken }) => method !== 'GET' || needsToken)).toEqual([]);
});
