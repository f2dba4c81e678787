import { matchId as matchIdOf } from '@kipenga/betting-core';
import type { DeskExposure } from '@kipenga/contracts/desk';
import { notFound } from '../http/index.ts';
import { matchNumberIn } from '../sports/index.ts';
import type { Desk } from './desk.ts';
import { outcomesOf } from './matches.store.ts';

/** Exposure of the open bets on a match. @throws HttpRefusal 404 for an unknown match. */
export const showExposure = async (desk: Desk, named: string): Promise<DeskExposure> => {
  const number = matchNumberIn(named);
  const exposure = number === null ? null : await desk.exposure.exposureOf(matchIdOf(named));
  if (number === null || exposure === null) throw notFound();
  const { bets, staked, worst, scores, outcomes } = exposure;
  const board = await outcomesOf(desk.db, number);
  const { home, away, halfHome, halfAway, pays, result } = worst;
  return {
    bets,
    staked,
    worst: { home, away, halfHome, halfAway, pays, result },
    scores: scores.map((one) => ({ home: one.home, away: one.away, pays: one.pays, result: one.result })),
    outcomes: outcomes.map((one) => {
      const shown = board.find(({ market, key }) => market === one.marketTypeId && key === one.outcomeKey);
      return {
        market: one.marketTypeId,
        name: shown?.name ?? one.marketTypeId,
        label: shown?.label ?? one.outcomeKey,
        bets: one.bets,
        staked: one.staked,
        worst: one.worst && { pays: one.worst.pays, result: one.worst.result },
      };
    }),
  };
};
