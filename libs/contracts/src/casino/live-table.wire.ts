import { LIVE_PHASES, ok, type Cents, type LiveTable, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { list } from '../pieces/rows.ts';
import { count, keyText, words } from '../pieces/text.ts';

/** Full path of the live tables' socket. */
export const LIVE_PATH = '/ws';

/** The only casino with live tables. */
export const LIVE_CASINO = 'kipenga';

interface TableLimits {
  readonly minBet: Cents;
  readonly maxBet: Cents;
}
interface TableFields extends Omit<LiveTable, keyof TableLimits> {
  readonly limits: TableLimits;
}

const fields = entity(noun<TableFields>(), {
  tableId: ['id', keyText],
  tableName: ['name', words],
  tableImage: ['imageUrl', words],
  tableLimits: ['limits', entity(noun<TableLimits>(), { minBet: ['minBet', kes], maxBet: ['maxBet', kes] })],
  totalSeatedPlayers: ['seatedPlayers', count],
  availableSeats: ['availableSeats', count],
  recentResults: ['recent', z.optional(list(z.string()))],
  phase: ['phase', z.optional(z.enum(LIVE_PHASES))],
  secondsToGo: ['secondsToGo', z.optional(count)],
});

/** Live table (R3): each message of the socket is one table (D64). */
export const liveTableOnTheWire = codecOf(
  fields,
  ({ limits, ...table }): Result<LiveTable, string> => ok({ ...table, ...limits }),
  ({ minBet, maxBet, ...table }) => ({ ...table, limits: { minBet, maxBet } }),
);

const name = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Messages from the client on the socket (R3, D64): lists the tables, or subscribes to one. */
export type LiveRequest = z.output<typeof liveRequestOnTheWire>;

export const liveRequestOnTheWire = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('subscribe'),
    key: name,
    casinoId: name,
    currency: z.literal('KES'),
  }),
  z.object({ type: z.literal('available'), casinoId: name }),
]);

/** The list of tables. Sent again without a request when it changes. */
export type AvailableTables = z.output<typeof availableTablesOnTheWire>;

export const availableTablesOnTheWire = z.object({
  type: z.literal('available'),
  casinoId: name,
  tableKey: list(keyText),
});
