import * as z from 'zod/mini';
import { entity } from '../pieces/entity.ts';
import { trueFalse } from '../pieces/flag.ts';
import { keyText, words } from '../pieces/text.ts';

/** A game of the first provider. */
export interface CasinoGame {
  readonly id: string;
  /** Which categories it is shown under. */
  readonly typeId: string;
  readonly hasDemo: boolean;
  readonly name: string;
  readonly imageUrl: string;
  /** Where its launch is posted (D64). */
  readonly launchUrl: string;
}

/** Casino game (spec 3, D64). */
export const casinoGameOnTheWire = entity<CasinoGame>()({
  gameID: ['id', keyText],
  gameTypeID: ['typeId', keyText],
  demoGameAvailable: ['hasDemo', trueFalse],
  gameName: ['name', words],
  image: ['imageUrl', words],
  url: ['launchUrl', words],
});

/** A game of the second provider: where its launch is posted, and its wide picture. */
export interface WideGame {
  readonly id: string;
  readonly name: string;
  readonly launchUrl: string;
  readonly wideImage: { readonly url: string };
}

/** Second-provider game (spec 3). */
export const wideGameOnTheWire = entity<WideGame>()({
  gameId: ['id', keyText],
  name: ['name', words],
  url: ['launchUrl', z.string()],
  wideX3: ['wideImage', entity<{ readonly url: string }>()({ url: ['url', words] })],
});
