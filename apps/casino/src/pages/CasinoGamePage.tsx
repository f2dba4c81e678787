import { GamePlace } from '../features/game-place/index.ts';

/** A casino game (R2-12). */
export const CasinoGamePage = () => <GamePlace instead="/casino" canFillScreen />;
