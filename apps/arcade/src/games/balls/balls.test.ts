import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBalls } from './draw-balls.ts';
import { ALL_PICKS, BALLS, BALLS_RETURN_PERCENT, colourOf, paysFor, readPick, wins } from './markets.ts';

/** All draws, in order: 30 x 29 x 28. */
const everyDraw = (): readonly (readonly number[])[] => {
  const balls = Array.from({ length: BALLS }, (_, index) => index + 1);
  return balls.flatMap((first) =>
    balls
      .filter((ball) => ball !== first)
      .flatMap((second) =>
        balls.filter((ball) => ball !== first && ball !== second).map((third) => [first, second, third]),
      ),
  );
};

describe('a draw', () => {
  test('is three different balls of thirty, whatever the digest', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (digest) => {
        const balls = drawBalls(digest);
        expect(new Set(balls).size).toBe(3);
        expect(balls.every((ball) => Number.isInteger(ball) && ball >= 1 && ball <= BALLS)).toBe(true);
      }),
    );
  });

  test('reaches every first ball evenly', () => {
    const first = (byte: number) => drawBalls(Uint8Array.from([byte, ...Array<number>(31).fill(0)]))[0];
    const firsts = Array.from({ length: 256 }, (_, byte) => first(byte));
    expect(new Set(firsts).size).toBe(BALLS);
    expect(firsts).toEqual(firsts.toSorted((left = 0, right = 0) => left - right));
  });

  test('returns exactly 95 % on every pick, counted over all draws', () => {
    const draws = everyDraw();
    expect(draws).toHaveLength(30 * 29 * 28);
    for (const pick of ALL_PICKS) {
      const winning = draws.filter((balls) => wins(pick, balls)).length;
      expect([pick, winning * paysFor(pick)]).toEqual([pick, BALLS_RETURN_PERCENT * draws.length]);
    }
  });

  test('has three colours of ten balls', () => {
    expect([1, 10, 11, 20, 21, 30].map(colourOf)).toEqual(['red', 'red', 'gold', 'gold', 'green', 'green']);
  });

  test.each(['ball:0', 'ball:31', 'ball:1.5', 'colour:blue', 'sum', 7, null])('%s is no pick', (pick) => {
    expect(readPick(pick)).toBeNull();
  });
});
