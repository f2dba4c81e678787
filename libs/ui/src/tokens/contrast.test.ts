// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { CONTRAST_PAIRS, DECORATION } from './contrast-pairs.ts';
import { colourTokens, readThemes, type ThemeName } from './read-themes.ts';

const themes = readThemes();

test.each(Object.keys(themes) as ThemeName[])('every pair holds its contrast in the theme %s', (name) => {
  const weak = CONTRAST_PAIRS.filter(
    ([ink, ground, least]) => contrastRatio(themes[name][ink], themes[name][ground]) < least,
  );
  expect(weak).toEqual([]);
});

describe('every colour token', () => {
  const paired = new Set(CONTRAST_PAIRS.flatMap(([ink, ground]) => [ink, ground]));

  test('is in a pair, or says why it need not be', () => {
    expect(colourTokens().filter((name) => !paired.has(name) && !(name in DECORATION))).toEqual([]);
  });

  test('is not in a pair and decoration at once, and exists', () => {
    const named = [...paired, ...Object.keys(DECORATION)];
    expect(named.filter((name) => !colourTokens().includes(name))).toEqual([]);
    expect(Object.keys(DECORATION).filter((name) => paired.has(name))).toEqual([]);
  });
});

test("a tile's words are read over its scrim whatever the picture: even a white one", () => {
  const { 'tile-scrim': scrim, 'tile-text': ink } = themes.light;
  const [red = 0, green = 0, blue = 0, alpha = 0] = (scrim?.match(/[\d.]+/g) ?? []).map(Number);
  const overWhite = [red, green, blue]
    .map((channel) =>
      Math.round(channel * alpha + 255 * (1 - alpha))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
  expect(contrastRatio(ink, `#${overWhite}`)).toBeGreaterThanOrEqual(4.5);
});

describe('the ratio itself', () => {
  test('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBe(21);
    expect(contrastRatio('#c24212', '#c24212')).toBe(1);
  });

  test('agrees with the published figure for the brand', () => {
    expect(contrastRatio('#ffffff', '#c24212')).toBeCloseTo(5.1, 1);
  });

  test('a colour that is not written as six hex digits is an error, not a pass', () => {
    expect(() => contrastRatio(undefined, '#ffffff')).toThrow(RangeError);
  });
});
