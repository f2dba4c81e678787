import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { fakeClipboard } from '../../testing/fake-clipboard.ts';
import { BookingCode } from './BookingCode.tsx';

const meta = preview.meta({
  title: 'Betting/BookingCode',
  component: BookingCode,
  args: {
    code: 'KPG4F7',
    onShare: fn(),
    onCopied: fn(),
    whatsappHref: 'https://wa.me/?text=Kipenga',
  },
  beforeEach: () => void fakeClipboard(),
  decorators: [
    (Story, { name }) =>
      name === 'States' ? (
        <Story />
      ) : (
        <div className="specimens">
          <Story />
        </div>
      ),
  ],
});

export const AllWays = meta.story();
AllWays.test('the code is read when it comes', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^KPG4F7$/);
});
AllWays.test(
  'a tap copies the code as it is, another opens the device’s share sheet (R1-09)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const writeText = fakeClipboard();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toBeVisible();
    await expect(writeText).toHaveBeenCalledOnce();
    await expect(writeText).toHaveBeenCalledWith('KPG4F7');
    await expect(args.onCopied).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
);
AllWays.test(
  'Tab goes from Copy to Share to WhatsApp, Enter takes the way (R1-09)',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied!' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'WhatsApp' })).toHaveFocus();
  },
);
AllWays.test('WhatsApp opens beside the slip and learns nothing of it', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'WhatsApp' });
  await expect(link).toHaveAttribute('href', 'https://wa.me/?text=Kipenga');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

export const States = meta.story({
  render: ({ code, onShare = fn(), whatsappHref = '' }) => (
    <Specimens
      of={{
        'all ways': <BookingCode code={code} onShare={onShare} whatsappHref={whatsappHref} />,
        'no share sheet': <BookingCode code={code} whatsappHref={whatsappHref} />,
        'copying only': <BookingCode code={code} />,
        'long code': <BookingCode code="KPG4F7-99XQ-2MZT-WWWW" onShare={onShare} />,
      }}
    />
  ),
});
