import type { DayLimitRejection } from '@kipenga/betting-core';
import { answerMessage, type Message } from '@kipenga/shell';

/** The words of the platform for a stake that passes a limit of the customer's own, with what is left of the day. */
export const dayLimitMessage = ({ of, limit, left, until }: DayLimitRejection): Message =>
  answerMessage({
    description: '',
    reason:
      left === 0
        ? { code: `day-${of}-limit-reached`, values: { limit, until } }
        : { code: `day-${of}-limit-passed`, values: { limit, left, until } },
  });
