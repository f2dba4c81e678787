import type { Instant } from '@kipenga/betting-core';
import { answerMessage } from './answer-message.ts';
import type { Message } from './message.ts';

/** Returns the message for a customer on a break, in the words of a refused bet. `until` is null for a break without an end. */
export const exclusionMessage = (until: Instant | null): Message =>
  answerMessage({
    description: '',
    reason:
      until === null
        ? { code: 'self-excluded-for-good', values: {} }
        : { code: 'self-excluded', values: { until } },
  });
