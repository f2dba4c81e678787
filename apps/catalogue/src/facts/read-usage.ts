import path from 'node:path';
import { reached } from './import-graph.ts';
import { repository, ui } from './places.ts';

/** The house around every screen, as its stories are called. */
const HOUSE = 'House';

const sportsbook = (...files: readonly string[]) => files.map((file) => `apps/sportsbook/src/${file}`);
const casino = (...files: readonly string[]) => files.map((file) => `apps/casino/src/${file}`);
const modals = (...names: readonly string[]) => names.map((name) => `libs/shell/src/modals/${name}Modal.tsx`);

const MATCHES = sportsbook('pages/MatchesPage.tsx', 'OtherList.tsx', 'features/match-list/FilterSheet.tsx');
const BETSLIP = sportsbook(
  'BetslipSheet.tsx',
  'features/booking/ShareBetslip.tsx',
  'features/booking/CodeModal.tsx',
);
const WINDOWS = modals('Login', 'Register', 'RecoverPassword', 'VerifyPhone', 'Deposit', 'Identity');
const WITHDRAW = sportsbook('features/account/WithdrawModal.tsx');

/** The files that draw each screen, by the title of its stories. What one draws belongs to no other that leads to it. */
export const SCREEN_FILES: Readonly<Record<string, readonly string[]>> = {
  [HOUSE]: [
    ...sportsbook('App.tsx', 'router.tsx'),
    ...casino('router.tsx'),
    'libs/shell/src/frame/AppFrame.tsx',
  ],
  Account: [...sportsbook('pages/AccountPage.tsx'), ...WITHDRAW],
  'Bet Details': sportsbook('pages/BetDetailPage.tsx', 'features/bet-history/TicketDetail.tsx'),
  Betslip: BETSLIP,
  Casino: casino('pages/CasinoPage.tsx'),
  Countries: sportsbook('pages/CountriesPage.tsx'),
  // They are told on the slip, in windows, and by the screens themselves.
  Errors: [
    ...BETSLIP,
    ...WINDOWS,
    ...WITHDRAW,
    ...sportsbook('pages/NotFoundPage.tsx'),
    ...casino('pages/NotFoundPage.tsx'),
  ],
  Game: casino('pages/CasinoGamePage.tsx', 'pages/VirtualGamePage.tsx'),
  Home: MATCHES,
  Jackpots: sportsbook('pages/JackpotsPage.tsx', 'JackpotSlipHost.tsx', 'JackpotSheet.tsx'),
  Live: sportsbook('pages/LivePage.tsx'),
  Lobby: casino('pages/LobbyPage.tsx'),
  'Match Details': sportsbook('pages/MarketsPage.tsx'),
  'My Bets': sportsbook('pages/BetsPage.tsx'),
  Notices: sportsbook('features/notices/Notices.tsx'),
  'Responsible gambling': sportsbook('pages/ResponsiblePage.tsx'),
  Sports: MATCHES,
  Statement: sportsbook('features/statement/Statement.tsx'),
  'Static pages': sportsbook('pages/StaticPage.tsx'),
  Transactions: sportsbook('pages/TransactionsPage.tsx'),
  Virtuals: casino('pages/VirtualsPage.tsx'),
  Windows: WINDOWS,
};

let read: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * For each file of the kit (as `src/...`) the titles of the screens that draw it, from the imports; what the house draws is named for the
 * house alone. Read once in a run.
 */
export const readUsage = (): ReadonlyMap<string, readonly string[]> => (read ??= followImports());

function followImports(): ReadonlyMap<string, readonly string[]> {
  const files = new Set(Object.values(SCREEN_FILES).flat());
  const walls = new Set([...files].map((file) => path.join(repository, file)));
  const usage = new Map<string, string[]>();
  for (const file of files)
    for (const one of reached(path.join(repository, file), walls)) {
      const screens = Object.keys(SCREEN_FILES).filter((screen) => SCREEN_FILES[screen]?.includes(file));
      const part = path.relative(ui, one);
      usage.set(part, [...(usage.get(part) ?? []), ...screens]);
    }
  return new Map(
    [...usage].map(([part, names]) => [part, names.includes(HOUSE) ? [HOUSE] : [...new Set(names)].sort()]),
  );
}
