import { CASINO_TIERS, type CasinoJackpot } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import type { RealClock } from '../../ports/index.ts';
import { offersOf, type GameHouse } from '../game-house.ts';
import { selectTiers, type TierAmount } from './tiers.store.ts';

/** What the tiers stand at, from the smallest. */
export const casinoTiers = async (db: Database): Promise<readonly TierAmount[]> => {
  const held = await selectTiers(db);
  return CASINO_TIERS.flatMap((tier) => held.find((one) => one.tier === tier) ?? []);
};

/** How old the sums of the tiers may be in an answer that is kept: they add up the shares of all customers. */
const SUMS_KEPT_MS = 2_000;

/** Names what the answer about the casino's jackpot is made from: another name every two seconds. */
export const casinoJackpotsVersion = ({ nowMs }: Pick<RealClock, 'nowMs'>): string =>
  String(Math.floor(nowMs() / SUMS_KEPT_MS));

/** The casino's jackpot as the lists show it (R7-11): what its tiers stand at, and the games that feed it; none without such a game. */
export const casinoJackpots = async (db: Database, house: GameHouse): Promise<readonly CasinoJackpot[]> => {
  const gameIds = offersOf(house).flatMap(({ game }) => (game.feedsJackpot ? [game.id] : []));
  if (gameIds.length === 0) return [];
  const tiers = (await casinoTiers(db)).map(({ amount }) => amount);
  return tiers.length === 0 ? [] : [{ tiers, gameIds }];
};
