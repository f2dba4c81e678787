import type { Sample } from './sample.ts';

const wide = {
  gameId: 'aviator-2',
  gameTypeID: 'vs',
  demoGameAvailable: false,
  name: 'Sky High',
  url: '/host/casino-2/games/aviator-2',
  wideX3: { url: '/pictures/sky-high.webp' },
};

export const casinoSamples = {
  getProviderOneGames: {
    response: [
      {
        gameID: '1301',
        gameTypeID: 'vs',
        demoGameAvailable: true,
        gameName: 'Spaceman',
        url: '/host/casino-2/games/1301',
        image: null,
        newGame: true,
      },
    ],
  },
  getProviderTwoGames: { response: [wide] },
  getCasinoJackpots: { response: [{ tiers: [{ amount: 10250.75 }, { amount: 900 }], games: '1301,1305' }] },
  getGamesByIds: { body: ['aviator-2'], response: [wide] },
  getDirectGames: { response: { directGames: [{ gameKind: 'crashx', gameId: '88', gameName: 'Ndege' }] } },
  getVirtualGames: {
    response: {
      games: [
        {
          gameId: 'rocketman',
          name: 'Rocketman',
          url: 'https://games.example/rocketman?companyId=1&token={token}',
          image: 'https://games.example/images/rocketman.svg',
        },
      ],
    },
  },
  getPopularGames: { response: ['rocketman', '1301'] },
  getPlayedGames: { params: { profile_id: '20418' }, response: ['1301'] },
  launchGame: {
    body: { gameId: '1301', user_token: 'vt0k3n', play_mode: 'DEMO', lobby: '/casino' },
    response: 'https://games.example/play?t=abc',
  },
} satisfies Readonly<Record<string, Sample>>;
