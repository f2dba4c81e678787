import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { price } from '../../testing/specimens.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { OddsButton } from './OddsButton.tsx';

const meta = preview.meta({
  title: 'Betting/OddsButton',
  component: OddsButton,
  args: { outcomeId: '4071-home', odds: price(2.35), label: '1', name: 'Gor Mahia to win', onToggle: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
});

export const Open = meta.story();
Open.test('a tap hands over the outcome', { tags: ['pointer'] }, async ({ canvas, args, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('button', { name: '1 Gor Mahia to win, odds 2.35', pressed: false }),
  );
  await expect(args.onToggle).toHaveBeenCalledOnce();
  await expect(args.onToggle).toHaveBeenCalledWith('4071-home');
});
Open.test(
  'Space and Enter hand over the outcome, and focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await expect(args.onToggle).toHaveBeenLastCalledWith('4071-home');
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
);
Open.test('it is at least 44 by 44 and named for the keeper of early taps', async ({ canvas }) => {
  const button = canvas.getByRole('button');
  await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await expect(button.dataset['outcome']).toBe('4071-home');
});

export const Picked = meta.story({ args: { isPicked: true } });
Picked.test('a picked price is pressed and has the square corner (R4-02)', async ({ canvas }) => {
  const button = canvas.getByRole('button', { pressed: true });
  await expect(getComputedStyle(button).borderBottomLeftRadius).toBe('0px');
});

export const Suspended = meta.story({ args: { isSuspended: true } });
Suspended.test(
  'a suspended price can be reached and does nothing',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1 Gor Mahia to win, suspended' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
);
Suspended.test(
  'a tap on a suspended price picks nothing',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
);

export const Missing = meta.story({ args: { odds: null } });
Missing.test('a missing price is a lock and a disabled button (R4-03)', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '1 Gor Mahia to win, no odds' })).toBeDisabled();
});

export const Loading = meta.story({ args: { isLoading: true } });
export const Up = meta.story({ args: { move: 'up' } });
Up.test('without motion the tint leaves at once and does not fade (2.3.3)', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('button')).animationTimingFunction).toMatch(/^steps\(1/);
});
export const Down = meta.story({ args: { move: 'down' } });

const Moving = () => {
  const [odds, setOdds] = useState(price(2.35));
  return (
    <>
      <OddsButton outcomeId="4071-home" label="1" name="Gor Mahia to win" odds={odds} />
      <Button size="small" look="quiet" onClick={() => setOdds(price(2.5))}>
        Move
      </Button>
    </>
  );
};
export const Watching = meta.story({ render: () => <Moving /> });
Watching.test(
  'a price that rises while on show gets the arrow up',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Gor Mahia/ });
    await expect(button.dataset['move']).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvas.getByRole('button', { name: /odds 2.50/ }).dataset['move']).toBe('up');
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      isRow
      of={{
        open: <OddsButton {...args} />,
        picked: <OddsButton {...args} isPicked />,
        up: <OddsButton {...args} move="up" />,
        down: <OddsButton {...args} move="down" />,
        'picked, up': <OddsButton {...args} isPicked move="up" />,
        suspended: <OddsButton {...args} isSuspended />,
        'picked, suspended': <OddsButton {...args} isPicked isSuspended />,
        'label above, as in a market': (
          <OddsButton {...args} label="1 or X" name="1 or X" showsLabel="always" />
        ),
        missing: <OddsButton {...args} odds={null} />,
        loading: <OddsButton {...args} isLoading />,
        'three figures': <OddsButton {...args} odds={price(101.5)} />,
        'four figures': <OddsButton {...args} odds={price(1001)} />,
      }}
    />
  ),
});
