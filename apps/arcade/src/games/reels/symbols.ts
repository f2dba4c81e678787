import { picture } from '../../pages/dom.ts';
import type { Machine } from './machine.ts';
import type { ReelSymbol } from './reel-set.ts';
import { word } from './word.ts';

/** Every drawing of the family, by its file. */
const DRAWINGS = import.meta.glob<string>('./pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const symbolPicture = ({ symbols }: Machine, symbol: ReelSymbol): SVGSVGElement =>
  picture(
    DRAWINGS[`./pictures/${symbols[symbol].picture}.svg`] ?? '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
export const symbolName = ({ symbols }: Machine, symbol: ReelSymbol): string => word(symbols[symbol].name);
