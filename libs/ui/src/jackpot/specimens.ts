import {
  feedMatchId,
  instant,
  jackpotId,
  jackpotMatchId,
  JACKPOT_RESULTS,
  kes,
  nairobiDay,
  oddsFromThousandths,
  taxRecordOn,
  ticketFor,
  togglePick,
  type Jackpot,
  type JackpotMatch,
  type JackpotResult,
  type JackpotTicket,
} from '@kipenga/betting-core';
import type { JackpotPrize } from './JackpotPrizes/JackpotPrizes.tsx';

const TEAMS: readonly (readonly [string, string, string, string])[] = [
  ['Gor Mahia', 'AFC Leopards', 'Kenya', '2350 3100 2950'],
  ['Wolverhampton Wanderers', 'Brighton & Hove Albion', 'England', '3750 3600 1980'],
  ['Bandari', 'Tusker', 'Kenya', '2600 2900 2700'],
  ['Real Sociedad', 'Athletic Bilbao', 'Spain', '2450 3050 3100'],
  ['Union Berlin', 'Freiburg', 'Germany', '2700 3350 2700'],
  ['Lecce', 'Cagliari', 'Italy', '2550 3000 3050'],
  ['Nantes', 'Angers', 'France', '2100 3150 3900'],
  ['Young Africans', 'Simba', 'Tanzania', '1950 3000 4200'],
  ['Kariobangi Sharks', 'Ulinzi Stars', 'Kenya', '2800 2750 2650'],
  ['Heerenveen', 'Go Ahead Eagles', 'Netherlands', '2300 3500 2900'],
  ['Rio Ave', 'Estoril', 'Portugal', '2500 3300 2800'],
  ['Preston North End', 'Queens Park Rangers', 'England', '2250 3200 3300'],
  ['Sofapaka', 'Posta Rangers', 'Kenya', '2900 2800 2550'],
  ['Vipers', 'KCCA', 'Uganda', '2200 2950 3400'],
  ['Alanyaspor', 'Rizespor', 'Turkey', '2400 3250 2950'],
  ['Charleroi', 'Westerlo', 'Belgium', '2050 3500 3500'],
  ['Borussia Mönchengladbach', 'Eintracht Frankfurt', 'Germany', '2850 3600 2350'],
];

const matchAt = (
  [homeTeam, awayTeam, category, prices]: readonly [string, string, string, string],
  at: number,
): JackpotMatch => {
  const [home, draw, away] = prices.split(' ').map((thousandths) => oddsFromThousandths(Number(thousandths)));
  return {
    id: jackpotMatchId(`jp-${at + 1}`),
    feedMatchId: feedMatchId(`90${at + 1}`),
    position: at + 1,
    homeTeam,
    awayTeam,
    category,
    startsAt: instant(at < 9 ? '2026-11-21T13:30:00Z' : '2026-11-22T14:00:00Z'),
    odds: { home: home ?? null, draw: draw ?? null, away: away ?? null },
    result: null,
  };
};

/** A mega jackpot of seventeen matches, open. */
export const MEGA: Jackpot = {
  id: jackpotId('7'),
  name: 'Mega Jackpot',
  type: 'mega',
  betAmount: kes(99),
  fund: null,
  maxDoubles: 5,
  phase: 'open',
  description: 'Pick the result of all 17 matches. One ticket costs KES 99.',
  matches: TEAMS.map(matchAt),
};

/** The taxes on the day its picks close. */
export const TAXES = taxRecordOn(nairobiDay('2026-11-21'));

const RESULTS: readonly JackpotMatch['result'][] = [
  'home',
  'away',
  'draw',
  'home',
  'draw',
  'void',
  'home',
  'home',
  'away',
  'home',
  'draw',
  'home',
  'away',
  'home',
  null,
  'home',
  'away',
];

/** The same jackpot afterwards: one match void, one result still missing. */
export const SETTLED: Jackpot = {
  ...MEGA,
  phase: 'settled',
  matches: MEGA.matches.map((match, at) => ({ ...match, result: RESULTS[at] ?? null })),
};

/** The first matches of a jackpot, for stories where three rows show as much as seventeen. */
export const firstOf = (count: number, jackpot: Jackpot = MEGA): Jackpot => ({
  ...jackpot,
  description: `Pick the result of all ${count} matches. One ticket costs KES 99.`,
  matches: jackpot.matches.slice(0, count),
});

/** The prize and two consolation tiers. */
export const PRIZES: readonly JackpotPrize[] = [
  { right: 17, pool: kes(15_000_000) },
  { right: 16, pool: kes(250_000) },
  { right: 15, pool: kes(60_000) },
];

/** A ticket with the given keys by position: '1', 'X', '2', '1X' for a double, '-' for none. */
export function ticketOf(keys: string, jackpot: Jackpot = MEGA): JackpotTicket {
  const resultOf: Readonly<Record<string, JackpotResult>> = Object.fromEntries(
    ['1', 'X', '2'].map((key, at) => [key, JACKPOT_RESULTS[at] ?? 'home']),
  );
  return keys.split(' ').reduce<JackpotTicket>((ticket, cell, at) => {
    const match = jackpot.matches[at];
    if (match === undefined) return ticket;
    return cell.split('').reduce((held, key) => {
      const result = resultOf[key];
      const next =
        result === undefined ? null : togglePick(held, { ...jackpot, phase: 'open' }, match.id, result);
      return next?.ok === true ? next.value : held;
    }, ticket);
  }, ticketFor(jackpot));
}

/** Nine picks, two of them doubles. */
export const HALF_TICKET = ticketOf('1 2 1X - X - 1 1X - 1 - X - - 2 - -');

/** All picks, three of them doubles: eight lines. */
export const FULL_TICKET = ticketOf('1 2 1X 1 X 2 1 1X X 1 X 12 2 1 2 1 X');
