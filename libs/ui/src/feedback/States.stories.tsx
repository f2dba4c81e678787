import { MAIN_COLUMNS } from '@kipenga/betting-core';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Specimens } from '../../.storybook/Specimens.tsx';
import { ColumnLabels } from '../betting/ColumnLabels/ColumnLabels.tsx';
import { MatchCard } from '../betting/MatchCard/MatchCard.tsx';
import { Button } from '../controls/Button/Button.tsx';
import { CopyButton } from './CopyButton/CopyButton.tsx';
import { EmptyState } from './EmptyState/EmptyState.tsx';
import { FailedState } from './FailedState/FailedState.tsx';
import { SandboxNotice } from './SandboxNotice/SandboxNotice.tsx';
import { Shimmer, type ShimmerKind } from './Shimmer/Shimmer.tsx';
import { Spinner } from './Spinner/Spinner.tsx';
import { MATCHES } from '../testing/specimens.ts';
import { ToastRegion } from './ToastRegion/ToastRegion.tsx';

const retry = fn();
const meta = preview.meta({
  title: 'Feedback/Loading, empty, failed, said',
  component: FailedState,
  args: { onRetry: retry },
});

export const Failed = meta.story({ args: { text: 'My bets could not be loaded.' } });
Failed.test('a line with Retry, and no dialog (D44)', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(mocked(retry)).toHaveBeenCalledOnce();
  await expect(canvasElement.querySelector('dialog')).toBeNull();
});
export const Retrying = meta.story({ args: { isRetrying: true } });

export const Empty = meta.story({
  render: () => (
    <EmptyState
      title="No matches today in Tanzania"
      text="The next ones are tomorrow."
      action={<Button look="secondary">See tomorrow</Button>}
    />
  ),
});
export const LoadingMatches = meta.story({ render: () => <Shimmer kind="match" /> });
LoadingMatches.test('ten rows, and one word for those who cannot see them (R2-34)', async ({ canvas }) => {
  await expect(canvas.getAllByTestId('shimmer')).toHaveLength(10);
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
});
/** What waits and what comes, one over the other. */
export const MatchInPlaceOfItsRow = meta.story({
  render: () => (
    <ColumnLabels columns={MAIN_COLUMNS}>
      <Shimmer kind="match" count={1} />
      <MatchCard match={MATCHES.derby} columns={MAIN_COLUMNS} href="#/markets" />
    </ColumnLabels>
  ),
});
MatchInPlaceOfItsRow.test('the row is as high as the match: nothing jumps', async ({ canvas }) => {
  const heightOf = (one: HTMLElement) => one.getBoundingClientRect().height;
  await waitFor(() =>
    expect(heightOf(canvas.getByTestId('shimmer'))).toBe(heightOf(canvas.getByRole('article'))),
  );
});
export const LoadingBets = meta.story({ render: () => <Shimmer kind="bet" /> });
export const LoadingTransactions = meta.story({ render: () => <Shimmer kind="transaction" /> });
export const StatesOfLoading = meta.story({
  render: () => (
    <Specimens<ShimmerKind>
      of={{
        match: <Shimmer kind="match" count={1} />,
        bet: <Shimmer kind="bet" count={1} />,
        transaction: <Shimmer kind="transaction" count={1} />,
        line: <Shimmer kind="line" />,
      }}
    />
  ),
});
export const SlowNetwork = meta.story({ render: () => <Shimmer kind="bet" slowAfterMs={0} /> });
SlowNetwork.test('a slow network is said', async ({ canvas }) => {
  await expect(await canvas.findByText('Slow network. Still trying…')).toBeVisible();
});
export const Turning = meta.story({
  render: () => (
    <div className="specimens">
      <Spinner size="2rem" />
    </div>
  ),
});

const undo = fn();
const dismiss = fn();
export const Toasts = meta.story({
  render: () => (
    <div style={{ minHeight: 300 }}>
      <ToastRegion
        toasts={[
          { id: '1', text: 'Slip cleared', action: { label: 'Undo', onAction: undo } },
          { id: '2', text: '2 prices changed. Total odds 5.05' },
        ]}
        onDismiss={dismiss}
      />
    </div>
  ),
});
Toasts.test('undo and dismiss', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
  await expect(mocked(undo)).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[1] ?? document.body);
  await expect(mocked(dismiss)).toHaveBeenCalledWith('2');
});

export const Copying = meta.story({
  render: () => (
    <div className="specimens">
      <CopyButton text="ABC123" />
    </div>
  ),
});
Copying.test('it says so when copied (R8-10)', async ({ canvas, userEvent }) => {
  const writeText = fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
  await expect(await canvas.findByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect(writeText).toHaveBeenCalledWith('ABC123');
});
export const Sandbox = meta.story({ render: () => <SandboxNotice handsetHref="#/sandbox/handset" /> });
