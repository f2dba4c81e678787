import {
  ok,
  pickCombi,
  type JackpotId,
  type JackpotPick,
  type JackpotTicket,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { pickKey } from '../jackpots/pick-key.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { feedMatchIdText, jackpotIdText, jackpotMatchIdText } from '../pieces/ids.ts';
import { list } from '../pieces/rows.ts';
import { count, textOrNone, words } from '../pieces/text.ts';
import { decodeWire } from '../travel.ts';
import { salvagedList } from './salvaged-list.ts';
import { STORAGE_KEYS } from './storage-keys.ts';
import { storedEntry } from './stored-entry.ts';

interface PickFields extends JackpotPick {
  readonly betType: string;
  readonly marketName: string;
  readonly odds: string | null;
  readonly combi: string;
}

const pickFields = entity(noun<PickFields>(), {
  jp_match_id: ['matchId', jackpotMatchIdText],
  team1: ['homeTeam', z.string()],
  team2: ['awayTeam', z.string()],
  betType: ['betType', words],
  oddType: ['marketName', words],
  odd_value: ['odds', textOrNone],
  parent_match_id: ['feedMatchId', feedMatchIdText],
  pick_key: ['pick', pickKey],
  position: ['position', count],
  combi: ['combi', words],
});

/** Jackpot pick (R3). A pick has no price, and its `combi` is written but never read (D05). */
const jackpotPickOnTheWire = codecOf(
  pickFields,
  ({
    betType: _type,
    marketName: _market,
    odds: _odds,
    combi: _combi,
    ...pick
  }): Result<JackpotPick, string> => ok(pick),
  (pick) => ({ ...pick, betType: 'jackpot', marketName: '1x2', odds: null, combi: pickCombi(pick) }),
);

interface TicketHead {
  readonly jackpotId: JackpotId | null;
  readonly jackpotType: string | null;
}
const ticketHead = {
  jp_id: ['jackpotId', z.nullable(jackpotIdText)],
  jp_type: ['jackpotType', textOrNone],
} as const;
const headOnTheWire = entity(noun<TicketHead>(), ticketHead);
const ticketOnTheWire = entity(noun<JackpotTicket>(), {
  ...ticketHead,
  picks: ['picks', list(jackpotPickOnTheWire)],
});
const picksOf = z.object({ picks: z.unknown() });

/** The jackpot slip, under the key `jackpot_betslip`. Unreadable picks are set aside and the others kept. */
export const storedJackpotSlip = storedEntry(STORAGE_KEYS.jackpotSlip, ticketOnTheWire, (stored) => {
  const head = decodeWire(headOnTheWire, stored);
  const picks = z.safeParse(picksOf, stored);
  if (!head.ok || !picks.success) return { value: null, isWhole: false };
  const { kept, isWhole } = salvagedList(jackpotPickOnTheWire, picks.data.picks, (pick) => pick.matchId);
  return { value: { ...head.value, picks: kept }, isWhole };
});
