import { VOID_REASONS, type Leg, type LegPart } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { decimalOdds, priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import { gameIdText, marketTypeIdText, matchIdText, outcomeKeyText } from '../pieces/ids.ts';
import { list } from '../pieces/rows.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { textOrNone, words } from '../pieces/text.ts';
import { betBadge, betStatus } from './bet.wire.ts';

const partOnTheWire = entity(noun<LegPart>(), {
  bet_pick: ['pick', z.string()],
  odd_value: ['odds', priceOrNone],
  bet_type: ['marketName', words],
  winning_outcome: ['winningOutcome', textOrNone],
  match_status: ['status', betStatus],
  badge: ['badge', betBadge],
  sub_type_id: ['marketTypeId', marketTypeIdText],
  pick_key: ['outcomeKey', outcomeKeyText],
});

/** Bet selection detail (R3): one leg of a placed bet. */
export const legOnTheWire = entity(noun<Leg>(), {
  game_id: ['gameId', gameIdText],
  start_time: ['startsAt', nairobiDatetime],
  home_team: ['homeTeam', z.string()],
  away_team: ['awayTeam', z.string()],
  ft_score: ['fullTimeScore', textOrNone],
  bet_pick: ['pick', z.string()],
  odd_value: ['odds', priceOrNone],
  bet_type: ['marketName', words],
  winning_outcome: ['winningOutcome', textOrNone],
  match_status: ['status', betStatus],
  badge: ['badge', betBadge],
  match_id: ['matchId', z.optional(matchIdText)],
  sub_type_id: ['marketTypeId', z.optional(marketTypeIdText)],
  pick_key: ['outcomeKey', z.optional(outcomeKeyText)],
  void_reason: ['voidReason', z.optional(z.enum(VOID_REASONS))],
  parts: ['parts', z.optional(list(partOnTheWire))],
  odd_value_now: ['oddsNow', z.optional(decimalOdds)],
  postponed: ['isPostponed', z.optional(z.boolean())],
});
