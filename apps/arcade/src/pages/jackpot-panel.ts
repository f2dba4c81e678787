import { CASINO_TIER_TERMS, formatKes, type CasinoTier, type Cents } from '@kipenga/betting-core';
import type { JackpotView, OpenedGame } from '../protocol.ts';
import { askFor } from './arcade-client.ts';
import { make } from './dom.ts';
import { word, type FrameWordId } from './setting.ts';
import './jackpot-panel.css';

/** The house's jackpot, beside a game that feeds it. */
export interface JackpotPanel {
  readonly element: HTMLElement;
  /** Shows the chances at this stake. */
  readonly draw: (stake: Cents | null) => void;
  /** Refetches the amounts of the tiers. */
  readonly refresh: () => Promise<void>;
}

const NAMES: Readonly<Record<CasinoTier, FrameWordId>> = {
  shaba: 'arcade.jackpot.shaba',
  fedha: 'arcade.jackpot.fedha',
  dhahabu: 'arcade.jackpot.dhahabu',
};

/** A tier's name. */
export const tierName = (tier: CasinoTier): string => word(NAMES[tier]);

/** 'Chance: 1 round in 800': the tier's chance with this stake. */
const chanceWords = (tier: CasinoTier, stake: Cents | null): string =>
  stake === null
    ? ''
    : word('arcade.jackpot.chance', {
        rounds: Math.round(CASINO_TIER_TERMS[tier].stakedPerWin / stake).toLocaleString('en-KE'),
      });

const TIERS = Object.keys(NAMES) as readonly CasinoTier[];

const tierRow = (tier: CasinoTier) => {
  const amount = make('b', {}, '–');
  const chance = make('span', { class: 'small' });
  const row = make('li', { 'data-tier': tier }, make('span', {}, tierName(tier), ' ', chance), amount);
  return { tier, amount, chance, row };
};

/** Shows the amount and chance of each tier before a stake. */
export const jackpotPanel = ({ mode }: Pick<OpenedGame, 'mode'>): JackpotPanel => {
  const rows = TIERS.map(tierRow);
  const element = make(
    'section',
    { class: 'jackpot', 'aria-label': word('arcade.jackpot.title') },
    make('ul', {}, ...rows.map(({ row }) => row)),
    ...(mode === 'DEMO' ? [make('p', { class: 'small' }, word('arcade.jackpot.demo'))] : []),
  );
  return {
    element,
    draw: (stake) => {
      for (const { tier, chance } of rows) chance.textContent = chanceWords(tier, stake);
    },
    refresh: async () => {
      const answer = await askFor<JackpotView>('jackpot');
      if (!answer.ok) return;
      for (const { tier, amount } of rows) {
        const held = answer.value.tiers.find((one) => one.tier === tier);
        amount.textContent = held === undefined ? '–' : formatKes(held.amount);
      }
    },
  };
};
