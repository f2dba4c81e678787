import {
  jackpotMatchId,
  ok,
  printPickKey,
  refuse,
  type BetId,
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
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import { betIdText, jackpotMatchIdText, profileIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { list } from '../pieces/rows.ts';
import { count, resultCode, textOrNone, words } from '../pieces/text.ts';
import { pickKey } from './pick-key.ts';

/** A pick as it is sent to be placed; a `JackpotPick` fits. */
export type PlacedPick = Omit<JackpotPick, 'feedMatchId'>;

/**
 * A jackpot ticket as the customer confirmed it. The platform recomputes its stake and combinations (D07).
 */
export interface PlaceJackpotBetRequest {
  readonly profileId: ProfileId;
  readonly picks: readonly PlacedPick[];
  readonly stake: Cents;
  readonly combinations: number;
  readonly jackpotType: string;
  /** As it travelled; made from the picks when left out. */
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
 * Jackpot bet payload (R3), its picks by position. Its slip items name no match, so the bet string says which
 * each is, in order of position.
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

/** How placing a ticket was answered. */
export type PlaceJackpotBetAnswer =
  | {
      readonly kind: 'placed';
      readonly betId: BetId | null;
      readonly reference: string | null;
      readonly description: string;
    }
  | { readonly kind: 'insufficient-funds'; readonly description: string; readonly shortBy: Cents | null }
  | { readonly kind: 'refused'; readonly code: number; readonly description: string };

interface AnswerFields {
  readonly res: number;
  readonly description: string;
  readonly betId?: BetId | null;
  readonly reference: string | null;
  readonly shortBy?: Cents | null;
}

/** `res` 0 placed, 110 insufficient funds, anything else refused. */
export const jackpotAnswerOnTheWire = codecOf(
  entity(noun<AnswerFields>(), {
    res: ['res', resultCode],
    description: ['description', words],
    bet_id: ['betId', z.optional(z.nullable(betIdText))],
    our_bet_id: ['reference', textOrNone],
    short_by: ['shortBy', z.optional(z.nullable(kes))],
  }),
  ({ res, description, betId, reference, shortBy }) => {
    if (res === 0)
      return ok<PlaceJackpotBetAnswer>({ kind: 'placed', betId: betId ?? null, reference, description });
    return ok<PlaceJackpotBetAnswer>(
      res === 110
        ? { kind: 'insufficient-funds', description, shortBy: shortBy ?? null }
        : { kind: 'refused', code: res, description },
    );
  },
  (answer): AnswerFields => {
    const { description } = answer;
    if (answer.kind === 'placed')
      return { res: 0, description, betId: answer.betId, reference: answer.reference };
    if (answer.kind === 'insufficient-funds')
      return { res: 110, description, reference: null, shortBy: answer.shortBy };
    return { res: answer.code, description, reference: null };
  },
);
