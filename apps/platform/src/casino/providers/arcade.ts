import { kes } from '@kipenga/betting-core';
import { ARCADE_PROVIDER } from '@kipenga/contracts/wallet';
import type { OfferedGame, Provider, RoundLimit } from './provider.ts';

const played = { list: 'casino-2', hasDemo: false, lobby: '/virtuals' } as const;
const flight = { ...played, roundLimit: { staked: kes(5_000), stakes: 1 } } as const;
const slot = {
  list: 'casino-1',
  hasDemo: true,
  lobby: '/casino',
  entry: null,
  roundLimit: { staked: kes(1_000), stakes: 1 },
} as const;
const inCasino = { list: 'casino-1', lobby: '/casino', typeId: 'dga', entry: null } as const;
const jackpotSlot = { ...slot, feedsJackpot: true } as const;
const card = { ...slot, typeId: 'sc' } as const;
/** All of it on one ball would win 427,500: no draw brings more than a round may. */
const DRAW_LIMIT: RoundLimit = { staked: kes(15_000), stakes: 6 };
/** No pick of a matchday pays more than 50 times: all of it on one wins 500,000. */
const MATCHDAY_LIMIT: RoundLimit = { staked: kes(10_000), stakes: 6 };
/** No pick of a race pays more than 250 times: all of it on one wins 500,000. */
const RACE_LIMIT: RoundLimit = { staked: kes(2_000), stakes: 6 };

const table = { list: 'casino-1', hasDemo: false, lobby: '/casino', entry: null } as const;
/** Stakes of many chips. All of it on one number of the roulette would win 360,000. */
const BOARD_LIMIT: RoundLimit = { staked: kes(10_000), stakes: 6 };
/** All of it on the highest number, times three, would win 432,000. */
const WHEEL_LIMIT: RoundLimit = { staked: kes(3_000), stakes: 6 };
/** A hand of 5,000 that is split, and both hands doubled. */
const HAND_LIMIT: RoundLimit = { staked: kes(20_000), stakes: 4 };

/** In the order they came, the newest last. */
const GAMES: readonly OfferedGame[] = [
  {
    ...flight,
    id: 'comet',
    returnPercent: 96,
    name: 'Comet',
    typeId: 'dga',
    entry: { as: 'direct', kind: 'crashx' },
  },
  {
    ...flight,
    id: 'wabebe',
    returnPercent: 96,
    name: 'Wabebe',
    typeId: 'dga',
    entry: { as: 'direct', kind: 'crash' },
  },
  {
    ...flight,
    id: 'rocketman',
    returnPercent: 96,
    name: 'Rocketman',
    typeId: 'rgs-vsb',
    entry: { as: 'virtual' },
  },
  {
    ...played,
    id: 'fastballs',
    returnPercent: 95,
    name: 'Fastballs',
    typeId: 'rgs-vsb',
    entry: { as: 'virtual' },
    roundLimit: DRAW_LIMIT,
  },
  { ...slot, id: 'tatu-tatu', returnPercent: 95.91, name: 'Tatu Tatu', typeId: 'vs' },
  { ...slot, id: 'matunda', returnPercent: 95.29, name: 'Matunda', typeId: 'cs' },
  {
    ...played,
    list: 'casino-1',
    id: 'ligi',
    returnPercent: 94,
    name: 'Ligi ya Mtaa',
    typeId: 'rgs-vsb',
    entry: { as: 'virtual' },
    roundLimit: MATCHDAY_LIMIT,
  },
  {
    ...played,
    list: 'casino-1',
    id: 'mbio',
    returnPercent: 94,
    name: 'Mbio za Punda',
    typeId: 'dga',
    entry: { as: 'virtual' },
    roundLimit: RACE_LIMIT,
  },
  {
    ...table,
    id: 'roulette',
    returnPercent: 97.3,
    name: 'Chaki Roulette',
    typeId: 'rl',
    roundLimit: BOARD_LIMIT,
  },
  {
    ...table,
    id: 'baccarat',
    returnPercent: 95.16,
    name: 'Tisa Baccarat',
    typeId: 'bc',
    roundLimit: BOARD_LIMIT,
  },
  {
    ...table,
    id: 'baccarat-nc',
    returnPercent: 95.16,
    name: 'Tisa Bila Ada',
    typeId: 'bn',
    roundLimit: BOARD_LIMIT,
  },
  {
    ...table,
    id: 'blackjack',
    returnPercent: 99.5,
    name: 'Kijiwe Blackjack',
    typeId: 'bj',
    roundLimit: HAND_LIMIT,
  },
  { ...table, id: 'gurudumu', returnPercent: 97.44, name: 'Gurudumu', typeId: 'lg', roundLimit: WHEEL_LIMIT },
  { ...jackpotSlot, list: 'casino-2', id: 'bahari', returnPercent: 91.31, name: 'Bahari', typeId: 'vs' },
  { ...jackpotSlot, id: 'kengele', returnPercent: 91.07, name: 'Kengele', typeId: 'cs' },
  { ...card, id: 'kuna-tatu', returnPercent: 92.23, name: 'Kuna Tatu' },
  { ...card, id: 'namba-bahati', returnPercent: 92.43, name: 'Namba Bahati' },
  { ...flight, ...inCasino, id: '1301', returnPercent: 96, name: 'Spaceman' },
  { ...flight, ...inCasino, id: '1302', returnPercent: 96, name: 'Kishada' },
];

/** The platform's own arcade, `apps/arcade`. */
export const arcade: Provider = {
  name: ARCADE_PROVIDER,
  games: GAMES,
  imageUrl: (origin, gameId) => `${origin}/images/${gameId}.svg`,
  playUrl: (origin, gameId, { token, language }) =>
    `${origin}/play/${gameId}?companyId=kipenga&lang=${language}&currency=kes&version=desktop&token=${token}`,
};
