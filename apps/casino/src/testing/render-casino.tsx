import { fakeLiveCasino, type FakeAnswers } from '@kipenga/api/testing';
import type { Profile } from '@kipenga/api';
import { instant, kes } from '@kipenga/betting-core';
import { AppFrame } from '@kipenga/shell';
import { renderInShell } from '@kipenga/shell/testing';
import { useLocation } from 'react-router-dom';
import { CasinoRoutes } from '../router.tsx';
import words from '../words/en.json';

/** The origin the games of these tests come from. */
export const ARCADE = 'http://localhost:4201';

const slot = { list: 'casino-1', hasDemo: true, url: '/host/casino-2/launch', imageUrl: null } as const;
const played = { ...slot, list: 'casino-2', hasDemo: false } as const;
const virtual = (id: string, name: string) => ({
  id,
  name,
  imageUrl: null,
  url: `${ARCADE}/play/${id}?token={token}`,
});

/** The games as the platform offers its own arcade's. */
export const OFFERED: FakeAnswers = {
  getProviderOneGames: [
    { ...slot, id: 'tatu-tatu', name: 'Tatu Tatu', typeId: 'vs' },
    { ...slot, id: 'matunda', name: 'Matunda', typeId: 'cs' },
    { ...slot, id: '1302', name: 'Never shown', typeId: 'vs' },
  ],
  getProviderTwoGames: [
    { ...played, id: 'comet', name: 'Comet', typeId: 'dga' },
    { ...played, id: 'rocketman', name: 'Rocketman', typeId: 'rgs-vsb' },
  ],
  getVirtualGames: [virtual('rocketman', 'Rocketman'), virtual('fastballs', 'Fastballs')],
  getDirectGames: [{ id: 'comet', kind: 'crashx', name: 'Comet' }],
  getCasinoJackpots: [{ tiers: [kes(10), kes(1_234.5)], gameIds: ['tatu-tatu'] }],
  getGamesByIds: [{ ...played, id: 'tatu-tatu', name: 'Tatu Tatu', typeId: 'vs' }],
  getPopularGames: [],
  getPlayedGames: [],
  getGamePlay: { play: null, leftToday: null },
  getPlayLimits: {
    depositLimits: [],
    dayLimits: [],
    stakedToday: kes(0),
    lostToday: kes(0),
    dayEndsAt: instant('2026-11-21T21:00:00Z'),
    timeOutUntil: null,
    exclusionUntil: null,
  },
  launchGame: ({ gameId, playMode }) =>
    `${ARCADE}/play/${gameId}?token=once&cashierUrl=c&lobbyUrl=l&playMode=${playMode ?? 'none'}`,
};

/** The same calls of a house without any game. */
export const NOTHING_OFFERED: FakeAnswers = {
  getProviderOneGames: [],
  getProviderTwoGames: [],
  getVirtualGames: [],
  getDirectGames: [],
  getCasinoJackpots: [],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

interface Visit {
  readonly answers?: FakeAnswers;
  readonly profile?: Profile | null;
  /** With the house around the screen: its header, its login. */
  readonly isFramed?: boolean;
}

/** Renders a screen of the casino at its address, for a page that names the arcade as a provider. */
export async function renderCasino(
  path: string,
  { answers = {}, profile = null, isFramed = false }: Visit = {},
) {
  const live = fakeLiveCasino();
  document.head.innerHTML = `<meta name="game-origins" content="${ARCADE}">`;
  const rendered = await renderInShell(
    <>
      {isFramed ? (
        <AppFrame isSandbox>
          <CasinoRoutes />
        </AppFrame>
      ) : (
        <CasinoRoutes />
      )}
      <Address />
    </>,
    {
      path,
      app: 'casino',
      words,
      profile,
      answers: { ...OFFERED, ...answers },
      transport: { openSocket: live.openSocket },
    },
  );
  return Object.assign(rendered, { live });
}
