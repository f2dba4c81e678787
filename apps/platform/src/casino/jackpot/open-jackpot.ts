import { CASINO_TIER_TERMS, CASINO_TIERS } from '@kipenga/betting-core';
import { casinoTierOf, HOUSE, HOUSE_BOOKS, post } from '../../ledger/index.ts';
import type { Services } from '../../services/index.ts';
import { insertTiers } from './tiers.store.ts';

const SEEDS = CASINO_TIERS.map((tier) => ({ tier, amount: CASINO_TIER_TERMS[tier].seed }));

/** Opens the casino's jackpot with its seeds, once; an open one is left unchanged. */
export const openCasinoJackpot = ({
  db,
  bettingClock,
}: Pick<Services, 'db' | 'bettingClock'>): Promise<void> =>
  db.transaction(async (sql) => {
    if (!(await insertTiers(sql, SEEDS))) return;
    await post(sql, {
      reference: 'casino-jackpot-opened',
      kind: 'casino-jackpot-opened',
      profileId: HOUSE_BOOKS,
      at: bettingClock.now(),
      postings: SEEDS.map(({ tier, amount }) => ({ from: HOUSE.games, to: casinoTierOf(tier), amount })),
    });
  });
