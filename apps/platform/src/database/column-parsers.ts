import pg from 'pg';

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(\.\d+)?([+-]\d{2})(?::?(\d{2}))?$/;

/**
 * A whole number of the database as a JavaScript number. One too large to be exact is refused, never rounded.
 */
const parseWholeNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`the database holds ${text}, which is not exact as a number`);
  return value;
};

/** "2026-11-21 12:00:00.5+00" as "2026-11-21T12:00:00Z": the fraction is dropped, the zone applied. */
const parseTimestamp = (text: string): string => {
  const parts = TIMESTAMP.exec(text);
  if (!parts) throw new RangeError(`the database answered ${text} where a time was expected`);
  const [, day, time, , hours, minutes] = parts;
  const ms = Date.parse(`${day}T${time}${hours}:${minutes ?? '00'}`);
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
};

const asText = (text: string): string => text;

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  20: parseWholeNumber, // bigint
  1082: asText, // date
  1114: asText, // timestamp without zone: no table of ours has one
  1184: parseTimestamp, // timestamptz
};

/** The column types as pg wants them, kept to one pool: nothing global is changed. */
export const columnTypes = {
  getTypeParser: (oid: number, format?: string): ((text: string) => unknown) =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
};
