import { describe, expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { readThemes, type ThemeName } from './read-themes.ts';

/** Each pair that meets on a screen, and the ratio it needs: 4.5 for text, 3 for edges and signs, 7 for the reading text (WCAG 1.4.3, 1.4.6, 1.4.11). */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['page', 'surface', 'sunken'].flatMap((ground) => [
    ['text', ground, 7] as const,
    ['text-2', ground, 4.5] as const,
    ['text-3', ground, 4.5] as const,
  ]),
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['brand', 'sunken', 3],
  ['brand', 'header-surface', 3],
  ['brand-strong', 'surface', 4.5],
  ['brand-strong', 'page', 4.5],
  ['brand-strong', 'sunken', 4.5],
  ['brand-strong', 'brand-tint', 4.5],
  ['text', 'brand-tint', 7],
  ...['good', 'bad', 'info'].flatMap((tone) => [
    [tone, 'surface', 4.5] as const,
    [tone, `${tone}-tint`, 4.5] as const,
    ['text', `${tone}-tint`, 7] as const,
  ]),
  ['good', 'sunken', 4.5],
  ['bad', 'sunken', 4.5],
  ['text', 'gold-tint', 4.5],
  ['good', 'gold-tint', 3],
  ['bad', 'gold-tint', 3],
  ['gold-text', 'surface', 4.5],
  ['gold-text', 'gold-tint', 4.5],
  ['on-gold', 'gold', 4.5],
  ['on-jackpot', 'jackpot', 4.5],
  ['on-bar', 'bar', 7],
  ['on-bar-2', 'bar', 4.5],
  ['control', 'surface', 3],
  ['control', 'page', 3],
  ['focus', 'page', 3],
  ['focus', 'surface', 3],
  ['focus-on-bar', 'bar', 3],
  ['focus-on-jackpot', 'jackpot', 3],
  ['odds-text', 'odds-rest', 7],
  ['odds-picked-text', 'odds-picked', 4.5],
  ['odds-text', 'odds-up', 7],
  ['odds-text', 'odds-down', 7],
  ['odds-up-edge', 'odds-up', 3],
  ['odds-down-edge', 'odds-down', 3],
  ['nav-mark', 'nav-surface', 3],
];

const themes = readThemes();

describe.each(Object.keys(themes) as ThemeName[])('theme %s', (name) => {
  test.each(PAIRS)('%s on %s reaches %d to 1', (ink, ground, least) => {
    expect(contrastRatio(themes[name][ink], themes[name][ground])).toBeGreaterThanOrEqual(least);
  });
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
