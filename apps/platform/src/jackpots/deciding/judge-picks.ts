import {
  pickStanding,
  type FeedMatchId,
  type Instant,
  type JackpotId,
  type PickStanding,
} from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { notifyCustomers, type NewNotice } from '../../notices/index.ts';
import { isPutOff, toldStarts, type StartTold } from '../../sports/index.ts';
import { holdersAfter, markVoid, pickOf, type PickOfMatch } from './jackpots.store.ts';

/** Ticket holders notified in one transaction. */
const TOLD_AT_ONCE = 500;

/**
 * Judges the picks of a match in a jackpot by its announced starts (D95): for all tickets alike, by the match's start when the
 * offer was opened. Picks are also void if the last ticket was placed after kick-off. A void pick is right for everybody, so
 * that nobody is worse off because of others' tickets. Ticket holders are notified first: if the platform dies in between, the
 * next run notifies the rest.
 */
export const judgePicks = async (
  db: Database,
  jackpotId: JackpotId,
  feedMatchId: FeedMatchId,
  now: Instant,
): Promise<void> => {
  const told = await toldStarts(db, feedMatchId);
  if (told.length === 0) return;
  const pick = await pickOf(db, jackpotId, feedMatchId);
  if (pick === null || pick.voidReason !== null) return;
  const standing = standingOf(pick, told, now);
  const name = `${jackpotId}:${feedMatchId}`;
  const about = { at: now, reference: `${pick.homeTeam} v ${pick.awayTeam}`, amount: null };
  if (standing.kind === 'void') {
    await tellHolders(db, jackpotId, {
      ...about,
      kind: 'ticket-pick-void',
      event: `ticket-pick-void:${name}`,
    });
    await markVoid(db, jackpotId, feedMatchId, standing.reason);
  } else if (!pick.isOver && isPutOff(told, pick.startsAt)) {
    const event = `ticket-pick-postponed:${name}:${told.length}`;
    await tellHolders(db, jackpotId, { ...about, kind: 'ticket-pick-postponed', event });
  }
};

/** True if a pick is void, or becomes so by the announced starts of its match. */
export const isPickVoid = (pick: PickOfMatch, told: readonly StartTold[], now: Instant): boolean =>
  pick.voidReason !== null || (told.length > 0 && standingOf(pick, told, now).kind === 'void');

const standingOf = (
  { startsAt, openedAt, lastPlacedAt }: PickOfMatch,
  told: readonly StartTold[],
  now: Instant,
): PickStanding => {
  const first = pickStanding({ startsAt, placedAt: openedAt, told }, now);
  if (first.kind === 'void' || lastPlacedAt === null) return first;
  const last = pickStanding({ startsAt, placedAt: lastPlacedAt, told }, now);
  return last.kind === 'void' ? last : first;
};

const tellHolders = async (
  db: Database,
  jackpotId: JackpotId,
  notice: Omit<NewNotice, 'profileId'>,
): Promise<void> => {
  let holders = await holdersAfter(db, jackpotId, '', TOLD_AT_ONCE);
  while (holders.length > 0) {
    const batch = holders.map((profileId) => ({ ...notice, profileId }));
    await db.transaction((sql) => notifyCustomers(sql, batch));
    holders = await holdersAfter(db, jackpotId, holders.at(-1) ?? '', TOLD_AT_ONCE);
  }
};
