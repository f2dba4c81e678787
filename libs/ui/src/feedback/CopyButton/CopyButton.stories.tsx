import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { fakeClipboard } from '../../testing/fake-clipboard.ts';
import { CopyButton, type CopyOutcome } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Feedback/CopyButton',
  component: CopyButton,
  args: { text: 'ABC123', onCopied: fn() },
});

export const Usual = meta.story({ parameters: { layout: 'padded' } });
Usual.test(
  'a tap copies the text and says so (R8-10)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const writeText = fakeClipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledWith('ABC123');
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
);
Usual.test(
  'Enter and Space copy, and focus stays on the button that says so',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const writeText = fakeClipboard();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied!');
    await userEvent.keyboard(' ');
    await expect(writeText).toHaveBeenCalledTimes(2);
  },
);

export const Refused = meta.story({ args: { text: 'secret' }, parameters: { layout: 'padded' } });
Refused.test(
  'where the browser refuses it says how to copy by hand (3.3.3)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    fakeClipboard('secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText(/^Your browser did not allow copying\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
);

export const States = meta.story({
  play: async ({ canvas, canvasElement }) => {
    fakeClipboard('secret');
    for (const button of canvasElement.querySelectorAll<HTMLElement>('[data-tapped] button')) button.click();
    await canvas.findByText(/^Your browser did not allow copying\./);
  },
  render: () => (
    <Specimens<CopyOutcome | 'with its own words' | 'wide' | 'nothing to copy yet'>
      of={{
        none: (
          <div>
            <CopyButton text="ABC123" />
          </div>
        ),
        copied: (
          <div data-tapped>
            <CopyButton text="ABC123" />
          </div>
        ),
        refused: (
          <div data-tapped>
            <CopyButton text="secret" />
          </div>
        ),
        'with its own words': (
          <div>
            <CopyButton text="290080" label="Copy the paybill" look="quiet" />
          </div>
        ),
        wide: <CopyButton text="ABC123" isWide />,
        'nothing to copy yet': (
          <div>
            <CopyButton text="" disabled />
          </div>
        ),
      }}
    />
  ),
});
