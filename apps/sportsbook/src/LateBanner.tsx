import { JackpotTeaser } from './features/jackpot/JackpotTeaser.tsx';
import { WithCasino } from './WithCasino.tsx';

/** The banner among the matches, where none is over them. */
export const LateBanner = () => (
  <WithCasino>
    <JackpotTeaser />
  </WithCasino>
);
