import { CASINO_TIERS, type CasinoJackpot } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import type { RealClock } from '../../ports/index.ts';
import { offersOf, type GameHouse } from '../game-house.ts';
import { selectTiers, type TierAmount } from './tiers.store.ts';

/** Amounts of the tiers, smallest first. */
export const casinoTiers = async (db: Database): Promise<readonly TierAmount[]> => {
  const held = await selectTiers(db);
  return CASINO_TIERS.flatMap((tier) => held.find((one) => one.tier === tier) ?? []);
};

/** Maximum age of the tiers' sums in a cached answer: computing them adds up the shares of all customers. */
const SUMS_KEPT_MS = 2_000;

/** Cache key of the answer about the casino's jackpot: changes every two seconds. */
export const casinoJackpotsVersion = ({ nowMs }: Pick<RealClock, 'nowMs'>): string =>
  String(Math.floor(nowMs() / SUMS_KEPT_MS));

/** The casino's jackpot for the lists (R7-11): the amounts of its tiers, and the games that feed it. Empty if no game feeds it. */
export const casinoJackpots = async (db: Database, house: GameHouse): Promise<readonly CasinoJackpot[]> => {
  const gameIds = offersOf(house).flatMap(({ game }) => (game.feedsJackpot ? [game.id] : []));
  if (gameIds.length === 0) return [];
  const tiers = (await casinoTiers(db)).map(({ amount }) => amount);
  return tiers.length === 0 ? [] : [{ tiers, gameIds }];
};
