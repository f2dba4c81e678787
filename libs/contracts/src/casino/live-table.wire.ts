import type { Cents } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { count, keyText, words } from '../pieces/text.ts';

/** A live casino table. */
export interface LiveTable {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly limits: { readonly minBet: Cents; readonly maxBet: Cents };
  readonly seatedPlayers: number;
  readonly freeSeats: number;
}

/** Live table (spec 3): one message of the socket is one table (D64). */
export const liveTableOnTheWire = entity<LiveTable>()({
  tableId: ['id', keyText],
  tableName: ['name', words],
  tableImage: ['imageUrl', words],
  tableLimits: ['limits', entity<LiveTable['limits']>()({ minBet: ['minBet', kes], maxBet: ['maxBet', kes] })],
  totalSeatedPlayers: ['seatedPlayers', count],
  availableSeats: ['freeSeats', count],
});

/** What the client says on the socket (spec 3, D64). */
export type LiveRequest =
  | { readonly type: 'subscribe'; readonly key: string; readonly casinoId: string; readonly currency: 'KES' }
  | { readonly type: 'available'; readonly casinoId: string };

export const liveRequestOnTheWire = z.discriminatedUnion('type', [
  z.object({ type: z.literal('subscribe'), key: z.string(), casinoId: z.string(), currency: z.literal('KES') }),
  z.object({ type: z.literal('available'), casinoId: z.string() }),
]);
