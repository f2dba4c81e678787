import type { FeedMatchId } from '@kipenga/betting-core';
import { areHoldsDue, releaseHolds, settleAlone, settleBetsOf, type BetName } from './bets/index.ts';
import type { Database } from './database/index.ts';
import {
  areJackpotsUndone,
  areTicketHoldsDue,
  bringAlone,
  releaseTicketHolds,
  settleJackpot,
  settleTicketsOf,
  sweepInSlices,
} from './jackpots/index.ts';
import type { BettingClock } from './ports/index.ts';
import {
  openSettling,
  piecesToTryAgain,
  type OnSetAside,
  type Piece,
  type Round,
  type Settling,
  type Slices,
} from './settling/index.ts';

export interface HouseParts {
  readonly db: Database;
  readonly clock: BettingClock;
  readonly onSetAside: OnSetAside;
  readonly onFailure: (what: string, error: unknown) => void;
  /** Real seconds between two looks; 0 starts no looking by itself (tests). */
  readonly tickSeconds?: number;
}

type Parts = Parameters<typeof settleBetsOf>[0];

/** After the last bet of a match only its jackpots are left. */
const BETS_DONE = 'bets are done';

/** Settles a match: its bets, then the jackpots with it. */
async function* settleMatch(parts: Parts, feedMatchId: FeedMatchId, from: unknown): Slices {
  if (from !== BETS_DONE)
    for await (const { last } of settleBetsOf(parts, feedMatchId, from as BetName | null)) yield last;
  for await (const _ of settleTicketsOf(parts, feedMatchId)) yield BETS_DONE;
}

const tryAgain = async (parts: Parts, piece: Piece): Promise<void> => {
  const { db, now, onSetAside } = parts;
  if (piece.kind === 'bet') {
    const { feedMatchId, profileId, betId } = piece;
    await settleAlone(parts, feedMatchId, { profileId, betId });
  } else if (piece.kind === 'ticket') {
    const { profileId, betId } = piece;
    await bringAlone(db, { profileId, betId }, now(), onSetAside);
  } else if (piece.kind === 'jackpot') {
    for await (const _ of settleJackpot(parts, piece.jackpotId, piece.feedMatchId));
  }
};

const SLICE = 20;

/** Tries again what was set aside, where its time has come or an operator asked. */
async function* tryAgainInSlices(parts: Parts): Slices {
  for (const piece of await piecesToTryAgain(parts.db, SLICE)) {
    await tryAgain(parts, piece);
    yield null;
  }
}

const roundsOf = (parts: Parts): readonly Round[] => {
  const { db, now, onSetAside } = parts;
  return [
    {
      name: 'trying again what was set aside',
      isDue: async () => (await piecesToTryAgain(db, 1)).length > 0,
      slices: () => tryAgainInSlices(parts),
    },
    {
      name: 'releasing holds of bets',
      isDue: () => areHoldsDue(db, now()),
      slices: () => releaseHolds(db, now(), onSetAside),
    },
    {
      name: 'releasing holds of tickets',
      isDue: () => areTicketHoldsDue(db, now()),
      slices: () => releaseTicketHolds(db, now(), onSetAside),
    },
    { name: 'finishing jackpots', isDue: () => areJackpotsUndone(db), slices: () => sweepInSlices(parts) },
  ];
};

/** Settles everything of the house: the bets and jackpots of matches, and holds whose day has come. */
export const settleHouse = ({ db, clock, onSetAside, onFailure, tickSeconds }: HouseParts): Settling => {
  const parts = { db, now: () => clock.now(), onSetAside };
  return openSettling({
    db,
    clock,
    settleMatch: (feedMatchId, from) => settleMatch(parts, feedMatchId, from),
    rounds: roundsOf(parts),
    onFailure,
    ...(tickSeconds !== undefined && { tickSeconds }),
  });
};
