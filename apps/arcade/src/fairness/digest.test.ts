import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crashPoint } from '../games/crash/crash-point.ts';
import { commitmentTo, digestOf } from './commitment.ts';
import { bitsAt, first52Bits, numberBelow, WORDS_IN_BLOCK } from './digest.ts';

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('a digest as chance', () => {
  test('the first 52 bits are the first 13 hexadecimal digits', () => {
    fc.assert(
      fc.property(digest, (bytes) => {
        const hex = Buffer.from(bytes).toString('hex');
        expect(first52Bits(bytes)).toBe(BigInt(`0x${hex.slice(0, 13)}`));
      }),
    );
  });

  test('a word is its 48 bits scaled to the range', () => {
    fc.assert(
      fc.property(
        digest,
        fc.integer({ min: 0, max: WORDS_IN_BLOCK - 1 }),
        fc.integer({ min: 1, max: 32 }),
        (bytes, word, end) => {
          const hex = Buffer.from(bytes).toString('hex');
          const bits = BigInt(`0x${hex.slice(word * 12, word * 12 + 12)}`);
          expect(numberBelow(bytes, word, end)).toBe(Number((bits * BigInt(end)) >> 48n));
        },
      ),
    );
  });

  test('the sixth word is the first of the second block, which is of the name and its number', () => {
    const seed = 'ab'.repeat(32);
    const [first, second] = [digestOf(seed, 'game:r'), digestOf(seed, 'game:r:1')];
    const both = digestOf(seed, 'game:r', 2);
    expect(both).toEqual(Buffer.concat([first, second]));
    expect(numberBelow(both, WORDS_IN_BLOCK, 416)).toBe(numberBelow(second, 0, 416));
  });

  test('bits are read as they are written, wherever they begin', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 56 }));
    fc.assert(
      fc.property(digest, place, (bytes, [start, count]) => {
        const written = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
        expect(bitsAt(bytes, start, count)).toBe(BigInt(`0b${written.slice(start, start + count)}`));
      }),
    );
    expect(() => bitsAt(new Uint8Array(32), 250, 7)).toThrow(RangeError);
  });

  test('there is no sixth word in one block and no short digest', () => {
    expect(() => numberBelow(new Uint8Array(32), 5, 2)).toThrow(RangeError);
    expect(() => first52Bits(new Uint8Array(6))).toThrow(RangeError);
  });
});

test('the round that the README works out is what Node alone makes of it, and what the arcade does', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, code = ''] = /^```js\n(.+?)^```$/ms.exec(readme) ?? [];
  const told = [...code.matchAll(/ \/\/ (.+)$/gm)].map(([, value]) => value);
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' }, // a run in colours colours numbers here too
  });
  expect(printed.trim().split('\n')).toEqual(told);

  const [, seed = ''] = /'([0-9a-f]{64})'/.exec(code) ?? [];
  const [, name = ''] = /'(comet:\w+)'/.exec(code) ?? [];
  const digest = digestOf(seed, name);
  expect([
    commitmentTo(seed).hash,
    Buffer.from(digest).toString('hex'),
    `${first52Bits(digest)}n`,
    String(crashPoint(digest) / 100),
  ]).toEqual(told);
});
