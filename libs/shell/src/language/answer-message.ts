import { REASONS, type Reason } from '@kipenga/contracts/reasons';
import { reasonWords } from '@kipenga/words';
import type { Message } from './message.ts';

/** An answer of the platform in words, with its reason where it names that. */
export interface Answered {
  readonly description: string;
  readonly reason?: Reason;
}

/** What an answer says: its reason in the language of the visit, or without one the platform's words as they came. */
export const answerMessage = ({ description, reason }: Answered): Message =>
  reason === undefined ? description : { ...reasonWords(reason, REASONS[reason.code]), orElse: description };
