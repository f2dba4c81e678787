import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { InPage } from '../Overlay/InPage.tsx';
import { Dialog, type DialogProps, type DialogStatus } from './Dialog.tsx';

function Opening(props: Omit<DialogProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Place bet</Button>
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
Info.test('Close tells the owner (R2-27)', { tags: ['pointer'] }, async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
Info.test('a tap beside it tells the owner too', { tags: ['pointer'] }, async ({ args, userEvent }) => {
  await userEvent.click(screen.getByText('You have reached the maximum number of doubles!'));
  await expect(args.onClose).not.toHaveBeenCalled();
  // The backdrop belongs to the dialog.
  await userEvent.click(screen.getByRole('dialog'));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
Info.test('it is named by status and title, and described by its message', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Information Oops!' });
  await expect(dialog).toHaveAccessibleDescription('You have reached the maximum number of doubles!');
});
export const Success = meta.story({
  args: { status: 'success' as const, title: 'Success', message: 'Bet placed Successfully' },
});
export const Failure = meta.story({ args: { status: 'error' as const, title: 'Oops!', message: '' } });
Failure.test('an empty message becomes the spec’s sentence (R8-02)', async () => {
  await expect(screen.getByText('Oops! Looks like something went wrong. Please try again.')).toBeVisible();
});

export const WithFigures = meta.story({
  args: {
    status: 'success' as const,
    title: 'Bet placed Successfully',
    message: 'Bet PT3K-7QXM is placed.',
    figures: [
      { name: 'Stake', value: 'KES 49.00' },
      { name: 'Possible win', value: 'KES 140.79' },
    ],
  },
});
WithFigures.test('each figure stands beside its name', async () => {
  const name = screen.getByText('Stake', { selector: 'dt' });
  await expect(name.nextElementSibling).toHaveTextContent('KES 49.00');
});

export const WithAWayOn = meta.story({
  args: {
    status: 'error' as const,
    title: 'Oops!',
    message: 'You need KES 36.50 more for this bet.',
    actions: <Button>Deposit KES 37 and place bet</Button>,
  },
  render: ({ isOpen: _isOpen, onClose: _onClose, ...rest }) => <Opening {...rest} />,
});
WithAWayOn.test(
  'Enter opens it at its title, Tab leads to the way on and to Close, and closing gives focus back',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Place bet' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog');
    await expect(screen.getByRole('heading', { name: 'Error Oops!' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Deposit KES 37 and place bet' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
  },
);
WithAWayOn.test(
  'asked to close, as Escape asks, it closes and focus goes back',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const dialog = screen.getByRole('dialog');
    await expect(dialog.contains(document.activeElement)).toBe(true);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Place bet' })).toHaveFocus();
  },
);

export const Wide = meta.story({ globals: { viewport: { value: 'wide' } } });
Wide.test('from 768 px it is half as wide as the screen (R2-27)', async () => {
  await expect(screen.getByRole('dialog').offsetWidth).toBe(document.documentElement.clientWidth / 2);
});

export const States = meta.story({
  render: ({ onClose }) => (
    <InPage>
      <Specimens<DialogStatus | 'error with a way on' | 'with figures' | 'more than fits a line'>
        of={{
          success: (
            <Dialog
              isOpen
              status="success"
              title="Success"
              message="Bet placed Successfully"
              onClose={onClose}
            />
          ),
          info: (
            <Dialog
              isOpen
              status="info"
              title="Oops! "
              message="You have reached the maximum number of doubles!"
              onClose={onClose}
            />
          ),
          error: <Dialog isOpen status="error" title="Oops!" message="" onClose={onClose} />,
          'error with a way on': (
            <Dialog
              isOpen
              status="error"
              title="Oops!"
              message="You need KES 36.50 more for this bet."
              actions={<Button>Deposit KES 37 and place bet</Button>}
              onClose={onClose}
            />
          ),
          'with figures': (
            <Dialog
              isOpen
              status="success"
              title="Bet placed Successfully"
              message="Bet PT3K-7QXM is placed."
              figures={[
                { name: 'Stake', value: 'KES 49.00' },
                {
                  name: 'Wolverhampton Wanderers',
                  value: 'Not placed: Odds have changed. Please check your betslip.',
                },
              ]}
              onClose={onClose}
            />
          ),
          'more than fits a line': (
            <Dialog
              isOpen
              status="info"
              title="Two matches of this booking code have already started"
              message={'Gor Mahia v AFC Leopards\nWolverhampton Wanderers v Brighton & Hove Albion'}
              onClose={onClose}
            />
          ),
        }}
      />
    </InPage>
  ),
});
