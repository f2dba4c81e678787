import { GamePlace } from '../features/game-place/index.ts';

/** A virtual game (R2-11); full screen is the casino's (R2-63). */
export const VirtualGamePage = () => <GamePlace instead="/virtuals" canFillScreen={false} />;
