import { failureOf } from '@kipenga/api';
import { answerMessage, apiFailureMessage, type Message } from '@kipenga/shell';

/** Words why a call failed: the server's own where it sent some (R8-08), else the catalogue's. */
export function failureWords(error: unknown): Message {
  const failure = failureOf(error);
  return failure?.kind === 'http' && failure.description !== ''
    ? answerMessage(failure)
    : apiFailureMessage(error);
}
