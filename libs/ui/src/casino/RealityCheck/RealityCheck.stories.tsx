import { kes } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { RealityCheck, type RealityCheckTask } from './RealityCheck.tsx';

const meta = preview.meta({
  title: 'Casino/RealityCheck',
  component: RealityCheck,
  globals: { theme: 'casino' },
  args: {
    minutes: 30,
    net: kes(-60),
    onGoOn: fn(),
    onStop: fn(),
    onTimeOut: fn(async () => true),
  },
});

export const Asked = meta.story();
Asked.test('Escape closes nothing', { tags: ['keyboard'] }, async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('alertdialog')).toBeVisible();
});
Asked.test(
  'going on, and stopping, are a tap each',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on playing' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop playing' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
);
Asked.test(
  'a break by key: its form takes the place of the button, and the focus',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take a break' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '24 hours' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTimeOut).toHaveBeenCalledWith('day', '');
  },
);

export const LargeText = meta.story({ globals: { textSize: '200' } });
LargeText.test('nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const States = meta.story({
  render: (args) => (
    <Specimens<RealityCheckTask | 'asked' | 'after a win' | 'it did not get through'>
      of={{
        asked: <RealityCheck {...args} />,
        'after a win': <RealityCheck {...args} minutes={90} net={kes(1_240)} />,
        answer: <RealityCheck {...args} busy="answer" />,
        'time-out': <RealityCheck {...args} busy="time-out" />,
        'it did not get through': <RealityCheck {...args} isFailed />,
      }}
    />
  ),
});
