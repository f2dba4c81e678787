import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { useEndlessRetry } from '../../testing/use-endless-retry.ts';
import { FailedState } from './FailedState.tsx';

const meta = preview.meta({
  title: 'Feedback/FailedState',
  component: FailedState,
  args: { text: 'My bets could not be loaded.', onRetry: fn() },
});

export const Failed = meta.story();
Failed.test(
  'a line with Retry, and no dialog (D44)',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelector('dialog')).toBeNull();
  },
);
Failed.test('it is said a moment after it appears (4.1.3)', async ({ canvas }) => {
  const words = await canvas.findByText('My bets could not be loaded.', { ignore: '[aria-hidden]' });
  await expect(canvas.getByRole('status')).toContainElement(words);
});

const Trying = ({ onRetry }: { readonly onRetry: () => void }) => (
  <FailedState {...useEndlessRetry(onRetry)} />
);
export const TryingAgain = meta.story({ render: ({ onRetry }) => <Trying onRetry={onRetry} /> });
TryingAgain.test(
  'Enter on Retry tries again; while it tries the button keeps its focus and takes no more presses',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const retry = canvas.getByRole('button', { name: 'Retry' });
    await expect(retry).toHaveAttribute('aria-busy', 'true');
    await expect(retry).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

export const States = meta.story({
  render: ({ onRetry }) => (
    <Specimens
      of={{
        'what is missing': <FailedState text="My bets could not be loaded." onRetry={onRetry} />,
        'without its name': <FailedState onRetry={onRetry} />,
        'trying again': <FailedState text="My bets could not be loaded." onRetry={onRetry} isRetrying />,
        'a long sentence': (
          <FailedState
            text="The matches of Wolverhampton Wanderers and Brighton & Hove Albion could not be loaded."
            onRetry={onRetry}
          />
        ),
      }}
    />
  ),
});
