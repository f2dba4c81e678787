import { REASONS, type Reason } from '@kipenga/contracts/reasons';
import { reasonWords } from '@kipenga/words';
import type { Message } from './message.ts';

/** An answer of the platform in words, with its reason if the platform names one. */
export interface Answered {
  readonly description: string;
  readonly reason?: Reason;
}

/** Returns the message of an answer: its reason in the visitor's language, or without one the platform's own words. */
export const answerMessage = ({ description, reason }: Answered): Message =>
  reason === undefined ? description : { ...reasonWords(reason, REASONS[reason.code]), orElse: description };
