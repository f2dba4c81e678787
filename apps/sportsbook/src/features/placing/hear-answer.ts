import { failureOf, isSessionEnd, type PlaceBetAnswer, type SentStake } from '@kipenga/api';
import type { Message, ShellDispatch } from '@kipenga/shell';
import { failureWords } from '../../words/failure-words.ts';
import { betsSent } from './sent-bets.slice.ts';
import { sentBetsOf } from './sent-picks.ts';

/** What became of one bet or ticket that was sent. */
export interface Heard {
  readonly answer?: PlaceBetAnswer;
  /** Its answer got lost: the platform is asked for it. */
  readonly isLost?: boolean;
  /** It did not get through; null where the end of the session has a prompt of its own (R4-21). */
  readonly failure?: Message | null;
}

/** A call that was made, as the store hands it out. */
export interface Call extends PromiseLike<{
  readonly data?: PlaceBetAnswer | undefined;
  readonly error?: unknown;
}> {
  /** Forgets the call. */
  readonly reset: () => void;
}

/** Waits for the answer to a bet or a ticket. One whose answer got lost is followed from here on (D24). */
export async function hearAnswer(dispatch: ShellDispatch, sent: SentStake, call: Call): Promise<Heard> {
  const { data: answer, error } = await call;
  call.reset();
  if (answer !== undefined) return { answer };
  const failure = failureOf(error);
  if (failure?.kind === 'answer-lost') {
    dispatch(betsSent(sentBetsOf(sent, 'answer')));
    return { isLost: true };
  }
  if (isSessionEnd(failure)) return { failure: null };
  return { failure: failureWords(error) };
}
