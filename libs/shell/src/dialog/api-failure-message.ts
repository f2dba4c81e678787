import { failureOf } from '@kipenga/api';
import { message, type Message } from '../language/message.ts';

/** Returns the message for a call without a usable answer (R8-02); `tooMany` is the one for status 429. */
export function apiFailureMessage(
  error: unknown,
  tooMany: Message = message('shell.common.tooMany'),
): Message {
  const failure = failureOf(error);
  if (failure?.kind === 'unreachable' || failure?.kind === 'timeout')
    return message('shell.common.unreachable');
  if (failure?.kind === 'http' && failure.status === 429) return tooMany;
  return message('shell.common.wrong');
}
