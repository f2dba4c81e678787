import type { TextFields } from '../endpoint.ts';

/** One exchange of an endpoint in wire format. Bodies are parsed JSON, or the text of a text body. */
export interface Sample {
  readonly params?: TextFields;
  readonly query?: TextFields;
  readonly body?: unknown;
  readonly response: unknown;
}
