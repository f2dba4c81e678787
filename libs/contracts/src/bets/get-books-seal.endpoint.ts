import type { BooksSeal } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { hash } from '../jackpots/jackpot-seal.wire.ts';
import { entity, noun } from '../pieces/entity.ts';
import { nairobiDatetime, nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { count, wholeNumberText } from '../pieces/text.ts';

/** Selects a minute of a day. */
export interface MinuteOfBooks extends Pick<BooksSeal, 'day' | 'minute'> {}

/**
 * The roots the house published for a minute of its books, and for the day. Public, so that the house cannot show different roots
 * to different customers.
 */
export const getBooksSeal = defineEndpoint({
  name: 'getBooksSeal',
  host: 'betting',
  method: 'GET',
  path: '/util/books/{day}/{minute}',
  params: entity(noun<MinuteOfBooks>(), {
    day: ['day', nairobiDayText],
    minute: ['minute', wholeNumberText],
  }),
  response: entity(noun<BooksSeal>(), {
    day: ['day', nairobiDayText],
    minute: ['minute', count],
    root: ['root', hash],
    events: ['events', count],
    day_root: ['dayRoot', z.nullable(hash)],
    day_events: ['dayEvents', z.nullable(count)],
    sealed_at: ['sealedAt', z.nullable(nairobiDatetime)],
  }),
});
