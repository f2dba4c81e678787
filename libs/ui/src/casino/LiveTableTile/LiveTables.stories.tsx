import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { useEndlessRetry } from '../../testing/use-endless-retry.ts';
import { LIVE_TABLES, TABLES } from '../specimens.ts';
import { LiveTables, type LiveTablesProps, type LiveTablesState } from './LiveTables.tsx';

const Trying = (props: LiveTablesProps) => <LiveTables {...props} {...useEndlessRetry(props.onRetry)} />;

const meta = preview.meta({
  title: 'Casino/LiveTables',
  component: LiveTables,
  globals: { theme: 'casino' },
  args: { title: 'Live Games', tables: TABLES, onOpen: fn(), onRetry: fn() },
});

export const Ready = meta.story();
Ready.test('two stand abreast at 360 px', async ({ canvas }) => {
  const tops = canvas.getAllByRole('button').map((tile) => tile.getBoundingClientRect().top);
  await expect(tops[1]).toBe(tops[0]);
  await expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
});
Ready.test(
  'a tap asks for that table (R7-14)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Roulette Kisumu/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(args.onOpen).toHaveBeenCalledWith('t4');
  },
);
Ready.test(
  'Tab goes from table to table, a full one too; Enter asks for it',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Blackjack VIP/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('t4');
  },
);

export const Loading = meta.story({ args: { state: 'loading', tables: [] } });
Loading.test('the places are as large as the tables that will come', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  const [first, second] = canvas.getAllByTestId('shimmer').map((one) => one.getBoundingClientRect());
  await expect(second?.top).toBe(first?.top);
  await expect(Math.abs((first?.height ?? 0) - 168)).toBeLessThan(8);
});

export const Failed = meta.story({
  args: { state: 'failed', tables: [] },
  render: (args) => <Trying {...args} />,
});
Failed.test(
  'a live casino out of reach is not an empty one, and Retry asks again (D44)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('The live tables could not be reached.')).toBeVisible();
    await expect(canvas.queryByText('No tables are open now')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);
Failed.test(
  'while a failed list is asked for again Retry is busy, and keeps its place and its focus',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    const place = canvas.getByRole('button', { name: 'Retry' }).getBoundingClientRect();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const retry = canvas.getByRole('button', { name: 'Retry', busy: true });
    await expect(retry).toHaveFocus();
    await expect(retry.getBoundingClientRect()).toEqual(place);
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

export const Empty = meta.story({ args: { tables: [] } });
Empty.test('no table is a sentence and a next step', async ({ canvas }) => {
  await expect(canvas.getByText('No tables are open now')).toBeVisible();
  await expect(canvas.getByText('Choose another kind of game.')).toBeVisible();
  await expect(canvas.queryByRole('list')).toBeNull();
});

export const States = meta.story({
  render: (args) => (
    <Specimens<
      | LiveTablesState
      | 'failed, asked again'
      | 'empty'
      | 'empty, with a way on'
      | 'one table'
      | 'one is being opened'
      | 'not up to date'
      | 'in a row'
    >
      of={{
        ready: <LiveTables {...args} title="Live Games" />,
        'one is being opened': <LiveTables {...args} title="Live Games, opening" openingId="t1" />,
        'not up to date': (
          <LiveTables {...args} title="Live Games, not up to date" tables={LIVE_TABLES} isStale />
        ),
        'in a row': (
          <div style={{ contain: 'inline-size' }}>
            <LiveTables {...args} title="Live Games, in a row" tables={LIVE_TABLES} seeAllHref="/casino" />
          </div>
        ),
        'one table': <LiveTables {...args} title="Live Games, one" tables={TABLES.slice(0, 1)} />,
        loading: <LiveTables {...args} title="Live Games, loading" state="loading" tables={[]} />,
        failed: <LiveTables {...args} title="Live Games, failed" state="failed" tables={[]} />,
        'failed, asked again': (
          <LiveTables {...args} title="Live Games, asked again" state="failed" tables={[]} isRetrying />
        ),
        empty: <LiveTables {...args} title="Live Games, empty" tables={[]} />,
        'empty, with a way on': (
          <LiveTables
            {...args}
            title="Live Games, empty, with a way on"
            tables={[]}
            emptyAction={
              <Button look="secondary" size="small">
                Video Slots
              </Button>
            }
          />
        ),
      }}
    />
  ),
});
