import { bitsAt } from '../../../fairness/digest.ts';
import type { Prize, ScratchCard } from '../scratch-card.ts';
import { weightedAt, type Weighted } from '../weighted.ts';

/** The number of fields on a card, and of equal ones that win. */
const FIELDS = 9;
const ALIKE = 3;
/** A field is one of 64 equally likely numbers. */
const FIELD_BITS = 6;

/** A picture, and the count of a field's 64 numbers that show it; the other numbers show nothing. */
export interface KunaSymbol extends Prize {
  readonly picture: string;
  readonly weight: number;
}

/** The pictures, from the rarest. */
export const KUNA_SYMBOLS: readonly KunaSymbol[] = [
  { picture: 'simba', name: 'arcade.card.lion', weight: 1, pays: 500, oneIn: 3_349 },
  { picture: 'tai', name: 'arcade.card.eagle', weight: 2, pays: 60, oneIn: 449 },
  { picture: 'twiga', name: 'arcade.card.giraffe', weight: 4, pays: 9, oneIn: 65 },
  { picture: 'kikombe', name: 'arcade.card.cup', weight: 5, pays: 4, oneIn: 36 },
  { picture: 'kikapu', name: 'arcade.card.basket', weight: 6, pays: 3, oneIn: 22 },
  { picture: 'mwavuli', name: 'arcade.card.umbrella', weight: 7, pays: 2, oneIn: 15 },
  { picture: 'taa', name: 'arcade.card.lamp', weight: 9, pays: 1, oneIn: 8 },
];

const NUMBERS = 2 ** FIELD_BITS;
const shown = KUNA_SYMBOLS.reduce((sum, { weight }) => sum + weight, 0);
const CHOICES: readonly Weighted<KunaSymbol | null>[] = [
  ...KUNA_SYMBOLS.map((symbol) => ({ weight: symbol.weight, value: symbol })),
  { weight: NUMBERS - shown, value: null },
];

/** Kuna Tatu, "scratch three": nine fields, three alike win. */
export const KUNA_TATU: ScratchCard = {
  name: 'Kuna Tatu',
  rule: 'arcade.scratch.threeAlike',
  columns: 3,
  prizes: KUNA_SYMBOLS,
  returnPercent: 92.23,
  print: (digest) => {
    const symbols = Array.from({ length: FIELDS }, (_, field) =>
      weightedAt(CHOICES, Number(bitsAt(digest, field * FIELD_BITS, FIELD_BITS))),
    );
    const isAlike = (one: KunaSymbol): boolean => symbols.filter((symbol) => symbol === one).length >= ALIKE;
    const won = KUNA_SYMBOLS.filter(isAlike);
    return {
      own: null,
      fields: symbols.map((symbol) =>
        symbol === null ? { name: 'arcade.scratch.empty' } : { picture: symbol.picture, name: symbol.name },
      ),
      winning: [...symbols.keys()].filter((place) => won.some((one) => one === symbols[place])),
      pays: won.reduce((sum, { pays }) => sum + pays, 0),
    };
  },
};
