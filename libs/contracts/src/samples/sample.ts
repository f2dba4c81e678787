import type { TextFields } from '../endpoint.ts';

/**
 * One recorded exchange of an endpoint, as it travels. Bodies are parsed JSON, or the text of a text body.
 */
export interface Sample {
  readonly params?: TextFields;
  readonly query?: TextFields;
  readonly body?: unknown;
  readonly response: unknown;
}
