import {
  addDays,
  kes,
  nairobiDay,
  type Cents,
  type GameProvider,
  type NairobiDay,
} from '@kipenga/betting-core';

/** Where a game stands beside the lists: in the menu (R2-22), among the virtuals (R2-61), or nowhere. */
type Entry = { readonly as: 'direct'; readonly kind: 'crashx' | 'crash' } | { readonly as: 'virtual' } | null;

/** What one customer may have in one round of a game: a flight, a draw or a spin, in whatever sessions. */
export interface RoundLimit {
  /** The most at stake in all. */
  readonly staked: Cents;
  /** How many stakes that are decided apart. */
  readonly stakes: number;
}

/** A game of the platform's own arcade. */
export interface ArcadeGame {
  /** What the arcade knows it by, in its addresses too. */
  readonly id: string;
  readonly name: string;
  /** The list that has it. */
  readonly provider: GameProvider;
  /** Its category's code: see `gameTypeIdOf`. */
  readonly typeId: string;
  /** It can be tried without money. */
  readonly hasDemo: boolean;
  readonly entry: Entry;
  /** The page its player goes back to. */
  readonly lobby: '/casino' | '/virtuals';
  readonly roundLimit: RoundLimit;
  /** The day it came to the lists: for two weeks it is marked as new. */
  readonly listedOn: NairobiDay;
  /** A part of each stake feeds the casino's jackpot, and a round can win it (D86). */
  readonly feedsJackpot?: true;
}

/** The days games came to the lists. */
const FIRST = { listedOn: nairobiDay('2026-10-05') } as const;
const VIRTUALS = { listedOn: nairobiDay('2026-11-02') } as const;
const TABLES = { listedOn: nairobiDay('2026-11-09') } as const;
const LATEST = { listedOn: nairobiDay('2026-11-16') } as const;
const NEW_DAYS = 14;

const played = { provider: 'casino-2', hasDemo: false, lobby: '/virtuals' } as const;
const flight = { ...played, roundLimit: { staked: kes(5_000), stakes: 1 } } as const;
const slot = {
  provider: 'casino-1',
  hasDemo: true,
  lobby: '/casino',
  entry: null,
  roundLimit: { staked: kes(1_000), stakes: 1 },
} as const;
const inCasino = { ...LATEST, provider: 'casino-1', lobby: '/casino', typeId: 'dga', entry: null } as const;
const jackpotSlot = { ...slot, ...LATEST, provider: 'casino-2', feedsJackpot: true } as const;
const card = { ...slot, ...LATEST, typeId: 'sc' } as const;
/** All of it on one ball would win 427,500: no draw brings more than a round may. */
const DRAW_LIMIT: RoundLimit = { staked: kes(15_000), stakes: 6 };
/** No pick of a matchday pays more than 50 times: all of it on one wins 500,000. */
const MATCHDAY_LIMIT: RoundLimit = { staked: kes(10_000), stakes: 6 };
/** No pick of a race pays more than 250 times: all of it on one wins 500,000. */
const RACE_LIMIT: RoundLimit = { staked: kes(2_000), stakes: 6 };

const table = { ...TABLES, provider: 'casino-1', hasDemo: false, lobby: '/casino', entry: null } as const;
/** Stakes of many chips. All of it on one number of the roulette would win 360,000. */
const BOARD_LIMIT: RoundLimit = { staked: kes(10_000), stakes: 6 };
/** All of it on the highest number, times three, would win 432,000. */
const WHEEL_LIMIT: RoundLimit = { staked: kes(3_000), stakes: 6 };
/** A hand of 5,000 that is split, and both hands doubled. */
const HAND_LIMIT: RoundLimit = { staked: kes(20_000), stakes: 4 };

/** Every game of the arcade. The arcade knows them by the same ids. */
export const ARCADE_GAMES: readonly ArcadeGame[] = [
  { ...flight, ...FIRST, id: 'comet', name: 'Comet', typeId: 'dga', entry: { as: 'direct', kind: 'crashx' } },
  {
    ...flight,
    ...FIRST,
    id: 'wabebe',
    name: 'Wabebe',
    typeId: 'dga',
    entry: { as: 'direct', kind: 'crash' },
  },
  { ...flight, ...FIRST, id: 'rocketman', name: 'Rocketman', typeId: 'rgs-vsb', entry: { as: 'virtual' } },
  {
    ...played,
    ...FIRST,
    id: 'fastballs',
    name: 'Fastballs',
    typeId: 'rgs-vsb',
    entry: { as: 'virtual' },
    roundLimit: DRAW_LIMIT,
  },
  { ...slot, ...FIRST, id: 'tatu-tatu', name: 'Tatu Tatu', typeId: 'vs' },
  { ...slot, ...FIRST, id: 'matunda', name: 'Matunda', typeId: 'cs' },
  {
    ...played,
    ...VIRTUALS,
    provider: 'casino-1',
    id: 'ligi',
    name: 'Ligi ya Mtaa',
    typeId: 'rgs-vsb',
    entry: { as: 'virtual' },
    roundLimit: MATCHDAY_LIMIT,
  },
  {
    ...played,
    ...VIRTUALS,
    provider: 'casino-1',
    id: 'mbio',
    name: 'Mbio za Punda',
    typeId: 'dga',
    entry: { as: 'virtual' },
    roundLimit: RACE_LIMIT,
  },
  { ...table, id: 'roulette', name: 'Chaki Roulette', typeId: 'rl', roundLimit: BOARD_LIMIT },
  { ...table, id: 'baccarat', name: 'Tisa Baccarat', typeId: 'bc', roundLimit: BOARD_LIMIT },
  { ...table, id: 'baccarat-nc', name: 'Tisa Bila Ada', typeId: 'bn', roundLimit: BOARD_LIMIT },
  { ...table, id: 'blackjack', name: 'Kijiwe Blackjack', typeId: 'bj', roundLimit: HAND_LIMIT },
  { ...table, id: 'gurudumu', name: 'Gurudumu', typeId: 'lg', roundLimit: WHEEL_LIMIT },
  { ...jackpotSlot, id: 'bahari', name: 'Bahari', typeId: 'vs' },
  { ...jackpotSlot, id: 'kengele', name: 'Kengele', typeId: 'cs' },
  { ...card, id: 'kuna-tatu', name: 'Kuna Tatu' },
  { ...card, id: 'namba-bahati', name: 'Namba Bahati' },
  { ...flight, ...inCasino, id: '1301', name: 'Spaceman' },
  { ...flight, ...inCasino, id: '1302', name: 'Kishada' },
];

/** The game of this id, or undefined. */
export const arcadeGame = (id: string): ArcadeGame | undefined => ARCADE_GAMES.find((game) => game.id === id);

/** Is the game marked as new on this day? */
export const isNewOn = (day: NairobiDay, { listedOn }: Pick<ArcadeGame, 'listedOn'>): boolean =>
  day < addDays(listedOn, NEW_DAYS);
