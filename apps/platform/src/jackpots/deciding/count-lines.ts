import {
  jackpotPick,
  parsePickKey,
  scoreTicket,
  tierLines,
  type JackpotMatch,
  type JackpotPick,
} from '@kipenga/betting-core';

/** Counts how many lines of a ticket reached each tier, highest first. */
export type LineCounter = (betString: string) => readonly number[];

/** Reads the picks of bet strings (D65). Each pick there is, at most six a match, is read once. */
const pickReader = (matches: readonly JackpotMatch[]): ((part: string) => JackpotPick) => {
  const known = new Map<string, JackpotPick>();
  const read = (part: string): JackpotPick => {
    const at = part.lastIndexOf('_');
    const match = matches.find(({ id }) => id === part.slice(0, at));
    const pick = parsePickKey(part.slice(at + 1));
    if (match === undefined || pick === null) throw new RangeError(`${part} is no pick of this jackpot`);
    const made = jackpotPick(match, pick);
    known.set(part, made);
    return made;
  };
  return (part) => known.get(part) ?? read(part);
};

/** @param matches with all their results. Throws RangeError for a bet string of another jackpot. */
export const lineCounter = (matches: readonly JackpotMatch[]): LineCounter => {
  const pickOf = pickReader(matches);
  return (betString) => {
    const picks = betString.split('#').map(pickOf);
    const score = scoreTicket({ jackpotId: null, jackpotType: null, picks }, matches);
    if (score === null) throw new RangeError('lines are counted once every match has a result');
    return tierLines(score);
  };
};
