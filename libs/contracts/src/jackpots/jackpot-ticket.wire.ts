import {
  jackpotMatchId,
  ok,
  printPickKey,
  refuse,
  type Cents,
  type JackpotMatchId,
  type JackpotPick,
  type Pick,
  type ProfileId,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { APP_NAME } from '../bets/place-bet.wire.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { noun, strictEntity } from '../pieces/entity.ts';
import { jackpotMatchIdText, profileIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { list } from '../pieces/rows.ts';
import { count, words } from '../pieces/text.ts';
import { pickKey } from './pick-key.ts';

/** A pick as sent with a ticket; a `JackpotPick` has all its fields. */
export type PlacedPick = Omit<JackpotPick, 'feedMatchId'>;

/** A jackpot ticket as confirmed by the customer. The platform recomputes its stake and lines (D07). */
export interface PlaceJackpotBetRequest {
  readonly profileId: ProfileId;
  readonly picks: readonly PlacedPick[];
  readonly stake: Cents;
  readonly combinations: number;
  readonly jackpotType: string;
  /** The bet string as sent; made from the picks if left out. */
  readonly betString?: string;
  readonly appName?: string;
}

interface SlipItem {
  readonly matchId?: JackpotMatchId;
  readonly position: number;
  readonly pick: Pick;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly marketName: string;
}
interface TicketFields extends Required<Omit<PlaceJackpotBetRequest, 'picks'>> {
  readonly slip: readonly SlipItem[];
  readonly type: string;
}

const fields = strictEntity(noun<TicketFields>(), {
  app_name: ['appName', words],
  bet_string: ['betString', z.string()],
  profile_id: ['profileId', profileIdText],
  stake_amount: ['stake', kes],
  slip: [
    'slip',
    list(
      strictEntity(noun<SlipItem>(), {
        jp_match_id: ['matchId', z.optional(jackpotMatchIdText)],
        position: ['position', count],
        pick_key: ['pick', pickKey],
        team1: ['homeTeam', words],
        team2: ['awayTeam', words],
        oddType: ['marketName', words],
      }),
    ),
  ],
  type: ['type', words],
  combi: ['combinations', count],
  jp_type: ['jackpotType', z.string()],
});

const byPosition = <P extends { readonly position: number }>(picks: readonly P[]): readonly P[] =>
  [...picks].sort((a, b) => a.position - b.position);

/** `jp_match_id_pick` joined by '#', in order of position (D65). */
export function printJackpotBetString(picks: readonly PlacedPick[]): string {
  return byPosition(picks)
    .map((one) => `${one.matchId}_${printPickKey(one.pick)}`)
    .join('#');
}

/**
 * Jackpot bet payload (R3), with picks by position. Its slip items do not name their matches; the bet string does, in the same
 * order.
 */
export const jackpotTicketOnTheWire = codecOf(
  fields,
  ({ slip, type: _type, ...rest }): Result<PlaceJackpotBetRequest, string> => {
    const ids = rest.betString.split('#').map((part) => part.slice(0, part.lastIndexOf('_')));
    if (ids.length !== slip.length) return refuse('the bet string and the slip differ');
    const picks = byPosition(slip).map(
      ({ position, pick, homeTeam, awayTeam, matchId }, index): PlacedPick => {
        return { position, pick, homeTeam, awayTeam, matchId: matchId ?? jackpotMatchId(ids[index] ?? '') };
      },
    );
    return ok({ ...rest, picks });
  },
  ({ picks, betString, appName, ...rest }) => ({
    ...rest,
    betString: betString ?? printJackpotBetString(picks),
    appName: appName ?? APP_NAME,
    slip: picks.map((pick): SlipItem => Object.assign({ marketName: '1x2' }, pick)),
    type: 'jackpot',
  }),
);
