import { failureOf } from '@kipenga/api';

/** The server's own words for its failure; null if it sent none (R8-07). */
export function wordsOfFailure(error: unknown): string | null {
  const failure = failureOf(error);
  return failure?.kind === 'http' && failure.description !== '' ? failure.description : null;
}
