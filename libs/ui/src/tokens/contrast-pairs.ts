/** A foreground token, a background token, and the least contrast between them in every theme. */
export type ContrastPair = readonly [ink: string, ground: string, least: number];

const GROUNDS = ['page', 'surface', 'sunken'];
const COMPONENT_GROUNDS = ['card-surface', 'header-surface', 'nav-surface', 'sheet-surface', 'field-surface'];
const TILES = ['tile-1', 'tile-2', 'tile-3', 'tile-4', 'tile-5', 'tile-6'];

/** Texts and their backgrounds: 7 for long texts, 4.5 for others (WCAG 1.4.3, 1.4.6). */
const TEXTS: readonly ContrastPair[] = [
  ...[...GROUNDS, ...COMPONENT_GROUNDS].flatMap((ground): readonly ContrastPair[] => [
    ['text', ground, 7],
    ['text-2', ground, 4.5],
    ['text-3', ground, 4.5],
  ]),
  ['page', 'text', 7],
  ...[...GROUNDS, 'card-surface', 'header-surface', 'sheet-surface', 'brand-tint', 'info-tint'].map(
    (ground): ContrastPair => ['brand-strong', ground, 4.5],
  ),
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['text', 'brand-tint', 7],
  ...['good', 'bad', 'info'].flatMap((tone): readonly ContrastPair[] => [
    [tone, 'surface', 4.5],
    [tone, 'card-surface', 4.5],
    [tone, `${tone}-tint`, 4.5],
    ['text', `${tone}-tint`, 7],
  ]),
  ['surface', 'good', 4.5],
  ['surface', 'bad', 4.5],
  ['card-surface', 'bad', 4.5],
  ['good', 'sunken', 4.5],
  ['bad', 'sunken', 4.5],
  ['bad', 'page', 4.5],
  ['bad', 'sheet-surface', 4.5],
  ['good', 'page', 4.5],
  ['text-3', 'bad-tint', 4.5],
  ['text', 'gold-tint', 4.5],
  ['text-3', 'gold-tint', 4.5],
  ...['page', 'surface', 'card-surface', 'sheet-surface', 'gold-tint'].map((ground): ContrastPair => [
    'gold-text',
    ground,
    4.5,
  ]),
  ['on-gold', 'gold', 4.5],
  ['on-jackpot', 'jackpot', 4.5],
  ['jackpot', 'on-jackpot', 4.5],
  ['on-bar', 'bar', 7],
  ['on-bar-2', 'bar', 4.5],
  ['odds-text', 'odds-rest', 7],
  ['text', 'odds-rest', 7],
  ['text-2', 'odds-rest', 4.5],
  ['odds-picked-text', 'odds-picked', 4.5],
  ['odds-text', 'odds-up', 7],
  ['odds-text', 'odds-down', 7],
  ...TILES.flatMap((tile): readonly ContrastPair[] => [
    ['tile-text', tile, 4.5],
    ['tile-text', `${tile}-deep`, 4.5],
  ]),
];

/** Edges, signs and the focus ring: 3 (WCAG 1.4.11). */
const SIGNS: readonly ContrastPair[] = [
  ['brand', 'sunken', 3],
  ['brand', 'header-surface', 3],
  ['header-line', 'header-surface', 3],
  ['sheet-line', 'sheet-surface', 3],
  ['good', 'gold-tint', 3],
  ['bad', 'gold-tint', 3],
  ['control', 'surface', 3],
  ['control', 'page', 3],
  ['field-edge', 'field-surface', 3],
  ['focus', 'page', 3],
  ['focus', 'surface', 3],
  ['focus', 'focus-gap', 3],
  ['focus-on-bar', 'bar', 3],
  ['focus-on-jackpot', 'jackpot', 3],
  ['focus-on-jackpot', 'tile-1-deep', 3],
  ['odds-up-edge', 'odds-up', 3],
  ['odds-down-edge', 'odds-down', 3],
  ['nav-mark', 'nav-surface', 3],
];

/** All pairs that occur on a screen. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [...TEXTS, ...SIGNS];

/** Text on a `picture` or a gradient: on the scrim, or on a tile whose gradient gives the contrast at both ends. */
export const PICTURE_PAIRS: readonly ContrastPair[] = [['tile-text', 'picture', 4.5]];

/** Decorative colours, each with the reason why nothing is lost without it. */
export const DECORATION: Readonly<Record<string, string>> = {
  line: 'a hairline between parts that space keeps apart too',
  'odds-edge': 'a hairline round a price that its ground marks too',
  shimmer: 'the place of words that are still coming: `aria-busy` tells',
  'tile-scrim': 'lies over a picture, under words that are held to their contrast on it',
};
