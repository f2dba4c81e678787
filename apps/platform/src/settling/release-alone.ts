import type { Database, Sql } from '../database/index.ts';
import { orSetAside, type OnSetAside } from './set-aside.ts';
import type { Piece } from './set-aside.store.ts';

interface DueHolds<Hold> {
  /** Lists some holds whose day has come, without those that are set aside. */
  readonly due: () => Promise<readonly Hold[]>;
  readonly pieceOf: (hold: Hold) => Piece;
  /** Pays one out, if it is due still, and answers how many it was. */
  readonly release: (sql: Sql, hold: Hold) => Promise<number>;
}

/** Pays out every hold that is due, each in a transaction of its own, and answers after each how many were released. One that cannot be paid is set aside. */
export async function* releaseAlone<Hold>(
  db: Database,
  { due, pieceOf, release }: DueHolds<Hold>,
  onSetAside: OnSetAside,
): AsyncGenerator<number> {
  for (let holds = await due(); holds.length > 0; holds = await due())
    for (const hold of holds) {
      const alone = () => db.transaction((sql) => release(sql, hold));
      yield (await orSetAside(db, pieceOf(hold), alone, onSetAside)) ?? 0;
    }
}
