import { expect, test } from 'vitest';
import { drawnPart } from './anatomy-parts.ts';
import { pinPlaces } from './pin-places.ts';

const box = (left: number, top: number) => ({ left, top, width: 40, height: 20 });

test('a pin stands on the nearer side, level with the middle of its box', () =>
  expect(
    pinPlaces(
      [
        { number: 1, box: box(10, 50) },
        { number: 2, box: box(300, 50) },
      ],
      360,
    ),
  ).toMatchObject([
    { number: 1, side: 'left', y: 60 },
    { number: 2, side: 'right', y: 60 },
  ]));

test('no pin covers another', () => {
  const pins = pinPlaces(
    [1, 2, 3].map((number) => ({ number, box: box(10, 30 + number) })),
    360,
  );
  expect(pins.map(({ y }) => y)).toEqual([41, 65, 89]);
});

test('a plain line of anatomy brings its tokens, a part its place', () => {
  expect(drawnPart('ground: `--bar` with `--on-bar`')).toEqual({
    text: 'ground: `--bar` with `--on-bar`',
    tokens: ['bar', 'on-bar'],
    selector: null,
  });
  expect(drawnPart({ part: 'price', at: '.price', tokens: ['--digits-odds'] })).toEqual({
    text: 'price',
    tokens: ['digits-odds'],
    selector: '[class*="_price_"]',
  });
});
