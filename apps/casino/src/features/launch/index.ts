export { GameDoor, type Door } from './GameDoor.tsx';
export { readGameVisit, type GameVisit } from './game-visit.ts';
export { launchHouse } from './launch-house.ts';
export {
  FIXED_GAMES,
  fromCasino,
  fromDirect,
  fromVirtual,
  tileOf,
  type GameScreen,
  type PlayableGame,
} from './playable-game.ts';
