import { failureOf, isSessionEnd, type PlaceBetAnswer, type SentStake } from '@kipenga/api';
import type { Message, ShellDispatch } from '@kipenga/shell';
import { failureWords } from '../../words/failure-words.ts';
import { betsSent } from './sent-bets.slice.ts';
import { sentBetsOf } from './sent-picks.ts';

/** The result of sending one bet or ticket. */
export interface Heard {
  readonly answer?: PlaceBetAnswer;
  /** The answer got lost: the platform is asked for it. */
  readonly isLost?: boolean;
  /** The call failed, with this message; null at the end of the session, which has its own prompt (R4-21). */
  readonly failure?: Message | null;
}

/** A call in progress, as the store returns it. */
export interface Call extends PromiseLike<{
  readonly data?: PlaceBetAnswer | undefined;
  readonly error?: unknown;
}> {
  /** Drops the call from the store. */
  readonly reset: () => void;
}

/** Waits for the answer to a bet or a ticket. If the answer gets lost, the bet is followed from here on (D24). */
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
