import {
  cents,
  DEFAULT_LIMITS,
  kes,
  nairobiDay,
  systemLadder,
  taxRecordOn,
  type BetSystem,
} from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { price } from '../../testing/specimens.ts';
import { SystemLadder } from './SystemLadder.tsx';

const stake = kes(49);
const ladderOf = (prices: readonly number[], system: BetSystem) =>
  systemLadder({
    stake,
    prices: prices.map(price),
    limits: DEFAULT_LIMITS,
    taxRecord: taxRecordOn(nairobiDay('2026-11-21')),
    system,
  });
const trixie = ladderOf([1.85, 2.1, 3.4], { sizes: [2, 3], bankers: [] });

const meta = preview.meta({
  title: 'Betting/SystemLadder',
  component: SystemLadder,
  args: { ladder: trixie, stake },
});

export const Trixie = meta.story();
Trixie.test('steps that pay nothing are one, and one below the stake says so (D100)', async ({ canvas }) => {
  const rows = canvas
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  await expect(rows).toEqual([
    ' 0–1 right 0.00',
    ' 2 right 42.31 to 70.91may be less than you stake',
    ' All 3 right 274.64',
  ]);
});

const TWELVE = [1.85, 2.1, 3.4, 1.5, 2.35, 1.65, 4.1, 1.9, 2.75, 1.45, 2.2, 3.05];

export const States = meta.story({
  render: () => (
    <Specimens
      isScreenWide
      of={{
        trixie: <SystemLadder ladder={trixie} stake={stake} />,
        'a banker': (
          <SystemLadder ladder={ladderOf(TWELVE.slice(0, 5), { sizes: [3], bankers: [2] })} stake={stake} />
        ),
        'twelve picks': (
          <SystemLadder ladder={ladderOf(TWELVE, { sizes: [10, 11], bankers: [] })} stake={stake} />
        ),
        'a free bet': <SystemLadder ladder={trixie} stake={cents(0)} />,
      }}
    />
  ),
});
