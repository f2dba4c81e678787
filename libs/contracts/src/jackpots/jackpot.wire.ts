import {
  JACKPOT_RESULTS,
  ok,
  refuse,
  resultKey,
  type Jackpot,
  type JackpotId,
  type JackpotMatch,
  type Odds,
  type Result,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { priceOrNone } from '../pieces/decimal-odds.ts';
import { entity, noun } from '../pieces/entity.ts';
import { feedMatchIdText, jackpotIdText, jackpotMatchIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { count, textOrNone, words } from '../pieces/text.ts';
import { fundFields, gatherFund, spreadFund, type FlatFund } from './jackpot-fund.wire.ts';
import { jackpotPhase } from './jackpot-phase.ts';

/** `1`, `X`, `2` or `void`; empty while unknown (D65). */
const matchResult = codecOf(
  textOrNone,
  (text): Result<JackpotMatch['result'], string> => {
    if (text === null || text === 'void') return ok(text);
    const result = JACKPOT_RESULTS.find((one) => resultKey(one) === text);
    return result ? ok(result) : refuse(`${text} is not a result`);
  },
  (result) => (result === null || result === 'void' ? result : resultKey(result)),
);

type FlatJackpotMatch = Omit<JackpotMatch, 'odds'> & {
  readonly home: Odds | null;
  readonly draw: Odds | null;
  readonly away: Odds | null;
};

const flatMatch = entity(noun<FlatJackpotMatch>(), {
  jp_match_id: ['id', jackpotMatchIdText],
  parent_match_id: ['feedMatchId', feedMatchIdText],
  position: ['position', count],
  team1: ['homeTeam', z.string()],
  team2: ['awayTeam', z.string()],
  category: ['category', words],
  start_time: ['startsAt', nairobiDatetime],
  home_odd: ['home', priceOrNone],
  neutral_odd: ['draw', priceOrNone],
  away_odd: ['away', priceOrNone],
  result: ['result', matchResult],
});

/** Jackpot match (R3). */
export const jackpotMatchOnTheWire = codecOf(
  flatMatch,
  ({ home, draw, away, ...match }): Result<JackpotMatch, string> =>
    ok({ ...match, odds: { home, draw, away } }),
  ({ odds, ...match }) => ({ ...match, ...odds }),
);

type JackpotParams = Omit<Jackpot, 'matches'>;

const flatParams = entity(noun<Omit<JackpotParams, 'fund'> & FlatFund>(), {
  jp_id: ['id', jackpotIdText],
  name: ['name', words],
  jp_type: ['type', z.string()],
  bet_amount: ['betAmount', kes],
  max_combi: ['maxDoubles', count],
  active: ['phase', jackpotPhase],
  description: ['description', words],
  ...fundFields,
});

const jackpotParams = codecOf(
  flatParams,
  (flat): Result<JackpotParams, string> => ok(gatherFund(flat)),
  (params) => spreadFund(params),
);

/** `{ jackpot_params, jp_matches }` (D62): params and matches are separate on the wire and one entity here. */
export const jackpotOnTheWire = codecOf(
  entity(noun<{ readonly params: JackpotParams; readonly matches: readonly JackpotMatch[] }>(), {
    jackpot_params: ['params', jackpotParams],
    jp_matches: ['matches', list(jackpotMatchOnTheWire)],
  }),
  ({ params, matches }): Result<Jackpot, string> => ok({ ...params, matches }),
  ({ matches, ...params }) => ({ params, matches }),
);

export interface JackpotChoice {
  readonly jackpotId: JackpotId;
}
export const jackpotChoice = entity(noun<JackpotChoice>(), { id: ['jackpotId', jackpotIdText] });
