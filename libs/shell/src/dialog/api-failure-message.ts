import { failureOf } from '@kipenga/api';
import { say, type Said } from '../language/said.ts';

/** What a call without a usable answer is called in words (R8-02); a body in words comes as it is where the catalogue wants it. */
export function apiFailureMessage(error: unknown, tooMany: Said = say('shell.common.tooMany')): Said {
  const failure = failureOf(error);
  if (failure?.kind === 'unreachable' || failure?.kind === 'timeout') return say('shell.common.unreachable');
  if (failure?.kind === 'http' && failure.status === 429) return tooMany;
  return say('shell.common.wrong');
}
