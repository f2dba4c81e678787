import { instantFromMs } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { FeedClock } from '../gateways/index.ts';
import { readAnchors, saveAnchors, type Anchors } from './clock.store.ts';

/** The season's betting time (D70): it continues from where the platform stopped, and a sandbox may move it. */
export interface SeasonClock extends FeedClock {
  /** Platform seconds per real second. */
  readonly speed: number;
}

/** The platform time, computed from an anchor: a platform moment and its real moment. If real time runs backwards, it stands still. */
export function platformMs({ realAnchorMs, platformAnchorMs, speed }: Anchors, realMs: number): number {
  return platformAnchorMs + Math.max(0, realMs - realAnchorMs) * speed;
}

/**
 * Opens the clock stored in the database; a first start begins at the present.
 * @param speed platform seconds per real second (SEASON_SPEED); by default the stored one. Changing the speed never moves the
 * clock.
 * @param realNow real time in milliseconds, for tests.
 */
export async function seasonClock(
  db: Database,
  { speed, realNow = Date.now }: { readonly speed?: number; readonly realNow?: () => number } = {},
): Promise<SeasonClock> {
  if (speed !== undefined && !(speed > 0 && speed <= 10_000))
    throw new RangeError(`A season cannot run at speed ${speed}`);
  const anchorAgain = (moveMs: number): Promise<Anchors> =>
    db.transaction(async (sql) => {
      const kept = await readAnchors(sql);
      const realMs = realNow();
      const wanted = speed ?? kept?.speed ?? 1;
      if (kept !== null && kept.speed === wanted && moveMs === 0) return kept;
      const anchors = {
        realAnchorMs: realMs,
        platformAnchorMs: Math.round((kept === null ? realMs : platformMs(kept, realMs)) + moveMs),
        speed: wanted,
      };
      await saveAnchors(sql, anchors);
      return anchors;
    });

  let anchors = await anchorAgain(0);
  const nowMs = (): number => Math.floor(platformMs(anchors, realNow()));
  return {
    tells: 'betting time',
    get speed() {
      return anchors.speed;
    },
    nowMs,
    now: () => instantFromMs(nowMs()),
    moveForward: async (minutes) => {
      anchors = await anchorAgain(minutes * 60_000);
    },
    reload: async () => {
      anchors = (await readAnchors(db)) ?? anchors;
    },
  };
}
