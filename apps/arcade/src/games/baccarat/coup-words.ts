import { shortMultiplier } from '../multiplier.ts';
import { shownPays, SPOTS, winnerOf, type BaccaratSpot, type BankerPays } from './baccarat-rules.ts';
import { pointsOf, type Coup } from './coup.ts';
import { word } from './word.ts';

const SPOT_WORDS = {
  player: 'arcade.baccarat.player',
  tie: 'arcade.baccarat.tie',
  banker: 'arcade.baccarat.banker',
  'player-pair': 'arcade.baccarat.playerPair',
  'banker-pair': 'arcade.baccarat.bankerPair',
} as const satisfies Record<BaccaratSpot, string>;

const RESULTS = {
  player: 'arcade.baccarat.playerWins',
  banker: 'arcade.baccarat.bankerWins',
  tie: 'arcade.baccarat.tied',
} as const;

const known = (spot: string): BaccaratSpot => SPOTS.find((one) => one === spot) ?? 'player';

/** The name of a spot. */
export const spotName = (spot: string): string => word(SPOT_WORDS[known(spot)]);

/** The multiplier of a spot, the chip included; for the banker also that of a win with six, if lower. */
export const spotPays = (spot: string, bankerPays: BankerPays): string => {
  const pays = shortMultiplier(shownPays(known(spot), bankerPays));
  const six = shortMultiplier(bankerPays(6));
  return known(spot) === 'banker' && six !== pays ? word('arcade.baccarat.bankerSix', { pays, six }) : pays;
};

/** A result in a sentence. */
export const coupWords = (coup: Coup): string =>
  word(RESULTS[winnerOf(coup)], { player: pointsOf(coup.player), banker: pointsOf(coup.banker) });
