import {
  formatNairobiDateTime,
  nairobiDay,
  ok,
  parseNairobiDateTime,
  refuse,
  type Instant,
  type NairobiDay,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from './codec-of.ts';

function readDateTime(text: string): Result<Instant, string> {
  const at = parseNairobiDateTime(text.replace('T', ' '));
  return at.ok ? at : refuse(`${text.slice(0, 40)} is not a time written YYYY-MM-DD HH:MM:SS`);
}

/** `YYYY-MM-DD HH:MM:SS` without a zone, always in Africa/Nairobi and never in the reader's zone (D45). */
export const nairobiDatetime = codecOf(z.string(), readDateTime, formatNairobiDateTime);

/** Like `nairobiDatetime`, but with the T of `trans_time`, which the screen replaces by a space (R4-12). */
export const nairobiDatetimeT = codecOf(z.string(), readDateTime, (at: Instant) =>
  formatNairobiDateTime(at).replace(' ', 'T'),
);

/** A day in Nairobi of this millennium, `YYYY-MM-DD`. The limit makes sure that days computed from it exist too. */
export const nairobiDayText = codecOf(
  z.string(),
  (text): Result<NairobiDay, string> =>
    /^2\d{3}-\d\d-\d\d$/.test(text) ? ok(nairobiDay(text)) : refuse('a day is written YYYY-MM-DD'),
  (day) => day as string,
);
