import { kes } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { liveBetJobs } from '../../src/bets/index.ts';
import { balanceOf, HOUSE } from '../../src/ledger/index.ts';
import { numberOf } from '../../src/sports/index.ts';
import { liveHall } from '../live-hall.ts';
import { withHall } from '../with-hall.ts';

const ACCOUNTS = 1_000;
const AT_ONCE = 20;

const { base, hall } = await withHall();
const { db } = base;
const { inPlay, goal, pass, judging } = liveHall(hall);

test(
  `${ACCOUNTS} accounts that tap on one match wait one number of seconds, whoever they are and whatever they stake, and have one verdict (D103)`,
  { timeout: 600_000 },
  async () => {
    const pick = await inPlay();
    const stakes = Array.from({ length: ACCOUNTS }, (_, account) => 20 + 7 * (account % 90));
    const [toTap, told] = [[...stakes], new Set<number | undefined>()];
    const taps = Array.from({ length: AT_ONCE }, async () => {
      for (let stake = toTap.pop(); stake !== undefined; stake = toTap.pop()) {
        const placed = await hall.place(await hall.aCustomer(stake), [pick], kes(stake));
        told.add(placed.kind === 'placed' ? placed.waiting?.seconds : undefined);
      }
    });
    await Promise.all(taps);
    expect([...told]).toEqual([5]);
    expect(await balanceOf(db, HOUSE.waitingBets)).toBe(kes(stakes.reduce((sum, stake) => sum + stake, 0)));

    // The counter took more than a second for so many: from here on all have tapped in this one.
    await db.query(`UPDATE bet_wait SET until = now() + make_interval(secs => seconds)`);
    await goal(pick);
    await pass(6);
    await judging(liveBetJobs(hall.services)).runDue('live-bets');
    const verdicts = await db.query(
      `SELECT seconds, reason, status, count(*)::int AS bets FROM bet_wait JOIN bet_wait_match USING (profile_id, bet_id)
         JOIN bet USING (profile_id, bet_id)
       WHERE match_id = $1 AND judged_at IS NOT NULL GROUP BY seconds, reason, status`,
      [numberOf(pick.matchId)],
    );
    expect(verdicts).toEqual([{ seconds: 5, reason: 'goal', status: 'fell', bets: ACCOUNTS }]);
    expect(await balanceOf(db, HOUSE.waitingBets)).toBe(0);
    expect(await hall.books()).toEqual({ total: 0, drifting: [] });
  },
);
