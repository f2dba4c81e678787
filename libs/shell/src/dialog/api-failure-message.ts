import { failureOf } from '@kipenga/api';
import { message, type Message } from '../language/message.ts';

/** What a call without a usable answer is called in words (R8-02); a body in words comes as it is where the catalogue wants it. */
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
