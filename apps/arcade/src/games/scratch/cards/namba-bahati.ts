import { bitsAt } from '../../../fairness/digest.ts';
import type { ScratchCard } from '../scratch-card.ts';
import { weightedAt, type Weighted } from '../weighted.ts';

const FIELDS = 6;
/** A number is one of 16, a prize one of 256; all are equally likely. */
const NUMBER_BITS = 4;
const PRIZE_BITS = 8;

/** The prizes under the fields, from the largest, in prices of the card. */
export const NAMBA_PRIZES: readonly Weighted<number>[] = [
  { weight: 1, value: 200 },
  { weight: 4, value: 10 },
  { weight: 13, value: 5 },
  { weight: 88, value: 2 },
  { weight: 150, value: 1 },
];

/** One card in this many wins this prize: one of its six fields has the card's number and, by its weight, the prize. */
const cardsFor = (weight: number): number =>
  Math.round(1 / (1 - (1 - weight / 2 ** (NUMBER_BITS + PRIZE_BITS)) ** FIELDS));

/** Namba Bahati, "the lucky number": each of six fields that has the card's own number pays the prize under it. */
export const NAMBA_BAHATI: ScratchCard = {
  name: 'Namba Bahati',
  rule: 'arcade.scratch.ownNumber',
  columns: 3,
  prizes: NAMBA_PRIZES.map(({ weight, value }) => ({
    name: 'arcade.scratch.anyField',
    pays: value,
    oneIn: cardsFor(weight),
  })),
  returnPercent: 92.43,
  print: (digest) => {
    const numberAt = (bit: number): number => 1 + Number(bitsAt(digest, bit, NUMBER_BITS));
    const own = numberAt(0);
    const fields = Array.from({ length: FIELDS }, (_, field) => {
      const bit = NUMBER_BITS + field * (NUMBER_BITS + PRIZE_BITS);
      const prize = weightedAt(NAMBA_PRIZES, Number(bitsAt(digest, bit + NUMBER_BITS, PRIZE_BITS)));
      return { name: numberAt(bit), prize };
    });
    const winning = [...fields.keys()].filter((place) => fields[place]?.name === own);
    return {
      own,
      fields,
      winning,
      pays: winning.reduce((sum, place) => sum + (fields[place]?.prize ?? 0), 0),
    };
  },
};
