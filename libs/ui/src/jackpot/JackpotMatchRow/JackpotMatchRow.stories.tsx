import type { JackpotPhase } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { MEGA, SETTLED } from '../specimens.ts';
import { JackpotMatchRow, type JackpotMatchRowProps } from './JackpotMatchRow.tsx';

const [DERBY, LONG] = MEGA.matches;
const [WON] = SETTLED.matches;
if (DERBY === undefined || LONG === undefined || WON === undefined)
  throw new Error('The specimen jackpot has matches');

/** A row must be in a list. */
const Row = (props: JackpotMatchRowProps) => (
  <ol>
    <JackpotMatchRow {...props} />
  </ol>
);

const meta = preview.meta({
  title: 'Jackpot/JackpotMatchRow',
  component: JackpotMatchRow,
  args: { match: DERBY, pick: null, onToggle: fn() },
  render: (args) => <Row {...args} />,
});

export const Open = meta.story();
Open.test(
  'a tap hands over the match and the result (R4-04)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'X, Draw, odds 3.10', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(args.onToggle).toHaveBeenCalledWith(args.match.id, 'draw');
  },
);
Open.test(
  'keys go along 1, X and 2, and Space picks',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Gor Mahia to win/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(args.onToggle).toHaveBeenCalledWith(args.match.id, 'away');
    await expect(canvas.getByRole('button', { name: /AFC Leopards to win/ })).toHaveFocus();
  },
);
Open.test(
  'two lines at 360 px: the names whole with their v, then when and where beside the picks, each at least 44 by 44',
  async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Gor Mahia v AFC Leopards' }).getBoundingClientRect();
    const when = canvas.getByText(/\d\d:\d\d/).getBoundingClientRect();
    for (const button of canvas.getAllByRole('button')) {
      const box = button.getBoundingClientRect();
      await expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      await expect(box.top).toBeGreaterThanOrEqual(title.bottom);
      await expect(box.left).toBeGreaterThanOrEqual(when.right);
    }
    await expect(canvas.getByRole('listitem').getBoundingClientRect().height).toBeLessThanOrEqual(92);
  },
);
Open.test(
  'a jackpot pick is not a price of the betslip: the keeper of early taps leaves it alone',
  async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button'))
      await expect(button.dataset['outcome']).toBeUndefined();
  },
);

export const Double = meta.story({ args: { pick: ['home', 'draw'] } });
Double.test('a double is two pressed cells and a D', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(2);
  await expect(canvas.getByText('D')).toHaveAttribute('title', 'Double');
});
export const WithoutPrices = meta.story({
  args: { match: { ...DERBY, odds: { home: null, draw: null, away: null } } },
});
WithoutPrices.test('a missing price leaves the pick open: it pays nothing here', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: '1, Gor Mahia to win' })).toBeEnabled();
});
export const Disabled = meta.story({ args: { pick: ['home'], isDisabled: true } });
Disabled.test('nothing can be picked (R4-08)', async ({ canvas }) => {
  for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
});

export const Right = meta.story({ args: { match: WON, pick: ['home'], phase: 'settled' } });
Right.test('the result is said in words, and the picks are disabled (R4-08)', async ({ canvas }) => {
  await expect(canvas.getByText('Gor Mahia won')).toBeVisible();
  await expect(canvas.getByText('Right')).toBeVisible();
  for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
});
export const Void = meta.story({
  args: { match: { ...WON, result: 'void' }, pick: ['draw'], phase: 'settled' },
});
Void.test('a void match makes the pick right (D65)', async ({ canvas }) => {
  await expect(canvas.getByText('Right')).toBeVisible();
});
export const Swahili = meta.story({
  globals: { locale: 'sw' },
  args: { match: WON, pick: ['home'], phase: 'settled' },
});
Swahili.test('the result is said in Swahili', async ({ canvas }) => {
  await expect(canvas.getByText('Gor Mahia ilishinda')).toBeVisible();
});
export const LargeText = meta.story({
  globals: { textSize: '200' },
  args: { match: LONG, pick: ['draw', 'away'] },
});
LargeText.test('picks go below the teams, and nothing sticks out', async ({ canvas }) => {
  const title = canvas.getByRole('heading').getBoundingClientRect();
  for (const button of canvas.getAllByRole('button'))
    await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const States = meta.story({
  render: (args) => (
    <Specimens<
      | JackpotPhase
      | 'one pick'
      | 'a double'
      | 'long names, a double'
      | 'no prices'
      | 'a ticket is being placed'
      | 'settled: a pick that is right'
      | 'settled: a double that is right'
      | 'settled: a pick that is not right'
      | 'settled: void, so every pick is right'
      | 'settled: no result yet'
    >
      isScreenWide
      of={{
        open: <Row {...args} />,
        'one pick': <Row {...args} pick={['draw']} />,
        'a double': <Row {...args} pick={['home', 'away']} />,
        'long names, a double': <Row {...args} match={LONG} pick={['home', 'draw']} />,
        'no prices': <Row {...args} match={{ ...DERBY, odds: { home: null, draw: null, away: null } }} />,
        'a ticket is being placed': <Row {...args} pick={['draw']} isDisabled />,
        settled: <Row {...args} match={WON} phase="settled" />,
        'settled: a pick that is right': <Row {...args} match={WON} pick={['home']} phase="settled" />,
        'settled: a double that is right': (
          <Row {...args} match={WON} pick={['home', 'away']} phase="settled" />
        ),
        'settled: a pick that is not right': <Row {...args} match={WON} pick={['draw']} phase="settled" />,
        'settled: void, so every pick is right': (
          <Row {...args} match={{ ...WON, result: 'void' }} pick={['draw']} phase="settled" />
        ),
        'settled: no result yet': <Row {...args} pick={['draw']} phase="settled" />,
        closed: <Row {...args} pick={['home']} phase="closed" />,
      }}
    />
  ),
});
