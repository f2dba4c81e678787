import type { Sql } from '../database/index.ts';

/** A moment of platform time, the real moment it was then, and how many platform seconds pass in a real one. */
export interface Anchors {
  readonly realAnchorMs: number;
  readonly platformAnchorMs: number;
  readonly speed: number;
}

/** The anchors kept, or null before the first start. */
export const readAnchors = async (sql: Sql): Promise<Anchors | null> => {
  const [row] = await sql.query<{ real_anchor_ms: number; platform_anchor_ms: number; speed: number }>(
    'SELECT real_anchor_ms, platform_anchor_ms, speed FROM season_clock',
  );
  return row === undefined
    ? null
    : { realAnchorMs: row.real_anchor_ms, platformAnchorMs: row.platform_anchor_ms, speed: row.speed };
};

export const saveAnchors = async (sql: Sql, anchors: Anchors): Promise<void> => {
  await sql.query(
    `INSERT INTO season_clock (real_anchor_ms, platform_anchor_ms, speed) VALUES ($1, $2, $3)
     ON CONFLICT (only_row) DO UPDATE SET real_anchor_ms = excluded.real_anchor_ms, platform_anchor_ms = excluded.platform_anchor_ms, speed = excluded.speed`,
    [anchors.realAnchorMs, anchors.platformAnchorMs, anchors.speed],
  );
};
