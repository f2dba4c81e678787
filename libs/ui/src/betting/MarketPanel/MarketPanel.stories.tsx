import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { MarketPanel } from './MarketPanel.tsx';
import { MARKETS } from './market.specimens.ts';

const RESULT = MARKETS.result;

const meta = preview.meta({
  title: 'Betting/MarketPanel',
  component: MarketPanel,
  args: { market: RESULT, isInitiallyOpen: true, onPick: fn() },
});

export const Open = meta.story({ args: { pickedOutcomeId: '1-X' } });
Open.test(
  'a tap on a price hands over market and outcome',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 odds 2.35' }));
    await expect(args.onPick).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith(RESULT, RESULT.outcomes[0]);
  },
);
Open.test(
  'a tap on the heading closes the panel (R2-40)',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('1x2'));
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open');
  },
);
Open.test(
  'Tab goes from the heading to the prices, Enter and Space pick one (R2-40)',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector('summary')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPick).toHaveBeenCalledTimes(2);
    await expect(args.onPick).toHaveBeenLastCalledWith(RESULT, RESULT.outcomes[1]);
    await expect(canvas.getByRole('button', { name: 'X odds 3.10', pressed: true })).toHaveFocus();
  },
);
Open.test('its prices are a group named by the market (1.3.1)', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: '1x2' })).toBeVisible();
});

export const Shut = meta.story({ args: { isInitiallyOpen: false } });
Shut.test('a shut market shows its name and how many outcomes it has (R2-40)', async ({ canvas }) => {
  await expect(canvas.getByText('1x2')).toBeVisible();
  await expect(canvas.getByText('3')).toBeVisible();
  await expect(canvas.getByText('2.35')).not.toBeVisible();
});

export const States = meta.story({
  render: ({ onPick = fn() }) => (
    <Specimens
      isScreenWide
      of={{
        'three short outcomes': <MarketPanel market={RESULT} isInitiallyOpen onPick={onPick} />,
        'one of them in the slip': (
          <MarketPanel
            market={MARKETS.doubleChance}
            isInitiallyOpen
            pickedOutcomeId="10-1 or 2"
            onPick={onPick}
          />
        ),
        'two outcomes': <MarketPanel market={MARKETS.goals} isInitiallyOpen onPick={onPick} />,
        'suspended, and without a price': (
          <MarketPanel
            market={MARKETS.bothScore}
            isInitiallyOpen
            suspendedOutcomeIds={new Set(['29-yes'])}
            onPick={onPick}
          />
        ),
        'long names': <MarketPanel market={MARKETS.longNames} isInitiallyOpen onPick={onPick} />,
        'many outcomes': <MarketPanel market={MARKETS.correctScore} isInitiallyOpen onPick={onPick} />,
        shut: <MarketPanel market={MARKETS.firstHalf} onPick={onPick} />,
      }}
    />
  ),
});
