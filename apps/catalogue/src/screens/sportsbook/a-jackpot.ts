import type { FakeAnswers } from '@kipenga/api/testing/platform';
import {
  betId,
  gameId,
  instant,
  jackpotClosesAt,
  jackpotId,
  jackpotMatchId,
  kes,
  oddsFromThousandths,
  parsePickKey,
  pathOf,
  printPickKey,
  sealLeaf,
  sealTree,
  shareFund,
  TIER_PERCENTS,
  ticketFor,
  tiersOf,
  type Bet,
  type Jackpot,
  type JackpotMatch,
  type JackpotPick,
  type JackpotTicket,
  type Leg,
  type Match,
  type OfferedJackpot,
} from '@kipenga/betting-core';
import { sha256 } from '@kipenga/betting-core/testing';
import { SEASON } from './scene.tsx';

const matchOf = (
  { feedId, homeTeam, awayTeam, category, startsAt, mainOutcomes }: Match,
  at: number,
): JackpotMatch => ({
  id: jackpotMatchId(String(801 + at)),
  feedMatchId: feedId,
  position: at + 1,
  homeTeam,
  awayTeam,
  category,
  startsAt,
  odds: {
    home: mainOutcomes.home?.odds ?? null,
    draw: mainOutcomes.draw?.odds ?? null,
    away: mainOutcomes.away?.odds ?? null,
  },
  result: null,
});

const FUND = kes(1_000_130.68);
const TIERS = tiersOf(FUND, 13);

/** Thirteen matches at KES 49, open. */
export const MIDWEEK: Jackpot = {
  id: jackpotId('31'),
  name: 'Midweek Jackpot',
  type: 'midweek',
  betAmount: kes(49),
  maxDoubles: 8,
  phase: 'open',
  description: `Thirteen matches of this week. All right shares ${TIER_PERCENTS[0]}% of the fund.`,
  fund: {
    closesAt: instant('2026-11-25T16:00:00Z'),
    total: FUND,
    prize: TIERS[0]!.pool,
    guarantee: kes(1_000_000),
    rolledIn: kes(0),
    rolledOver: null,
    tiers: TIERS,
    tickets: 10,
    lines: 14,
  },
  matches: SEASON.slice(0, 13).map(matchOf),
};

/** An offer in its list form. */
export const offerOf = ({ matches, ...jackpot }: Jackpot): OfferedJackpot => ({
  ...jackpot,
  matchCount: matches.length,
});

/** A platform with this jackpot, or these: the first is the one that is looked at. */
export function offering(...jackpots: readonly Jackpot[]): FakeAnswers {
  const [first = MIDWEEK] = jackpots;
  return {
    getOfferedJackpots: jackpots.map(offerOf),
    getJackpot: ({ jackpotId: id }) => jackpots.find((one) => one.id === id) ?? first,
    getJackpotSeal: () => Response.json({ description: 'Not sealed yet.' }, { status: 404 }),
    getTicketProof: () => Response.json({ description: 'Not sealed yet.' }, { status: 404 }),
  };
}

/** The same jackpot once it closed, its matches with these results: '1', 'X', '2', 'v' for void, '-' for none yet. */
export function closedWith(results: string, changes: Partial<Jackpot['fund'] & object> = {}): Jackpot {
  const resultAt = (at: number): JackpotMatch['result'] => {
    const key = results[at] ?? '-';
    return key === 'v' ? 'void' : (parsePickKey(key)?.[0] ?? null);
  };
  return {
    ...MIDWEEK,
    phase: 'settled',
    fund: MIDWEEK.fund && { ...MIDWEEK.fund, ...changes },
    matches: MIDWEEK.matches.map((match, at) => ({ ...match, result: resultAt(at) })),
  };
}

/** Shares of the fund for one line with one wrong pick and two with two. */
export const sharedOut = () => {
  const { tiers, rollover } = shareFund(FUND, 13, [0, 1, 2]);
  return { tiers, rolledOver: rollover };
};

/** A ticket with these picks of the first matches: '1', or '1,X' for a double. */
export function ticketOf(keys: readonly string[], jackpot: Jackpot = MIDWEEK): JackpotTicket {
  const picks = jackpot.matches.flatMap((match, at): readonly JackpotPick[] => {
    const pick = parsePickKey(keys[at] ?? '');
    const { id: matchId, feedMatchId, position, homeTeam, awayTeam } = match;
    return pick === null ? [] : [{ matchId, feedMatchId, position, homeTeam, awayTeam, pick }];
  });
  return { ...ticketFor(jackpot), picks };
}

/** Every match picked, two of them doubles. */
export const WHOLE = ['1,X', '2', '1', 'X', '1', '1', '2', '1', '1,2', '1', 'X', '2', '1'];

/** The slice of a visit with this ticket on its jackpot slip. */
export const jackpotSlipWith = (
  ticket: JackpotTicket,
  isOpen = false,
): Readonly<Record<string, unknown>> => ({
  jackpotSlip: { ticket, isOpen },
});

/** A ticket of the jackpot in My Bets. */
export const PLACED: Bet = {
  id: betId('b-8001'),
  reference: '4KQ7-9XTM',
  createdAt: instant('2026-11-20T08:00:00Z'),
  type: 'jackpot',
  status: 'open',
  badge: null,
  stake: kes(196),
  netPayout: kes(0),
  totalOdds: 0,
  jackpotId: MIDWEEK.id,
  jackpotName: MIDWEEK.name,
};

/** When picks closed: a minute before the first kick-off. */
export const SEALED_AT = jackpotClosesAt(MIDWEEK) ?? instant('2026-11-25T15:59:58Z');

/** Its matches, as legs of the bet's detail. */
export const legsOf = ({ matches }: Jackpot, ticket = ticketOf(WHOLE)): readonly Leg[] =>
  matches.map((match, at) => ({
    gameId: gameId(String(1000 + at)),
    startsAt: match.startsAt,
    homeTeam: match.homeTeam,
    awayTeam: match.awayTeam,
    fullTimeScore: null,
    pick: ticket.picks[at] ? printPickKey(ticket.picks[at].pick) : '1',
    odds: oddsFromThousandths(1001),
    marketName: '1x2',
    winningOutcome: match.result === null || match.result === 'void' ? null : printPickKey([match.result]),
    status: 'open',
    badge: match.result === 'void' ? 'void' : null,
  }));

/** The seal over that ticket and its neighbours, and its proof. */
export function sealed(): FakeAnswers {
  const betString = ticketOf(WHOLE)
    .picks.map(({ matchId, pick }) => `${matchId}_${printPickKey(pick)}`)
    .join('#');
  const tickets = ['3AAA-0001', PLACED.reference, '5ZZZ-0009'].map((reference) => {
    const terms = { reference, betString, salt: '00112233445566778899aabbccddeeff' };
    return { ...terms, leaf: sealLeaf(terms, sha256) };
  });
  const tree = sealTree(
    tickets.map(({ leaf }) => leaf),
    sha256,
  );
  return {
    getJackpotSeal: {
      root: tree.root,
      tickets: 10,
      lines: 14,
      fund: FUND,
      sealedAt: SEALED_AT,
      winners: [],
    },
    getTicketProof: { ...tickets[1]!, path: pathOf(tree, 1) },
  };
}
