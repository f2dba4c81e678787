import { publicNumber } from '../../fairness/public-number.ts';

/** A donkey, and the cloth it runs in. */
export interface Runner {
  readonly name: string;
  readonly cloth: string;
  /** The colour of the number on the cloth. */
  readonly ink: string;
}

/** The eight runners; a runner's number is its index plus one. */
export const RUNNERS: readonly Runner[] = [
  { name: 'Shela', cloth: '#c24212', ink: '#ffffff' },
  { name: 'Kusi', cloth: '#1f5f9e', ink: '#ffffff' },
  { name: 'Nazi', cloth: '#f9f3ec', ink: '#15110c' },
  { name: 'Karafuu', cloth: '#217541', ink: '#ffffff' },
  { name: 'Bahati', cloth: '#ffd060', ink: '#15110c' },
  { name: 'Tausi', cloth: '#1b8a8f', ink: '#ffffff' },
  { name: 'Jahazi', cloth: '#c490db', ink: '#15110c' },
  { name: 'Radi', cloth: '#15110c', ink: '#ffd060' },
];

/** The base strengths of a race's runners, dealt anew for every race, each with a small addition. */
const STRENGTHS = [28, 23, 18, 15, 12, 10, 9, 8];
const MORE = 3;

/**
 * The strengths of the runners, in order of their numbers. They follow from the round's name, so they are known
 * before the stakes.
 */
export const strengthsOf = (round: string): readonly number[] => {
  const left = [...STRENGTHS];
  return RUNNERS.flatMap(({ name }) => {
    const dealt = left.splice(publicNumber(`${round}:${name}`, left.length), 1);
    return dealt.map((strength) => strength + publicNumber(`${name}:${round}`, MORE));
  });
};
