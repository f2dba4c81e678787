import { parseLaunchUrl } from '@kipenga/betting-core';
import type { CSSProperties, ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { GameFrame } from './GameFrame.tsx';

/** The catalogue's own mark in place of a game: always available and harmless. */
const launch = () => {
  const parsed = parseLaunchUrl(`${location.origin}/arcade-that-is-not-there`, {
    providers: [],
    ownOrigin: 'https://kipenga.example',
    sandboxOrigins: [location.origin],
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
Loading.test(
  'Go Back works while the game opens (R2-63)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening Anga Rocket');
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
);
Loading.test(
  'Go Back is the first to be reached by key',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
);
export const Playing = meta.story({ render: (args) => <GameFrame {...args} src={launch()} /> });
Playing.test('the frame is titled, sandboxed, and sends no referrer (D30)', async ({ canvas }) => {
  const frame = canvas.getByTitle('Anga Rocket');
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen');
});
Playing.test(
  'full screen by key, and back; Escape leaves it too',
  { tags: ['keyboard'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const full = canvas.getByRole('button', { name: 'View Fullscreen' });
    const filled = () => canvasElement.querySelector('[data-full]');
    await userEvent.tab();
    await userEvent.tab();
    await expect(full).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(filled()).not.toBeNull();
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(filled()).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(filled()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(filled()).toBeNull();
    await expect(full).toHaveFocus();
  },
);
Playing.test(
  'full screen by tap, and back',
  { tags: ['pointer'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const full = canvas.getByRole('button', { name: 'View Fullscreen' });
    await userEvent.click(full);
    await expect(canvasElement.querySelector('[data-full]')).not.toBeNull();
    await userEvent.click(full);
    await expect(canvasElement.querySelector('[data-full]')).toBeNull();
  },
);
export const Failed = meta.story({ args: { isFailed: true } });
Failed.test('Retry asks for the launch again', { tags: ['pointer'] }, async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Anga Rocket did not open.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
export const UnderHeader = meta.story({ args: { isUnderHeader: true } });

/** A frame high enough to recognise its state. */
const Low = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ '--game-height': '13rem' } as CSSProperties}>{children}</div>
);

export const States = meta.story({
  render: (args) => (
    <Specimens
      of={{
        opening: (
          <Low>
            <GameFrame {...args} />
          </Low>
        ),
        failed: (
          <Low>
            <GameFrame {...args} name="Lake Roulette" isFailed />
          </Low>
        ),
        'a virtual game: no full screen': (
          <Low>
            <GameFrame {...args} name="Fastballs" canFillScreen={false} />
          </Low>
        ),
        'a long name': (
          <Low>
            <GameFrame {...args} name="Nairobi Nights Blackjack with a Long Name" />
          </Low>
        ),
      }}
    />
  ),
});
