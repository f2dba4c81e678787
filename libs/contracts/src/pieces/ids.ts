import {
  bookingCode,
  betId,
  competitionId,
  feedMatchId,
  gameId,
  jackpotId,
  jackpotMatchId,
  marketTypeId,
  matchId,
  ok,
  outcomeId,
  outcomeKey,
  profileId,
  refuse,
  sportId,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, madeLate, type Codec } from './codec-of.ts';

/** Ids are safe in a path and in a bet string: no slash, no '#', and not only dots, which a URL would resolve. */
const ID = /^(?!\.+$)[A-Za-z0-9_.:-]{1,64}$/;
/** Id of a pick: that of an outcome, or those of a combination joined by '+' (D114). */
const PICK_ID = /^(?!\.+$)[A-Za-z0-9_.:-]{1,64}(\+[A-Za-z0-9_.:-]{1,64}){0,5}$/;

/** A codec for one kind of id. Feeds write ids as numbers or text; here they are always text (D62). */
/* @__NO_SIDE_EFFECTS__ */
function idOf<Id extends string>(make: (text: string) => Id, form = ID): Codec<Id, string | number> {
  return codecOf(
    madeLate(() => z.union([z.string().check(z.regex(form)), z.int()], { error: 'not an id' })), // on the wire's side, so that writing checks it too
    (value) => ok(make(String(value))),
    (id: Id) => id as string,
  );
}

/** A codec for one kind of key that may hold spaces, such as "over 2.5". */
/* @__NO_SIDE_EFFECTS__ */
function keyOf<Key extends string>(make: (text: string) => Key): Codec<Key, string | number> {
  return codecOf(
    madeLate(() => z.union([z.string(), z.number()])),
    (value): Result<Key, string> =>
      String(value).trim() !== '' ? ok(make(String(value))) : refuse('an empty key'),
    (key: Key) => key as string,
  );
}

export const matchIdText = idOf(matchId);
export const feedMatchIdText = idOf(feedMatchId);
export const gameIdText = idOf(gameId);
export const sportIdText = idOf(sportId);
export const competitionIdText = idOf(competitionId);
export const marketTypeIdText = keyOf(marketTypeId);
export const outcomeKeyText = keyOf(outcomeKey);
export const outcomeIdText = idOf(outcomeId);
/** An outcome, or a combination. */
export const pickIdText = idOf(outcomeId, PICK_ID);
export const betIdText = idOf(betId);
export const profileIdText = idOf(profileId);
export const jackpotIdText = idOf(jackpotId);
export const jackpotMatchIdText = idOf(jackpotMatchId);
export const bookingCodeText = idOf(bookingCode);
