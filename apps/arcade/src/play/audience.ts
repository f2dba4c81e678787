import type { Push } from '../protocol.ts';
import { tell, type Play } from './play.ts';

/** Who looks on at a shared table. */
export interface Audience {
  readonly isEmpty: () => boolean;
  readonly tellAll: (push: Push) => void;
  /** Answers how to leave. */
  readonly join: (play: Play) => () => void;
}

/** A player with two pages open is there twice, and there until both are closed. */
export const audience = (): Audience => {
  const seats = new Map<Play, number>();
  return {
    isEmpty: () => seats.size === 0,
    tellAll: (push) => {
      for (const play of seats.keys()) tell(play, push);
    },
    join: (play) => {
      seats.set(play, (seats.get(play) ?? 0) + 1);
      return () => {
        const left = (seats.get(play) ?? 1) - 1;
        if (left > 0) seats.set(play, left);
        else seats.delete(play);
      };
    },
  };
};
