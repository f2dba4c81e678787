export { GamePlace } from './GamePlace.tsx';
