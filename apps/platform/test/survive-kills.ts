import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { kes, type BetLimits, type Match } from '@kipenga/betting-core';
import { endpoints, printReply, type PlaceBetAnswer, type PlaceBetRequest } from '@kipenga/contracts';
import { startEmbedded } from '../src/database/index.ts';
import { homeWinOf, honestBet } from './honest-bet.ts';
import { spawnPlatform, type SpawnedPlatform, type SpawnOptions } from './spawn-platform.ts';
import { spawnedCustomer, type SpawnedCustomer } from './spawned-customer.ts';
import { callOver } from './spoken-calls.ts';
import { newPhone } from './with-platform.ts';

const CLIENTS = 8;
const BETS_BEFORE_THE_KILL = 25;

/** One confirmation: its key, the bet, and the answer. */
interface Confirmation {
  readonly key: string;
  readonly bet: PlaceBetRequest;
  answer: PlaceBetAnswer | null;
}

/** An embedded database outlives a killed platform: it is adopted, and stopped. */
const endDatabaseIn = async (dataFolder: string): Promise<void> => {
  const folder = join(dataFolder, 'postgres');
  if (existsSync(join(folder, 'postmaster.pid'))) await (await startEmbedded({ folder })).stop();
};

/** Places bet after bet until the connection breaks: the last answer stays unknown. */
const placeUntilItDies = async (
  platform: SpawnedPlatform,
  bettor: SpawnedCustomer,
  limits: BetLimits,
  matches: readonly Match[],
  log: Confirmation[],
  name: string,
): Promise<void> => {
  for (let count = 0; ; count += 1) {
    const match = matches[count % matches.length];
    if (!match) throw new Error('there are no matches');
    const bet = honestBet({ customer: bettor, selections: [homeWinOf(match)], stake: kes(20), limits });
    const confirmation: Confirmation = { key: `${name}-${count}`, bet, answer: null };
    log.push(confirmation);
    try {
      confirmation.answer = await callOver(platform.baseUrl, 'placeBet', bet, {
        token: bettor.token,
        key: confirmation.key,
      });
    } catch {
      return;
    }
  }
};

const untilPlaced = async (log: readonly Confirmation[], count: number): Promise<void> => {
  while (log.filter(({ answer }) => answer !== null).length < count)
    await new Promise((resolve) => setTimeout(resolve, 5));
};

interface Kills {
  readonly options?: SpawnOptions;
  /** Number of times the platform is killed. */
  readonly rounds: number;
  /** Kills other processes along with it. */
  readonly killMore?: (platform: SpawnedPlatform, round: number) => void;
  /** Cleanup after the test, last first. */
  readonly clearing: (() => Promise<unknown>)[];
}

/**
 * Places bets until the platform dies by SIGKILL, again and again: no acknowledged bet is lost, and each confirmation that is
 * repeated with its key has one outcome (R7-16, D24).
 */
export async function surviveKills({
  options = {},
  rounds,
  killMore,
  clearing,
}: Kills): Promise<SpawnedPlatform> {
  const first = await spawnPlatform(options);
  let platform = first;
  const folder = { ...options, dataFolder: first.dataFolder };
  clearing.push(
    () => first.dispose(),
    () => endDatabaseIn(first.dataFolder),
    () => platform.end(),
  );
  const bettor = await spawnedCustomer(platform.baseUrl, newPhone());
  const limits = await callOver(platform.baseUrl, 'getLimits', {});
  const log: Confirmation[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = log.length;
    const matches = await callOver(platform.baseUrl, 'getTopMatches', { offset: 0, limit: 20 });
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      placeUntilItDies(platform, bettor, limits, matches, log, `${round}-${client}`),
    );
    await untilPlaced(log, before + BETS_BEFORE_THE_KILL * (1 + round / rounds));
    killMore?.(platform, round);
    await platform.end('SIGKILL');
    await Promise.all(clients);
    platform = await spawnPlatform(folder);
  }
  const listBets = async () =>
    (await callOver(platform.baseUrl, 'getBets', { profileId: bettor.profileId, from: null }, bettor)).map(
      ({ id }) => id,
    );
  const placed = log.flatMap(({ answer }) => (answer?.kind === 'placed' ? [answer.betId] : []));
  const kept = await listBets();
  expect(placed.length).toBeGreaterThanOrEqual(BETS_BEFORE_THE_KILL);
  expect(placed.filter((betId) => betId === null || !kept.includes(betId))).toEqual([]);

  // Every confirmation is repeated with its key. An answered one gets the same answer; the others learn the outcome.
  const wasLost = log.filter(({ answer }) => answer === null).length;
  for (const confirmation of log) {
    const { key, bet, answer: before } = confirmation;
    const answer = await callOver(platform.baseUrl, 'placeBet', bet, { token: bettor.token, key });
    if (before !== null)
      expect(printReply(endpoints.placeBet, answer)).toBe(printReply(endpoints.placeBet, before));
    confirmation.answer = answer;
  }
  const confirmed = log.flatMap(({ answer }) => (answer?.kind === 'placed' ? [answer.betId] : []));
  expect(new Set(await listBets())).toEqual(new Set(confirmed));
  expect(await listBets()).toHaveLength(confirmed.length);
  const { balance } = await callOver(platform.baseUrl, 'getBalance', { profileId: bettor.profileId }, bettor);
  expect(balance).toBe(kes(50_000 - 20 * confirmed.length));
  console.log(
    `${rounds} kills: ${placed.length} bets acknowledged, none lost; ${wasLost} answers lost, each resolved by asking again`,
  );
  return platform;
}
