import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { AmountField } from '../../controls/AmountField/AmountField.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { PasswordField } from '../../controls/PasswordField/PasswordField.tsx';
import { PhoneField } from '../../controls/PhoneField/PhoneField.tsx';
import { InPage } from '../Overlay/InPage.tsx';
import { Modal } from './Modal.tsx';

const LOG_IN = (
  <>
    <PhoneField />
    <PasswordField />
    <Button isWide>Log In</Button>
  </>
);

function LogIn({ isOpenAtFirst }: { readonly isOpenAtFirst: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <div style={{ minHeight: 500, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>To the login</Button>
      <Modal isOpen={isOpen} title="Log In" onClose={() => setOpen(false)}>
        {LOG_IN}
      </Modal>
    </div>
  );
}

const meta = preview.meta({
  title: 'Feedback/Modal',
  component: Modal,
  args: { isOpen: true, title: 'Log In', onClose: fn(), children: LOG_IN },
});

export const OpenedByATap = meta.story({ render: () => <LogIn isOpenAtFirst={false} /> });
OpenedByATap.test(
  'a tap opens it at its title, Close closes it, and focus goes back (R2-26)',
  { tags: ['pointer'] },
  async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'To the login' });
    await userEvent.click(opener);
    const modal = screen.getByRole('dialog', { name: 'Log In' });
    await expect(screen.getByRole('heading', { name: 'Log In' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(modal).not.toHaveAttribute('open');
    await expect(opener).toHaveFocus();
  },
);
OpenedByATap.test('a tap beside it closes it', { tags: ['pointer'] }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'To the login' }));
  const modal = screen.getByRole('dialog', { name: 'Log In' });
  await userEvent.click(screen.getByRole('heading', { name: 'Log In' }));
  await expect(modal).toHaveAttribute('open');
  // The backdrop belongs to the window.
  await userEvent.click(modal);
  await expect(modal).not.toHaveAttribute('open');
});
OpenedByATap.test(
  'Enter opens it at its title, Tab goes through the form, Enter on Close gives focus back',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const modal = screen.getByRole('dialog', { name: 'Log In' });
    await expect(screen.getByRole('heading', { name: 'Log In' })).toHaveFocus();
    const inOrder = [
      screen.getByRole('button', { name: 'Close' }),
      screen.getByLabelText('Phone number'),
      screen.getByLabelText('Password', { selector: 'input' }),
      screen.getByRole('button', { name: 'Show password' }),
      screen.getByRole('button', { name: 'Log In' }),
    ];
    for (const next of inOrder) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    for (const _ of inOrder.slice(1)) await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(modal).not.toHaveAttribute('open');
    await expect(canvas.getByRole('button', { name: 'To the login' })).toHaveFocus();
  },
);
OpenedByATap.test(
  'asked to close, as Escape asks, it closes and focus goes back',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const modal = screen.getByRole('dialog', { name: 'Log In' });
    modal.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(modal).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'To the login' })).toHaveFocus();
  },
);

export const Open = meta.story({ render: () => <LogIn isOpenAtFirst /> });
Open.test('where it scrolls, a field that takes focus stays clear of the head (2.4.11)', async () => {
  const modal = screen.getByRole('dialog', { name: 'Log In' });
  const head = screen.getByRole('heading', { name: 'Log In' }).parentElement;
  const field = screen.getByLabelText('Phone number');
  modal.style.maxHeight = '160px';
  // The position after Shift+Tab: in the window and below the head.
  modal.scrollTop += field.getBoundingClientRect().top - modal.getBoundingClientRect().top;
  field.focus();
  await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    head?.getBoundingClientRect().bottom ?? 0,
  );
});

function TwoSteps() {
  const [isSent, setSent] = useState(false);
  return (
    <Modal isOpen title="Verify Phone Number" onClose={() => undefined}>
      {isSent ? <p>It is verified.</p> : <Button onClick={() => setSent(true)}>Verify</Button>}
    </Modal>
  );
}
export const NextStep = meta.story({ render: () => <TwoSteps /> });
NextStep.test(
  'a button that leaves with its step hands the focus to the title (2.4.3)',
  { tags: ['keyboard'] },
  async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Verify' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Verify Phone Number' })).toHaveFocus());
  },
);

export const States = meta.story({
  render: ({ onClose }) => (
    <InPage>
      <Specimens
        of={{
          'a form': (
            <Modal isOpen title="Log In" onClose={onClose}>
              {LOG_IN}
            </Modal>
          ),
          'a form with a mistake': (
            <Modal isOpen title="Deposit" onClose={onClose}>
              <AmountField
                label="Amount"
                value="5"
                onChange={() => undefined}
                error="The smallest deposit is KES 10."
              />
              <Button isWide>Deposit</Button>
            </Modal>
          ),
          'a long title': (
            <Modal isOpen title="Verify Phone Number for 0712 345 678" onClose={onClose}>
              <p>A code is on its way to your phone.</p>
            </Modal>
          ),
        }}
      />
    </InPage>
  ),
});
