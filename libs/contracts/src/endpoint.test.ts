import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './all-endpoints.ts';
import { madeLate } from './pieces/codec-of.ts';
import { list } from './pieces/rows.ts';
import { decodeWire } from './travel.ts';

test('what caches may keep is a read, named by its address, for which nobody shows a token', () => {
  const kept = Object.values(endpoints).filter(({ cached }) => cached === 'public');
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter(({ method, needsToken }) => method !== 'GET' || needsToken)).toEqual([]);
});

test('a codec is made when it first reads, within another one too, and once', () => {
  const make = vi.fn(() => z.string());
  const texts = list(madeLate(make).check(z.maxLength(3)));
  expect(make).not.toHaveBeenCalled();
  expect([['abc'], ['abcd']].map((wire) => decodeWire(texts, wire).ok)).toEqual([true, false]);
  expect(decodeWire(texts, ['a']).ok).toBe(true);
  expect(make).toHaveBeenCalledOnce();
});
