import { oddsFromThousandths } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { JackpotPickButton, type JackpotOutcome } from './JackpotPickButton.tsx';

const meta = preview.meta({
  title: 'Jackpot/JackpotPickButton',
  component: JackpotPickButton,
  args: {
    result: 'home' as const,
    odds: oddsFromThousandths(2350),
    name: 'Gor Mahia to win',
    isPicked: false,
    onToggle: fn(),
  },
});

export const Open = meta.story();
Open.test('a tap hands over the result', { tags: ['pointer'] }, async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '1, Gor Mahia to win, odds 2.35' }));
  await expect(args.onToggle).toHaveBeenCalledOnce();
  await expect(args.onToggle).toHaveBeenCalledWith('home');
});
Open.test(
  'Enter and Space do what a tap does, and the focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { pressed: false })).toHaveFocus();
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens<
      | 'open'
      | 'picked'
      | 'disabled'
      | 'picked, disabled'
      | 'no price'
      | JackpotOutcome
      | `${JackpotOutcome}, picked`
    >
      isRow
      of={{
        open: <JackpotPickButton {...args} />,
        picked: <JackpotPickButton {...args} isPicked />,
        disabled: <JackpotPickButton {...args} isDisabled />,
        'picked, disabled': <JackpotPickButton {...args} isPicked isDisabled />,
        'no price': <JackpotPickButton {...args} odds={null} />,
        came: <JackpotPickButton {...args} isDisabled outcome="came" />,
        'came, picked': <JackpotPickButton {...args} isPicked isDisabled outcome="came" />,
        missed: <JackpotPickButton {...args} isDisabled outcome="missed" />,
        'missed, picked': <JackpotPickButton {...args} isPicked isDisabled outcome="missed" />,
        void: <JackpotPickButton {...args} isDisabled outcome="void" />,
        'void, picked': <JackpotPickButton {...args} isPicked isDisabled outcome="void" />,
      }}
    />
  ),
});
