import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { TABLES } from '../specimens.ts';
import { LiveTables } from './LiveTables.tsx';
import { LiveTableTile } from './LiveTableTile.tsx';

const [FREE, , FULL] = TABLES;
if (FREE === undefined || FULL === undefined) throw new Error('There are specimen tables');

const meta = preview.meta({
  title: 'Casino/LiveTableTile',
  component: LiveTableTile,
  globals: { theme: 'casino' },
  args: { table: FREE, onOpen: fn() },
  decorators: [
    (Story, { name }) =>
      ['Free', 'Full', 'Opening'].includes(name) ? (
        <div style={{ width: 190, padding: 12 }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
});

export const Free = meta.story();
Free.test(
  'limits and seats are in its name, and a tap opens it (R7-14)',
  async ({ canvas, args, userEvent }) => {
    const tile = canvas.getByRole('button', { name: /Blackjack 1.*KES 50 to KES 20,000.*4 of 7 seats free/ });
    await userEvent.click(tile);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
);
export const Full = meta.story({ args: { table: FULL } });
Full.test('a full table keeps its focus and opens nothing', async ({ canvas, args, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: /Full/ })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onOpen).not.toHaveBeenCalled();
});
export const Opening = meta.story({ args: { isOpening: true } });
export const Tables = meta.story({
  render: (args) => (
    <LiveTables title="Live Games" tables={TABLES} {...(args.onOpen && { onOpen: args.onOpen })} />
  ),
});
export const Light = Tables.extend({ globals: { theme: 'light' } });
export const Swahili = Tables.extend({ globals: { theme: 'casino', locale: 'sw' } });
export const LargeText = Tables.extend({ globals: { theme: 'casino', textSize: '200' } });
