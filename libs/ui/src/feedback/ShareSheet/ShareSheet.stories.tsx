import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { ShareSheet } from './ShareSheet.tsx';

const meta = preview.meta({
  title: 'Feedback/ShareSheet',
  component: ShareSheet,
  args: {
    isOpen: true,
    title: 'Share ticket',
    text: 'Kipenga code ABC123: 4 picks, odds 12.40. 18+',
    url: 'https://kipenga.example/sports?bookingCode=ABC123',
    onShare: fn(),
    onClose: fn(),
  },
});

export const Open = meta.story();
Open.test('the message is shown as it will arrive, and the links carry it', async ({ canvas }) => {
  await expect(canvas.getByText(/^Kipenga code ABC123/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('bookingCode=ABC123')),
  );
});
Open.test(
  'Share opens the device’s own sheet; Close closes this one',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
);
export const WithoutShare = meta.story({
  args: {
    isOpen: true,
    title: 'Share ticket',
    text: 'Kipenga code ABC123',
    url: 'https://kipenga.example',
    onClose: fn(),
  },
});
export const Swahili = meta.story({ globals: { locale: 'sw' } });
export const LargeText = meta.story({ globals: { textSize: '200' } });
