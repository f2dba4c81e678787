import type { PlayedMatch } from './play-matchday.ts';

const minutes = (side: readonly number[]): string => side.map((minute) => `${minute}′`).join(' ');

/** '2–1 12′ 57′ / 80′': a match's score, and the minutes of each side's goals. */
const matchResult = ({ home, away }: PlayedMatch): string => {
  const score = `${home.length}–${away.length}`;
  return home.length + away.length === 0 ? score : `${score} ${minutes(home)} / ${minutes(away)}`.trim();
};

/** All matches of a day in order, with the minutes of their goals: everything that the digest decides. */
export const matchdayResult = (played: readonly PlayedMatch[]): string => played.map(matchResult).join(' · ');
