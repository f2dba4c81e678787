import { kes, type LiveTable } from '@kipenga/betting-core';
import { motifOf } from './GameTile/game-look.ts';
import type { GameTileGame } from './GameTile/GameTile.tsx';

const game = (id: string, name: string, typeId: string, more: Partial<GameTileGame> = {}): GameTileGame => ({
  id,
  name,
  motif: motifOf(typeId),
  ...more,
});

/** Games of every kind, none with a picture: names are made up. */
export const GAMES: readonly GameTileGame[] = [
  game('1301', 'Anga Rocket', 'crash', { isNew: true }),
  game('204', 'Savanna Reels', 'vs', { jackpot: kes(1_234) }),
  game('311', 'Lake Roulette', 'rl'),
  game('412', 'Coast Baccarat', 'bc'),
  game('518', 'Kwangua Ushinde', 'sc', { isNew: true }),
  game('622', 'Estadio Virtual League', 'rgs-vsb'),
  game('733', 'Nairobi Nights Blackjack with a Long Name', 'bj'),
  game('845', 'Keno 80', 'dga'),
  game('951', 'Mount Kenya Gold', 'cs', { jackpot: kes(2_480_917.35) }),
];

/** A picture of one colour in place of a provider's artwork. */
export const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"%3E%3Cpath fill="%2391d0fc" d="M0 0h3v4H0z"/%3E%3C/svg%3E';

/** Live tables with the current activity and last results. */
export const LIVE_TABLES: readonly (LiveTable & { readonly typeId: string })[] = [
  {
    id: 'roulette',
    typeId: 'rl',
    name: 'Roulette Kisumu',
    imageUrl: '',
    minBet: kes(10),
    maxBet: kes(5_000),
    seatedPlayers: 12,
    availableSeats: 38,
    phase: 'betting',
    recent: ['17', '0', '32', '5', '10', '36', '21', '9'],
  },
  {
    id: 'baccarat',
    typeId: 'bc',
    name: 'Baccarat Mombasa',
    imageUrl: '',
    minBet: kes(10),
    maxBet: kes(5_000),
    seatedPlayers: 4,
    availableSeats: 3,
    phase: 'running',
    recent: ['B', 'B', 'P', 'T', 'P', 'B', 'P'],
  },
  {
    id: 'wheel',
    typeId: 'lg',
    name: 'Wheel of Nakuru',
    imageUrl: '',
    minBet: kes(10),
    maxBet: kes(1_000),
    seatedPlayers: 0,
    availableSeats: 100,
    phase: 'shown',
    recent: ['2x', '1x', '40x'],
  },
];

/** Live tables: seats free, one seat left, full, and a long room without seat numbers worth drawing. */
export const TABLES: readonly LiveTable[] = [
  {
    id: 't1',
    name: 'Blackjack 1',
    imageUrl: '',
    minBet: kes(50),
    maxBet: kes(20_000),
    seatedPlayers: 3,
    availableSeats: 4,
  },
  {
    id: 't2',
    name: 'Baccarat Mombasa',
    imageUrl: '',
    minBet: kes(20),
    maxBet: kes(10_000),
    seatedPlayers: 6,
    availableSeats: 1,
  },
  {
    id: 't3',
    name: 'Blackjack VIP',
    imageUrl: '',
    minBet: kes(1_000),
    maxBet: kes(20_000),
    seatedPlayers: 7,
    availableSeats: 0,
  },
  {
    id: 't4',
    name: 'Roulette Kisumu',
    imageUrl: '',
    minBet: kes(20),
    maxBet: kes(5_000),
    seatedPlayers: 48,
    availableSeats: 52,
  },
];
