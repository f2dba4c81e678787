import { AsyncLocalStorage } from 'node:async_hooks';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import { DatabaseUnavailable, isSpread, together } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { placeBet, placeWithin, reportPlaced, type PlaceBetCommand } from './place-bet.ts';

/** Sets at work at once; bets that come meanwhile wait for one of them to end, and are the next set. */
const AT_ONCE = 2;
const MOST_IN_A_SET = 16;
/** So long a set waits for what somebody else holds of one of its customers; then each bet is placed by itself. */
const LOCK_MS = 50;

interface Waiting extends PromiseWithResolvers<PlaceBetAnswer> {
  readonly command: PlaceBetCommand;
  /** Does work in the call that asked for this bet, whoever of its set does it. */
  readonly inItsCall: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

/**
 * Opens the counter of one process: a bet is placed at once where few are, and where many come together those of several customers share a
 * transaction, its ways to the database and its commit. Each is decided and written as it would be by itself; where one of them cannot be,
 * nothing of the set is kept, and each is placed by itself. A house whose customers lie on several machines has no sets.
 */
export const openCounter = (services: Services): ((command: PlaceBetCommand) => Promise<PlaceBetAnswer>) => {
  const { db } = services;
  let waiting: readonly Waiting[] = [];
  let atWork = 0;
  let spread: Promise<boolean> | undefined;

  /** The first bet of each of the customers who wait longest: they are locked in one order, whatever set they are in. */
  const nextSet = (): readonly Waiting[] => {
    const first = new Map<string, Waiting>();
    for (const one of waiting) {
      if (first.size === MOST_IN_A_SET) break;
      const { profileId } = one.command.customer;
      if (!first.has(profileId)) first.set(profileId, one);
    }
    const set = [...first.values()];
    waiting = waiting.filter((one) => !set.includes(one));
    return set.toSorted((a, b) => (a.command.customer.profileId < b.command.customer.profileId ? -1 : 1));
  };

  const placeAlone = ({ command, inItsCall, resolve, reject }: Waiting): Promise<void> =>
    inItsCall(() => placeBet(services, command)).then(resolve, reject);

  const placeSet = (set: readonly Waiting[]): Promise<readonly PlaceBetAnswer[]> =>
    db.transaction(async (sql) => {
      await sql.query(`SET LOCAL lock_timeout = '${LOCK_MS}ms'`);
      return together(
        set.map(({ command, inItsCall }) =>
          inItsCall(() => placeWithin(sql, services, command, { lockPrices: false })),
        ),
      );
    });

  const place = async (set: readonly Waiting[]): Promise<void> => {
    spread ??= isSpread(db).catch((error: unknown) => {
      spread = undefined;
      throw error;
    });
    if (set.length > 1 && !(await spread)) {
      try {
        const answers = await placeSet(set);
        for (const [at, { command, resolve }] of set.entries()) {
          reportPlaced(services, command, answers[at]!);
          resolve(answers[at]!);
        }
        return;
      } catch (error) {
        // It may have been stored: a client that asks again uses the same key.
        if (error instanceof DatabaseUnavailable) throw error;
      }
    }
    const alone = Promise.all(set.map(placeAlone));
    // A bet that waits for a lock does not hold up those behind it.
    await Promise.race([alone, new Promise((resolve) => setTimeout(resolve, LOCK_MS))]);
  };

  const work = async (): Promise<void> => {
    atWork += 1;
    for (let set = nextSet(); set.length > 0; set = nextSet())
      try {
        await place(set);
      } catch (error) {
        for (const { reject } of set) reject(error);
      }
    atWork -= 1;
  };

  return (command) => {
    const one = {
      command,
      inItsCall: AsyncLocalStorage.snapshot(),
      ...Promise.withResolvers<PlaceBetAnswer>(),
    };
    waiting = [...waiting, one];
    if (atWork < AT_ONCE) void work();
    return one.promise;
  };
};
