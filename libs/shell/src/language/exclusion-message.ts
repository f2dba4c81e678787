import type { Instant } from '@kipenga/betting-core';
import { answerMessage } from './answer-message.ts';
import type { Message } from './message.ts';

/** What a customer who takes a break is told, in the words the house refuses a bet with; null for a break without an end. */
export const exclusionMessage = (until: Instant | null): Message =>
  answerMessage({
    description: '',
    reason:
      until === null
        ? { code: 'self-excluded-for-good', values: {} }
        : { code: 'self-excluded', values: { until } },
  });
