import { publicNumber } from '../../fairness/public-number.ts';

/** A donkey, and the cloth it runs in. */
export interface Runner {
  readonly name: string;
  readonly cloth: string;
  /** What is written on the cloth. */
  readonly ink: string;
}

/** The eight of them; a runner's number is its place here and one. */
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

/** How strong the eight of a race are, before a little more; who has which is the race's. */
const STRENGTHS = [28, 23, 18, 15, 12, 10, 9, 8];
const MORE = 3;

/** How strong each runner is, in the order of their numbers. It follows from the round's name: it is known before the stakes. */
export const strengthsOf = (round: string): readonly number[] => {
  const left = [...STRENGTHS];
  return RUNNERS.flatMap(({ name }) => {
    const dealt = left.splice(publicNumber(`${round}:${name}`, left.length), 1);
    return dealt.map((strength) => strength + publicNumber(`${name}:${round}`, MORE));
  });
};
