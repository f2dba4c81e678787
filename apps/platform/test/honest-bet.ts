import {
  nairobiDayOf,
  quoteBet,
  taxRecordOn,
  type BetSystem,
  type Cents,
  type MainColumn,
  type Match,
  type Msisdn,
  type ProfileId,
  type Selection,
} from '@kipenga/betting-core';
import type { LimitsInForce, PlaceBetRequest } from '@kipenga/contracts';

/** A selection from a column of a match's card. @throws if it has no price. */
export const mainPickOf = (
  { id, feedId, homeTeam, awayTeam, startsAt, mainOutcomes }: Match,
  column: MainColumn,
): Selection => {
  const outcome = mainOutcomes[column];
  if (!outcome || outcome.odds === null) throw new Error(`${homeTeam} v ${awayTeam}: ${column} has no price`);
  return {
    matchId: id,
    feedMatchId: feedId,
    homeTeam,
    awayTeam,
    startsAt,
    marketName: outcome.marketName,
    marketTypeId: outcome.marketTypeId,
    outcomeKey: outcome.key,
    outcomeId: outcome.id,
    odds: outcome.odds,
    label: outcome.label,
  };
};

/** The home win of a match as a selection. @throws if it has no price. */
export const homeWinOf = (match: Match): Selection => mainPickOf(match, 'home');

interface Slip {
  readonly customer: { readonly profileId: ProfileId; readonly phone: Msisdn };
  readonly selections: readonly Selection[];
  readonly stake: Cents;
  readonly limits: LimitsInForce;
  readonly usesFreeBet?: boolean;
  readonly system?: BetSystem;
}

/** The confirmation an honest client makes from the answers it has received. */
export const honestBet = ({
  customer,
  selections,
  stake,
  limits,
  usesFreeBet = false,
  system,
}: Slip): PlaceBetRequest => {
  const [first] = selections;
  if (!first?.startsAt) throw new Error('a slip has a pick with a start');
  const quote = quoteBet({
    stake,
    prices: selections.map(({ odds }) => odds),
    limits,
    taxRecord: taxRecordOn(nairobiDayOf(first.startsAt), limits.taxes?.records),
    freeBet: usesFreeBet,
    ...(system && { system }),
  });
  const { stakeAfterTax, totalOdds, netPayout } = quote;
  return {
    profileId: customer.profileId,
    phone: customer.phone,
    selections,
    stake,
    stakeAfterTax,
    totalOdds,
    netPayout,
    usesFreeBet,
    acceptOddsChange: 'any',
    ...(system && { system }),
  };
};
