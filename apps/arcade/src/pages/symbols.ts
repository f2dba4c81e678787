import type { ReelSymbol } from '../games/reels/reel-set.ts';
import { setting, word, type WordId } from './setting.ts';
import nanasi from './pictures/nanasi.svg?raw';
import embe from './pictures/embe.svg?raw';
import tikiti from './pictures/tikiti.svg?raw';
import chungwa from './pictures/chungwa.svg?raw';
import ndizi from './pictures/ndizi.svg?raw';
import nazi from './pictures/nazi.svg?raw';
import jua from './pictures/jua.svg?raw';
import mwezi from './pictures/mwezi.svg?raw';
import nyota from './pictures/nyota.svg?raw';
import ngao from './pictures/ngao.svg?raw';
import ngoma from './pictures/ngoma.svg?raw';
import jani from './pictures/jani.svg?raw';

type Drawn = readonly [drawing: string, name: WordId];

const FRUITS: Readonly<Record<ReelSymbol, Drawn>> = {
  A: [nanasi, 'arcade.symbol.pineapple'],
  B: [embe, 'arcade.symbol.mango'],
  C: [tikiti, 'arcade.symbol.melon'],
  D: [chungwa, 'arcade.symbol.orange'],
  E: [ndizi, 'arcade.symbol.banana'],
  F: [nazi, 'arcade.symbol.coconut'],
};
const SAVANNA: Readonly<Record<ReelSymbol, Drawn>> = {
  A: [jua, 'arcade.symbol.sun'],
  B: [mwezi, 'arcade.symbol.moon'],
  C: [nyota, 'arcade.symbol.star'],
  D: [ngao, 'arcade.symbol.shield'],
  E: [ngoma, 'arcade.symbol.drum'],
  F: [jani, 'arcade.symbol.leaf'],
};
const drawn = setting.scene === 'matunda' ? FRUITS : SAVANNA;

export const symbolDrawing = (symbol: ReelSymbol): string => drawn[symbol][0];
export const symbolName = (symbol: ReelSymbol): string => word(drawn[symbol][1]);
