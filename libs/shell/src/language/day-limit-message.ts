import type { LeftToday } from '@kipenga/betting-core';
import { answerMessage } from './answer-message.ts';
import type { Message } from './message.ts';

/** Returns what a customer's own limit leaves of the day, in the words of a refused stake. */
export const dayLimitMessage = ({ of, limit, left, until }: LeftToday): Message =>
  answerMessage({
    description: '',
    reason:
      left === 0
        ? { code: `day-${of}-limit-reached`, values: { limit, until } }
        : { code: `day-${of}-limit-passed`, values: { limit, left, until } },
  });
