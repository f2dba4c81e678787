import type { Database } from '../database/index.ts';
import type { Fanout } from '../fanout/index.ts';
import { listVersion, SPORTS_VERSION } from '../sports/index.ts';

/** The version of the public lists, as this process read it last. */
export interface VersionKeeper {
  /** Differs whenever a list made before may be old. */
  readonly now: () => string;
  /** Reads the version again, and tells every process of it unless that was the last word. */
  readonly readAgain: () => Promise<void>;
  readonly stop: () => void;
}

interface KeeperParts {
  readonly db: Database;
  readonly fanout?: Pick<Fanout, 'publish' | 'subscribe'>;
  readonly onFailure: (what: string, error: unknown) => void;
}

/**
 * Keeps the version of the lists as the database has it. A word of another process only wakes: it is never believed, so a wrong one costs a
 * look. A database that was put back has a lower version, which is taken over; since it will count up to numbers that were used before,
 * the times it went back are part of the version.
 */
export const versionKeeper = ({ db, fanout, onFailure }: KeeperParts): VersionKeeper => {
  let version = 0;
  let timesPutBack = 0;
  let lastWord = '';
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    const known = version;
    version = await listVersion(db);
    if (version < known) timesPutBack += 1;
  };
  /** One look at a time; concurrent callers share the next one. */
  const lookAgain = (): Promise<void> => {
    next ??= last.then(() => {
      next = null;
      const looking = look();
      last = looking.catch(() => undefined);
      return looking;
    });
    return next;
  };

  const stopHearing = fanout?.subscribe(SPORTS_VERSION, (word) => {
    lastWord = word;
    if (word !== String(version))
      lookAgain().catch((error: unknown) => onFailure('reading the version of the lists', error));
  });
  return {
    now: () => `${timesPutBack}.${version}`,
    readAgain: async () => {
      await lookAgain();
      if (lastWord !== String(version)) fanout?.publish(SPORTS_VERSION, String(version));
    },
    stop: () => stopHearing?.(),
  };
};
