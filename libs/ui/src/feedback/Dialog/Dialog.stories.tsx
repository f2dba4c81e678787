import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { Dialog, type DialogProps, type DialogStatus } from './Dialog.tsx';

function Opening(props: Omit<DialogProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    status: 'info' as const,
    title: 'Oops! ',
    message: 'You have reached the maximum number of doubles!',
    onClose: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Info = meta.story();
Info.test('title, message, Close (R2-27)', async ({ args, userEvent }) => {
  await expect(screen.getByRole('dialog')).toHaveAccessibleName(/Oops!/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const Success = meta.story({
  args: { status: 'success' as const, title: 'Success', message: 'Bet placed Successfully' },
});
export const Failure = meta.story({ args: { status: 'error' as const, title: 'Oops!', message: '' } });
Failure.test('an empty message becomes the spec’s sentence (R8-02)', async () => {
  await expect(screen.getByText('Oops! Looks like something went wrong. Please try again.')).toBeVisible();
});
export const WithAWayOn = meta.story({
  args: {
    status: 'error' as const,
    title: 'Oops!',
    message: 'You need KES 36.50 more for this bet.',
    actions: <Button>Deposit KES 37 and place bet</Button>,
  },
});
export const Wide = meta.story({ globals: { viewport: { value: 'wide' } } });

export const OpenedByATap = meta.story({
  render: ({ isOpen: _isOpen, onClose: _onClose, ...rest }) => <Opening {...rest} />,
});
OpenedByATap.test(
  'asked to close, as Escape asks, it closes and focus goes back',
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
  },
);

/** Each behind its own button: of modal windows only one is on top. */
export const States = meta.story({
  render: () => (
    <Specimens<DialogStatus>
      of={{
        success: <Opening status="success" title="Success" message="Bet placed Successfully" />,
        info: (
          <Opening status="info" title="Oops!" message="You have reached the maximum number of doubles!" />
        ),
        error: <Opening status="error" title="Oops!" message="" />,
      }}
    />
  ),
});
