import preview from '../../../.storybook/preview.tsx';
import { PRIZES } from '../specimens.ts';
import { JackpotPrizes } from './JackpotPrizes.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotPrizes',
  component: JackpotPrizes,
  args: { matchCount: 17, prizes: PRIZES, rollsOver: true },
});

export const Tiers = meta.story();
export const OnePrize = meta.story({ args: { prizes: PRIZES.slice(0, 1), rollsOver: false } });
export const Swahili = meta.story({ globals: { locale: 'sw' } });
export const LargeText = meta.story({ globals: { textSize: '200' } });
