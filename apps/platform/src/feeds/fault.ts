/** Something wrong in a file, in words, with the line it stands on (1 is the header). */
export interface FeedFault {
  readonly line: number;
  /** The row was left out; otherwise it was taken as far as it is good. */
  readonly isLeftOut: boolean;
  readonly words: string;
}

export const printFault = ({ line, isLeftOut, words }: FeedFault): string =>
  `line ${line}: ${words}${isLeftOut ? ' - left out' : ''}`;
