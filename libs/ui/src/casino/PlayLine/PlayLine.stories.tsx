import { cents, kes } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { PlayLine } from './PlayLine.tsx';

const meta = preview.meta({
  title: 'Casino/PlayLine',
  component: PlayLine,
  globals: { theme: 'casino' },
  args: { minutes: 12, net: kes(-60), left: null, limitsHref: '#/responsible-gambling' },
});

const NOTICE =
  'Your own loss limit is KES 300.00 a day: you can stake KES 20.00 more until Sun 22 Nov, 00:00.';

export const Playing = meta.story();
Playing.test(
  'the limits are one tap from the game',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Limits' }));
    await expect(followed).toHaveBeenCalledWith('#/responsible-gambling');
  },
);
Playing.test(
  'Tab reaches the limits, Enter follows',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Limits' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#/responsible-gambling');
  },
);

export const Refused = meta.story({ args: { left: kes(20), notice: NOTICE } });
Refused.test('why a stake was refused is said politely, in place of what is left', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(NOTICE);
  await expect(canvas.queryByText('KES 20.00 left today')).toBeNull();
});

export const LargeText = meta.story({ args: { left: kes(40) }, globals: { textSize: '200' } });
LargeText.test('nothing sticks out', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        'nothing staked yet': <PlayLine {...args} minutes={0} net={cents(0)} />,
        'a loss so far': <PlayLine {...args} />,
        'a win so far': <PlayLine {...args} net={kes(1_240)} />,
        'with a limit of the day': <PlayLine {...args} left={kes(40)} />,
        'a stake was refused': <PlayLine {...args} left={kes(20)} notice={NOTICE} />,
      }}
    />
  ),
});
