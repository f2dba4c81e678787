import { sampleAnswer, type FakeAnswers } from '@kipenga/api/testing/platform';
import { AppFrame, createStore } from '@kipenga/shell';
import { scenesOf } from '../../scenes/index.ts';
import { CasinoRoutes } from '@kipenga/casino';
import { standInForGames } from './game-frames.ts';

/** Origin of the scenes' games: a port that no browser opens; a stand-in takes its place. */
export const GAMES_ORIGIN = 'http://localhost:9';

/** Launched where the contract says, and without a picture to fetch. */
const launched = { url: null, imageUrl: null };
const [slot] = sampleAnswer('getProviderOneGames').map((game) => ({ ...game, ...launched }));
const [wide] = sampleAnswer('getProviderTwoGames').map((game) => ({ ...game, ...launched }));
const [virtual] = sampleAnswer('getVirtualGames');
if (slot === undefined || wide === undefined || virtual === undefined)
  throw new Error('The contract has no sample of a game.');

const NAMES = ['Tatu Tatu', 'Matunda', 'Simba Gold', 'Savanna Nights', 'Rift Raiders', 'Coast Spins'];

/** So many video slots of the first provider, Spaceman, which is new, first. */
export const slots = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    at === 0
      ? slot
      : {
          ...slot,
          isNew: false,
          id: `slot-${at}`,
          name: `${NAMES[at % NAMES.length]} ${Math.ceil(at / NAMES.length)}`,
        },
  );

/** So many games of the list of virtual ones, each by its own name. */
export const virtuals = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...virtual,
    id: `virtual-${at}`,
    name: `${['Ndege', 'Mbio', 'Penalti', 'Dondoo'][at % 4]} ${1 + Math.floor(at / 4)}`,
    url: `${GAMES_ORIGIN}/virtual-${at}?token={token}`,
  }));

const ordinary: FakeAnswers = {
  getProviderOneGames: slots(12),
  getProviderTwoGames: [wide, { ...wide, id: 'roulette-1', name: 'Nairobi Roulette', typeId: 'rl' }],
  getVirtualGames: [{ ...virtual, id: 'rocketman', url: `${GAMES_ORIGIN}/rocketman?token={token}` }],
  launchGame: ({ gameId, playMode }) =>
    `${GAMES_ORIGIN}/play/${gameId}?token=once&playMode=${playMode ?? 'REAL'}`,
};

/** The platform writes into the page whose games may be framed (D30). The games are there, or awaited. */
const withGames = (areAnswered: boolean) => () => {
  const meta = document.createElement('meta');
  meta.name = 'game-origins';
  meta.content = GAMES_ORIGIN;
  document.head.append(meta);
  const end = standInForGames(GAMES_ORIGIN, areAnswered);
  return () => {
    end();
    meta.remove();
  };
};

const house = (areGamesAnswered: boolean) =>
  scenesOf({
    app: 'casino',
    theme: 'casino',
    makeStore: (options) => createStore({}, options),
    prepare: withGames(areGamesAnswered),
    draw: (startUp) => (
      <AppFrame isSandbox>
        <CasinoRoutes />
        {startUp}
      </AppFrame>
    ),
  });

const inHouse = house(true);
const whileGamesOpen = house(false);

/** Makes a story of a casino screen in a state: the screen, and the check that it is shown. */
export const scene: typeof inHouse = (shown, check) =>
  inHouse({ ...shown, answers: { ...ordinary, ...shown.answers } }, check);

/** The same, while no game answers in its frame. */
export const sceneOfOpening: typeof inHouse = (shown, check) =>
  whileGamesOpen({ ...shown, answers: { ...ordinary, ...shown.answers } }, check);
