import { parseLaunchUrl } from '@kipenga/betting-core';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { GameFrame } from './GameFrame.tsx';

/** A page that is surely there and surely harmless: the catalogue's own mark, standing for a game. */
const launch = () => {
  const parsed = parseLaunchUrl(`${location.origin}/arcade-that-is-not-there`, {
    providers: [],
    ownOrigin: 'https://kipenga.example',
    arcadeOrigin: location.origin,
  });
  if (!parsed.ok) throw new Error(parsed.reason.kind);
  return parsed.value;
};

const meta = preview.meta({
  title: 'Casino/GameFrame',
  component: GameFrame,
  globals: { theme: 'casino' },
  args: { name: 'Anga Rocket', src: null, onBack: fn(), onRetry: fn() },
});

export const Loading = meta.story();
Loading.test('Go Back works while the game opens (R2-63)', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Opening Anga Rocket');
  await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onBack).toHaveBeenCalledTimes(2);
});
export const Playing = meta.story({ render: (args) => <GameFrame {...args} src={launch()} /> });
Playing.test('the frame is titled, sandboxed, and sends no referrer (D30)', async ({ canvas }) => {
  const frame = canvas.getByTitle('Anga Rocket');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen');
});
Playing.test('full screen by key, and back', async ({ canvas, canvasElement, userEvent }) => {
  const full = canvas.getByRole('button', { name: 'View Fullscreen' });
  full.focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvasElement.querySelector('[data-full]')).not.toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect(canvasElement.querySelector('[data-full]')).toBeNull();
});
export const Virtual = meta.story({ args: { name: 'Fastballs', canFillScreen: false } });
export const Failed = meta.story({ args: { isFailed: true } });
Failed.test('Retry asks for the launch again', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Anga Rocket did not open.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
export const UnderHeader = meta.story({ args: { isUnderHeader: true } });
export const LongName = meta.story({ args: { name: 'Nairobi Nights Blackjack with a Long Name' } });
export const Light = meta.story({ globals: { theme: 'light' } });
export const Swahili = meta.story({ globals: { theme: 'casino', locale: 'sw' } });
export const LargeText = meta.story({ globals: { theme: 'casino', textSize: '200' } });
