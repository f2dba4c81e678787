import type { ChipRules } from '../chips/chip-rules.ts';
import { orderOf, type Card } from '../cards/card.ts';
import { multiplier, type Multiplier } from '../multiplier.ts';
import { COUP_BLOCKS, coupOf, pointsOf, type Coup } from './coup.ts';
import { RESULTS } from './results.ts';

/** The spots to bet on. */
export const SPOTS = ['player', 'tie', 'banker', 'player-pair', 'banker-pair'] as const;
export type BaccaratSpot = (typeof SPOTS)[number];

/** The side nearer to nine. */
export type Winner = 'player' | 'banker' | 'tie';

/** The multiplier of a won bet on the banker, the stake included, by the banker's points. */
export type BankerPays = (points: number) => Multiplier;

const NOTHING = multiplier(0);
const STAKE_BACK = multiplier(100);
const EVEN = multiplier(200);
const TIE_PAYS = multiplier(1000);
const PAIR_PAYS = multiplier(1300);
const LESS_COMMISSION = multiplier(195);
const HALF_ON_SIX = multiplier(150);
const SIX = 6;

/** A won bet on the banker pays a commission of 5 % of the win. */
export const withCommission: BankerPays = () => LESS_COMMISSION;
/** No commission; a win of the banker with six pays half. */
export const withoutCommission: BankerPays = (points) => (points === SIX ? HALF_ON_SIX : EVEN);

export const winnerOf = ({ player, banker }: Coup): Winner => {
  const lead = pointsOf(player) - pointsOf(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
};

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && orderOf(first) === orderOf(second);

/** The highest multiplier of each spot, as shown before a bet. */
export const shownPays = (spot: BaccaratSpot, bankerPays: BankerPays): Multiplier =>
  ({
    player: EVEN,
    tie: TIE_PAYS,
    banker: bankerPays(0),
    'player-pair': PAIR_PAYS,
    'banker-pair': PAIR_PAYS,
  })[spot];

const paysOn = (spot: string, coup: Coup, bankerPays: BankerPays): Multiplier => {
  const winner = winnerOf(coup);
  if (spot === 'tie') return winner === 'tie' ? TIE_PAYS : NOTHING;
  if (spot === 'player-pair') return isPair(coup.player) ? PAIR_PAYS : NOTHING;
  if (spot === 'banker-pair') return isPair(coup.banker) ? PAIR_PAYS : NOTHING;
  if (winner === 'tie') return STAKE_BACK;
  if (spot !== winner) return NOTHING;
  return winner === 'banker' ? bankerPays(pointsOf(coup.banker)) : EVEN;
};

/** Eight decks, shuffled anew for every coup. A tie returns bets on either hand. */
export const baccaratRules = (bankerPays: BankerPays): ChipRules<Coup> => ({
  spots: new Set(SPOTS),
  blocks: COUP_BLOCKS,
  outcomeOf: coupOf,
  results: RESULTS,
  pays: (spot, coup) => paysOn(spot, coup, bankerPays),
});
