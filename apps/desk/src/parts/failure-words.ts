import type { ApiFailure } from '@kipenga/api/desk';

/** Drops the place in the request that a refusal of what was typed begins with: 'body: args.receipt: a receipt is…'. */
const sayable = (description: string): string =>
  description.replace(/^(?:body: )?args\.\w+: (.)/, (_, first: string) => first.toUpperCase());

/** Why a call brought nothing, for somebody who works here. */
export function failureWords(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'unreachable':
      return 'The platform does not answer. Look at the network, then try again.';
    case 'unsent':
      return failure.description;
    case 'timeout':
      return 'The platform took longer than 30 seconds. Try again.';
    case 'http':
      return sayable(failure.description) || `The platform answered with status ${failure.status}.`;
    case 'contract-mismatch':
      return `This answer could not be read (${failure.endpoint}). Reload the page; it may be older than the platform.`;
    case 'answer-lost':
      return 'It was sent, and no answer came: it may have happened. Press again: the same key goes with it, so it happens once.';
  }
}
