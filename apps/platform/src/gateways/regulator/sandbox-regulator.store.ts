import type { NairobiDay } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { ToldEvent } from './regulator.ts';

/** Stores events; a known one is left as it is. Returns the ids of those that were sent before with other content. */
export const keepEvents = async (
  sql: Sql,
  day: NairobiDay,
  events: readonly ToldEvent[],
): Promise<readonly string[]> => {
  const columns = [
    events.map(({ id }) => id),
    events.map(({ record }) => record),
    events.map(({ salt }) => salt),
  ];
  await sql.query(
    `INSERT INTO sandbox_regulator_event (event_id, day, record, salt)
     SELECT id, $4, record, salt FROM unnest($1::text[], $2::text[], $3::text[]) AS told (id, record, salt) ON CONFLICT DO NOTHING`,
    [...columns, day],
  );
  const other = await sql.query<{ id: string }>(
    `SELECT id FROM unnest($1::text[], $2::text[], $3::text[]) AS told (id, record, salt)
     JOIN sandbox_regulator_event AS kept ON event_id = id WHERE kept.record <> told.record OR kept.salt <> told.salt`,
    columns,
  );
  return other.map(({ id }) => id);
};

/** Events received for a day, in no order. */
export const eventsReceived = (sql: Sql, day: NairobiDay): Promise<readonly ToldEvent[]> =>
  sql.query<ToldEvent>('SELECT event_id AS id, record, salt FROM sandbox_regulator_event WHERE day = $1', [
    day,
  ]);

export interface ReceivedDay {
  readonly day: NairobiDay;
  readonly toldRoot: string | null;
  readonly ownRoot: string | null;
  readonly events: number;
}

export const keepDay = async (sql: Sql, { day, toldRoot, ownRoot, events }: ReceivedDay): Promise<void> => {
  await sql.query(
    `INSERT INTO sandbox_regulator_day (day, told_root, own_root, events) VALUES ($1, $2, $3, $4)
     ON CONFLICT (day) DO UPDATE SET told_root = $2, own_root = $3, events = $4, received_at = now()`,
    [day, toldRoot, ownRoot, events],
  );
};

/** The days and the newest events received. */
export const receivedOf = async (sql: Sql) => ({
  days: await sql.query<ReceivedDay>(
    `SELECT day, told_root AS "toldRoot", own_root AS "ownRoot", events FROM sandbox_regulator_day ORDER BY day DESC LIMIT 60`,
  ),
  events: await sql.query<ToldEvent>(
    'SELECT event_id AS id, record, salt FROM sandbox_regulator_event ORDER BY received_at DESC, event_id LIMIT 100',
  ),
});
