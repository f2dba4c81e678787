import { failureOf } from '@kipenga/api';

/** What the server said of its failure in words; null where it said nothing (R8-07). */
export function wordsOfFailure(error: unknown): string | null {
  const failure = failureOf(error);
  return failure?.kind === 'http' && failure.description !== '' ? failure.description : null;
}
