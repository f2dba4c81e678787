import type { HouseView } from '../bet/house-view.ts';
import { DEFAULT_LIMITS, type BoosterRules } from '../bet/limits.ts';
import { TAX_RECORDS, taxRecordOn } from '../bet/tax-record.ts';
import type { Selection } from '../betslip/selection.ts';
import { feedMatchId, gameId, jackpotId, jackpotMatchId, matchId, outcomeId, sportId } from '../brand.ts';
import type { Jackpot, JackpotMatch } from '../jackpot/jackpot.ts';
import { parsePickKey, ticketFor, type JackpotTicket } from '../jackpot/jackpot-ticket.ts';
import { jackpotPick } from '../jackpot/toggle-pick.ts';
import { columnOutcome } from '../market/column-outcome.ts';
import type { MainColumn, MainOutcome, MainOutcomes } from '../match/main-outcomes.ts';
import type { Match } from '../match/match.ts';
import { kes } from '../money/cents.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { instant } from '../time/instant.ts';
import { nairobiDay } from '../time/nairobi-day.ts';

const PRICES: { readonly [Column in MainColumn]: number } = {
  home: 1_850,
  draw: 3_400,
  away: 4_100,
  over25: 2_050,
  under25: 1_720,
  gg: 1_900,
  ng: 1_800,
};

/** The booster of the worked examples: 1.05 for each pick beyond five at 1.30 or more, without a cap. */
export const exampleBooster: BoosterRules = {
  rate: 1_050,
  minCount: 5,
  maxMultiplier: null,
  minOdds: oddsFromThousandths(1_300),
};

/** Makes an outcome of a match card: its column's market at an ordinary price. */
export function aMainOutcome(
  column: MainColumn,
  match = '1',
  changes: Partial<MainOutcome> = {},
): MainOutcome {
  const { market, key } = columnOutcome(column, '3way');
  const odds = oddsFromThousandths(PRICES[column]);
  return {
    marketTypeId: market.typeId,
    marketName: market.name,
    key,
    id: outcomeId(`${match}-${column}`),
    label: key,
    odds,
    ...changes,
  };
}

/** Makes a soccer match of a Saturday afternoon, every column priced. Change what matters to the test. */
export function aMatch(changes: Partial<Match> = {}): Match {
  const id = changes.id ?? matchId('1');
  return {
    id,
    feedId: feedMatchId(`9${id}`),
    gameId: gameId('4021'),
    startsAt: instant('2026-11-21T12:00:00Z'),
    homeTeam: 'Gor Mahia',
    awayTeam: 'AFC Leopards',
    category: 'Kenya',
    competitionName: 'Premier League',
    extraMarketCount: 12,
    sportId: sportId('1'),
    mainOutcomes: mainOutcomesOf(id),
    ...changes,
  };
}

function mainOutcomesOf(match: string): MainOutcomes {
  const outcome = (column: MainColumn): MainOutcome => aMainOutcome(column, match);
  return {
    home: outcome('home'),
    draw: outcome('draw'),
    away: outcome('away'),
    over25: outcome('over25'),
    under25: outcome('under25'),
    gg: outcome('gg'),
    ng: outcome('ng'),
  };
}

/** Makes a home win at 1.85. Give another `matchId` for another match. */
export function aSelection(changes: Partial<Selection> = {}): Selection {
  const id = changes.matchId ?? matchId('1');
  const { market, key } = columnOutcome('home', '3way');
  return {
    matchId: id,
    feedMatchId: feedMatchId(`9${id}`),
    homeTeam: 'Gor Mahia',
    awayTeam: 'AFC Leopards',
    marketName: market.name,
    marketTypeId: market.typeId,
    odds: oddsFromThousandths(PRICES.home),
    outcomeKey: key,
    outcomeId: outcomeId(`${id}-home`),
    startsAt: instant('2026-11-21T12:00:00Z'),
    ...changes,
  };
}

/** Makes a house that knows these selections at their prices, and a customer with KES 1,000. */
export function aHouseView(selections: readonly Selection[], changes: Partial<HouseView> = {}): HouseView {
  return {
    limits: DEFAULT_LIMITS,
    taxRecord: taxRecordOn(nairobiDay('2026-11-21'), TAX_RECORDS),
    balance: kes(1_000),
    freeBet: null,
    odds: Object.fromEntries(selections.map(({ outcomeId: id, odds }) => [id, { state: 'open', odds }])),
    ...changes,
  };
}

/** Makes a match of a jackpot, at the given place on the board. */
export function aJackpotMatch(position: number, changes: Partial<JackpotMatch> = {}): JackpotMatch {
  return {
    id: jackpotMatchId(String(position)),
    feedMatchId: feedMatchId(`70${position}`),
    position,
    homeTeam: `Home ${position}`,
    awayTeam: `Away ${position}`,
    category: 'Kenya',
    startsAt: instant('2026-11-22T12:00:00Z'),
    odds: {
      home: oddsFromThousandths(1_850),
      draw: oddsFromThousandths(3_400),
      away: oddsFromThousandths(4_100),
    },
    result: null,
    ...changes,
  };
}

/** Makes an open mega jackpot at KES 99 with at most seven doubles. */
export function aJackpot(matchCount = 17, changes: Partial<Jackpot> = {}): Jackpot {
  return {
    id: jackpotId('1'),
    name: 'Mega Jackpot',
    type: 'mega',
    betAmount: kes(99),
    maxDoubles: 7,
    phase: 'open',
    description: 'Seventeen matches',
    fund: null,
    matches: Array.from({ length: matchCount }, (_, at) => aJackpotMatch(at + 1)),
    ...changes,
  };
}

/** Makes a ticket with these picks of the first matches, as the wire writes them: '1', or '1,X' for a double. */
export function aTicket(jackpot: Jackpot, keys: readonly string[]): JackpotTicket {
  const picks = jackpot.matches.slice(0, keys.length).map((match, at) => {
    const pick = parsePickKey(keys[at] ?? '');
    if (pick === null) throw new RangeError(`No pick: ${keys[at]}`);
    return jackpotPick(match, pick);
  });
  return { ...ticketFor(jackpot), picks };
}
