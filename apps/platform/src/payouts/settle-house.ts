import type { FeedMatchId } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import type { BettingClock } from '../ports/index.ts';
import { readFacts } from './bets/judge-bets.ts';
import { areFloorsDue, lookAtFloors } from './cash-out/floors.ts';
import { settleAlone, settleBetsOf, type SettleParts } from './bets/settle-match.ts';
import { openSettling, type RecurringWork, type Settling, type Slices } from './open-settling.ts';
import { areHoldsDue, releaseHolds } from './payout-holds.ts';
import type { OnSetAside } from './set-aside.ts';
import { piecesToTryAgain, type Piece } from './set-aside.store.ts';
import type { StakeName } from './stake.ts';
import { settleTicketAlone } from './tickets/settle-tickets.ts';
import {
  areJackpotsUndone,
  rollAlone,
  settleJackpot,
  settleTicketsOf,
  sweepInSlices,
} from './tickets/settle-jackpots.ts';

export interface HouseParts {
  readonly db: Database;
  readonly clock: BettingClock;
  readonly onSetAside: OnSetAside;
  readonly onFailure: (what: string, error: unknown) => void;
  /** Real seconds between two looks; 0 starts no looking by itself (tests). */
  readonly tickSeconds?: number;
}

/** After the last bet of a match only its jackpots are left. */
const BETS_DONE = 'bets are done';

/** Settles a match: its bets, then the jackpots with it. */
async function* settleMatch(parts: SettleParts, feedMatchId: FeedMatchId, from: unknown): Slices {
  if (from !== BETS_DONE)
    for await (const { last } of settleBetsOf(parts, feedMatchId, from as StakeName | null)) yield last;
  for await (const _ of settleTicketsOf(parts, feedMatchId)) yield BETS_DONE;
}

const tryAgain = async (parts: SettleParts, piece: Piece): Promise<void> => {
  const { db, now, onSetAside } = parts;
  if (piece.kind === 'bet') {
    const { feedMatchId, profileId, betId } = piece;
    await settleAlone(parts, await readFacts(db, feedMatchId), { profileId, betId });
  } else if (piece.kind === 'ticket') {
    const { profileId, betId } = piece;
    await settleTicketAlone(db, { profileId, betId }, now(), onSetAside);
  } else if (piece.kind === 'jackpot') {
    for await (const _ of settleJackpot(parts, piece.jackpotId, piece.feedMatchId));
  } else if (piece.kind === 'rollover') await rollAlone(parts, piece.jackpotId);
};

const SLICE = 20;

/** Tries again the pieces set aside whose time has come or that an operator asked for. */
async function* tryAgainInSlices(parts: SettleParts): Slices {
  for (const piece of await piecesToTryAgain(parts.db, SLICE)) {
    await tryAgain(parts, piece);
    yield null;
  }
}

const recurringWorkOf = (
  parts: SettleParts,
  onFailure: HouseParts['onFailure'],
): readonly RecurringWork[] => {
  const { db, now, onSetAside } = parts;
  return [
    {
      name: 'trying again what was set aside',
      isDue: async () => (await piecesToTryAgain(db, 1)).length > 0,
      slices: () => tryAgainInSlices(parts),
    },
    {
      name: 'releasing holds',
      isDue: () => areHoldsDue(db, now()),
      slices: () => releaseHolds(db, now(), onSetAside),
    },
    {
      name: 'looking at floors of cash-outs',
      isDue: () => areFloorsDue(parts),
      slices: () => lookAtFloors({ db, now, onFailure }),
    },
    { name: 'finishing jackpots', isDue: () => areJackpotsUndone(parts), slices: () => sweepInSlices(parts) },
  ];
};

/** Settles everything of the house: the bets and jackpots of matches, and holds whose day has come. */
export const settleHouse = ({ db, clock, onSetAside, onFailure, tickSeconds }: HouseParts): Settling => {
  const parts = { db, now: () => clock.now(), onSetAside };
  return openSettling({
    db,
    clock,
    settleMatch: (feedMatchId, from) => settleMatch(parts, feedMatchId, from),
    recurring: recurringWorkOf(parts, onFailure),
    onFailure,
    ...(tickSeconds !== undefined && { tickSeconds }),
  });
};
