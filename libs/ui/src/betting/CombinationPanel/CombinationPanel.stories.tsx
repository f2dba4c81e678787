import { expect, fn } from 'storybook/test';
import { REPEATED_LANDMARKS } from '../../frame/repeated-landmarks.ts';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { price } from '../../testing/specimens.ts';
import { CombinationPanel, type CombinationPanelProps, type CombinationState } from './CombinationPanel.tsx';

const GOR = { id: '4071-home', name: 'Gor Mahia' };
const OVER = { id: '4071-over25', name: 'Over 2.5 goals' };
const DRAW = { id: '4071-dc', name: 'AFC Leopards or draw' };
const FIGURES = { odds: price(3.18), trueOdds: 3.44, multipliedOdds: 3.68, marginPercent: 8.1 };
const REFUSAL = 'Gor Mahia, AFC Leopards or draw: no result makes all of them right. Remove one.';

const meta = preview.meta({
  title: 'Betting/CombinationPanel',
  component: CombinationPanel,
  args: {
    state: 'priced' as CombinationState,
    picks: [GOR, OVER],
    figures: FIGURES,
    onRemove: fn(),
    onAdd: fn(),
    onStop: fn(),
    onRetry: fn(),
  },
});

export const Priced = meta.story();
Priced.test(
  'our price stands beside the true one, the multiplied one and our margin, with the reason (D101)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '3.18',
      '3.44',
      '3.68',
      '8.1',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/Our odds 3\.18\. .*often come in together/);
    await userEvent.click(canvas.getByRole('button', { name: 'Take out Over 2.5 goals' }));
    await expect(args.onRemove).toHaveBeenCalledWith('4071-over25');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to slip at 3.18' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
);
Priced.test(
  'Tab goes from the cross over the picks to the button that adds it',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Stop combining' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
);

export const Refused = meta.story({
  args: { state: 'refused', picks: [GOR, DRAW], figures: undefined, refusal: REFUSAL },
});
Refused.test('picks that do not go together are named, and nothing can be added', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(REFUSAL);
  await expect(canvas.queryByRole('button', { name: /^Add to slip/ })).toBeNull();
});

export const Replaces = meta.story({ args: { replaced: 'Draw' } });
Replaces.test('what of the match is on the slip is named before it goes', async ({ canvas }) => {
  await expect(canvas.getByText('It takes the place of Draw on your slip.')).toBeVisible();
});

export const States = meta.story({
  parameters: REPEATED_LANDMARKS,
  render: ({ figures: _figures, ...args }) => {
    const panel = (changes: Partial<CombinationPanelProps>) => <CombinationPanel {...args} {...changes} />;
    return (
      <Specimens<CombinationState | 'no pick yet' | 'seldom together' | 'six picks with long names'>
        isScreenWide
        of={{
          'no pick yet': panel({ state: 'collecting', picks: [] }),
          collecting: panel({ state: 'collecting', picks: [GOR] }),
          pricing: panel({ state: 'pricing' }),
          priced: panel({ figures: FIGURES, replaced: 'Draw' }),
          'seldom together': panel({
            figures: { odds: price(11), trueOdds: 11.9, multipliedOdds: 6.44, marginPercent: 8.2 },
          }),
          refused: panel({ state: 'refused', picks: [GOR, DRAW], refusal: REFUSAL }),
          failed: panel({ state: 'failed' }),
          'six picks with long names': panel({
            picks: [
              GOR,
              OVER,
              { id: 'a', name: 'Both teams score: yes' },
              { id: 'b', name: 'Wolverhampton Wanderers over 1.5 goals' },
              { id: 'c', name: 'First half: Over 0.5 goals' },
              { id: 'd', name: 'Even number of goals' },
            ],
            figures: { odds: price(501), trueOdds: 541.58, multipliedOdds: 701.22, marginPercent: 8.1 },
          }),
        }}
      />
    );
  },
});
