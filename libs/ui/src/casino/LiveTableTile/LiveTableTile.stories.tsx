import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { LIVE_TABLES, PICTURE, TABLES } from '../specimens.ts';
import { LiveTableTile, type LiveTableState, type LiveTableTileProps } from './LiveTableTile.tsx';

const [FREE, ONE_SEAT, FULL, ROOM] = TABLES;
const [BETTING, RUNNING, SHOWN] = LIVE_TABLES;
if (BETTING === undefined || RUNNING === undefined || SHOWN === undefined)
  throw new Error('There are specimens of tables that tell what they do');
if (FREE === undefined || ONE_SEAT === undefined || FULL === undefined || ROOM === undefined)
  throw new Error('There are specimen tables');

/** The width of one of two tiles in a row at 360 px. */
const OnAPhone = (props: LiveTableTileProps) => (
  <div style={{ width: 164 }}>
    <LiveTableTile {...props} />
  </div>
);

const meta = preview.meta({
  title: 'Casino/LiveTableTile',
  component: LiveTableTile,
  globals: { theme: 'casino' },
  args: { table: FREE, onOpen: fn() },
  render: (args) => <OnAPhone {...args} />,
});

export const Free = meta.story();
Free.test(
  'limits and seats are in its name, and a tap opens it (R7-14)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const name = /Blackjack 1.*KES 50 to KES 20,000.*4 of 7 seats free/;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('t1');
  },
);
Free.test(
  'Enter and Space open it, and the focus stays',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
);

export const Telling = meta.story({ args: { table: BETTING } });
Telling.test('what it does and its last results are in its name', async ({ canvas }) => {
  const name = /Roulette Kisumu.*38 of 50 seats free Bets open. Last results: 17, 0, 32/;
  await expect(canvas.getByRole('button', { name })).toBeVisible();
});

export const Full = meta.story({ args: { table: FULL } });
Full.test(
  'a full table keeps its focus, says so, and opens nothing',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const tile = canvas.getByRole('button', { name: /^Full Blackjack VIP.*0 of 7 seats free/ });
    await expect(tile).toHaveFocus();
    await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
);
Full.test('neither does a tap', { tags: ['pointer'] }, async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await expect(args.onOpen).not.toHaveBeenCalled();
});

export const Opening = meta.story({ args: { isOpening: true } });
Opening.test(
  'a second tap while it opens is ignored',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { busy: true }));
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
);

export const States = meta.story({
  render: (args) => (
    <Specimens<
      | LiveTableState
      | 'one seat free'
      | 'a hundred seats, nine drawn'
      | 'with a picture'
      | 'full, with a picture'
      | 'a long name'
      | 'taking bets'
      | 'a round runs'
      | 'a result is shown'
      | 'not up to date'
      | 'a broken picture'
    >
      of={{
        open: <OnAPhone {...args} />,
        'one seat free': <OnAPhone {...args} table={ONE_SEAT} />,
        full: <OnAPhone {...args} table={FULL} />,
        opening: <OnAPhone {...args} isOpening />,
        'a hundred seats, nine drawn': <OnAPhone {...args} table={ROOM} />,
        'with a picture': <OnAPhone {...args} table={{ ...FREE, imageUrl: PICTURE }} />,
        'full, with a picture': <OnAPhone {...args} table={{ ...FULL, imageUrl: PICTURE }} />,
        'taking bets': <OnAPhone {...args} table={BETTING} />,
        'a round runs': <OnAPhone {...args} table={RUNNING} />,
        'a result is shown': <OnAPhone {...args} table={{ ...SHOWN, imageUrl: PICTURE }} />,
        'not up to date': <OnAPhone {...args} table={BETTING} isStale />,
        'a long name': (
          <OnAPhone {...args} table={{ ...FREE, name: 'Baccarat No Commission Mombasa Lounge' }} />
        ),
        'a broken picture': (
          <OnAPhone {...args} table={{ ...FREE, imageUrl: 'data:image/png;base64,AAAA' }} />
        ),
      }}
    />
  ),
});
