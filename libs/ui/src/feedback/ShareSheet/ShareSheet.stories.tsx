import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { followedLinks } from '../../link/followed-links.ts';
import { fakeClipboard } from '../../testing/fake-clipboard.ts';
import { InPage } from '../Overlay/InPage.tsx';
import { ShareSheet, type ShareSheetProps } from './ShareSheet.tsx';

const TICKET = {
  isOpen: true,
  title: 'Share ticket',
  text: 'Kipenga code ABC123: 4 picks, odds 12.40. 18+',
  url: 'https://kipenga.example/sports?bookingCode=ABC123',
} as const;

const meta = preview.meta({
  title: 'Feedback/ShareSheet',
  component: ShareSheet,
  args: { ...TICKET, onShare: fn(), onCopied: fn(), onClose: fn() },
});

export const Open = meta.story();
Open.test('the message is shown as it will arrive, and the links carry it', async ({ canvas }) => {
  await expect(canvas.getByText(/^Kipenga code ABC123/)).toBeVisible();
  for (const [name, start] of [
    ['WhatsApp', 'https://wa.me/?text='],
    ['SMS', 'sms:?body='],
  ] as const)
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      `${start}${encodeURIComponent(`${TICKET.text} ${TICKET.url}`)}`,
    );
});
Open.test(
  'Share opens the device’s own sheet, WhatsApp is followed, Close closes this one',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const followed = followedLinks(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('link', { name: 'WhatsApp' }));
    await expect(followed).toHaveBeenCalledWith(expect.stringContaining('wa.me'));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);

function Opening(props: Omit<ShareSheetProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ minHeight: 400, padding: 16 }}>
      <Button onClick={() => setOpen(true)}>Share ticket</Button>
      <ShareSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
export const FromATicket = meta.story({
  render: ({ isOpen: _isOpen, onClose: _onClose, ...rest }) => <Opening {...rest} />,
});
FromATicket.test(
  'Enter opens it at its title, Tab goes along the ways, and each answers to a key',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, args, userEvent }) => {
    const writeText = fakeClipboard();
    const followed = followedLinks(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('heading', { name: 'Share ticket' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith(expect.stringMatching(/^sms:/));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    await expect(writeText).toHaveBeenCalledWith(`${TICKET.text} ${TICKET.url}`);
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
);
FromATicket.test(
  'asked to close, as Escape asks, it closes and focus goes back to what opened it',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    const sheet = screen.getByRole('dialog', { name: 'Share ticket' });
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Share ticket' })).toHaveFocus();
  },
);

const share = fn();
export const States = meta.story({
  render: ({ onClose }) => (
    <InPage>
      <Specimens
        of={{
          'where the device can share': <ShareSheet {...TICKET} onShare={share} onClose={onClose} />,
          'where it cannot': <ShareSheet {...TICKET} onClose={onClose} />,
          'a long message': (
            <ShareSheet
              {...TICKET}
              title="Share bet"
              text="Kipenga code KPG4F7: Wolverhampton Wanderers v Brighton & Hove Albion and 16 more picks, odds 1012. 18+"
              url="https://kipenga.example/sports?bookingCode=KPG4F7&from=a-very-long-campaign-name-without-a-break"
              onShare={share}
              onClose={onClose}
            />
          ),
        }}
      />
    </InPage>
  ),
});
