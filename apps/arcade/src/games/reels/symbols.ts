import { drawing } from './drawings.ts';
import type { Machine } from './machine.ts';
import type { ReelSymbol } from './reel-set.ts';
import { word } from './word.ts';

export const symbolPicture = ({ symbols }: Machine, symbol: ReelSymbol): SVGSVGElement =>
  drawing(symbols[symbol]?.picture);

export const symbolName = ({ symbols }: Machine, symbol: ReelSymbol): string => {
  const look = symbols[symbol];
  return look === undefined ? '' : word(look.name);
};
