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
  { ...flight, id: 'comet', name: 'Comet', typeId: 'dga', entry: { as: 'direct', kind: 'crashx' } },
  {
    ...flight,
    id: 'wabebe',
    name: 'Wabebe',
    typeId: 'dga',
    entry: { as: 'direct', kind: 'crash' },
  },
  { ...flight, id: 'rocketman', name: 'Rocketman', typeId: 'rgs-vsb', entry: { as: 'virtual' } },
  {
    ...played,
    id: 'fastballs',
    name: 'Fastballs',
    typeId: 'rgs-vsb',
    entry: { as: 'virtual' },
    roundLimit: DRAW_LIMIT,
  },
  { ...slot, id: 'tatu-tatu', name: 'Tatu Tatu', typeId: 'vs' },
  { ...slot, id: 'matunda', name: 'Matunda', typeId: 'cs' },
  {
    ...played,
    list: 'casino-1',
    id: 'ligi',
    name: 'Ligi ya Mtaa',
    typeId: 'rgs-vsb',
    entry: { as: 'virtual' },
    roundLimit: MATCHDAY_LIMIT,
  },
  {
    ...played,
    list: 'casino-1',
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
  { ...jackpotSlot, list: 'casino-2', id: 'bahari', name: 'Bahari', typeId: 'vs' },
  { ...jackpotSlot, id: 'kengele', name: 'Kengele', typeId: 'cs' },
  { ...card, id: 'kuna-tatu', name: 'Kuna Tatu' },
  { ...card, id: 'namba-bahati', name: 'Namba Bahati' },
  { ...flight, ...inCasino, id: '1301', name: 'Spaceman' },
  { ...flight, ...inCasino, id: '1302', name: 'Kishada' },
];

/** The platform's own arcade, `apps/arcade`. */
export const arcade: Provider = {
  name: ARCADE_PROVIDER,
  games: GAMES,
  imageUrl: (origin, gameId) => `${origin}/images/${gameId}.svg`,
  playUrl: (origin, gameId, { token, language }) =>
    `${origin}/play/${gameId}?companyId=kipenga&lang=${language}&currency=kes&version=desktop&token=${token}`,
};
