import { parseLaunchUrl } from '@kipenga/betting-core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { WithWords } from '../../testing/WithWords.tsx';
import { GameFrame, type GameFrameProps } from './GameFrame.tsx';

const parsed = parseLaunchUrl('https://games.example/play?t=once', {
  providers: ['https://games.example'],
  ownOrigin: 'https://kipenga.example',
});
const src = parsed.ok ? parsed.value : null;

const show = (props: Partial<GameFrameProps>) =>
  render(
    <WithWords>
      <GameFrame name="Anga Rocket" src={src} onBack={() => undefined} {...props} />
    </WithWords>,
  );
const frame = () => screen.getByTitle('Anga Rocket');

describe('the game frame', () => {
  test('may neither leave the frame, nor open windows, nor download, nor tell where it was opened (D30)', () => {
    show({});
    const rights = frame().getAttribute('sandbox')?.split(' ');
    expect(rights).toEqual(['allow-scripts', 'allow-same-origin', 'allow-forms']);
    expect(frame().getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  test('uses of the device what the page lists, and nothing else', () => {
    show({ allow: ['autoplay'] });
    expect(frame().getAttribute('allow')).toBe('autoplay');
  });

  test('says that it opens until the game has loaded', () => {
    show({});
    expect(screen.getByRole('status').textContent).toContain('Opening Anga Rocket');
    fireEvent.load(frame());
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('offers to open it anew when it takes long, and not before', () => {
    vi.useFakeTimers();
    const onRetry = vi.fn();
    show({ onRetry });
    act(() => void vi.advanceTimersByTime(19_999));
    expect(screen.getByRole('status').textContent).toContain('Slow network');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(frame()).toBeTruthy();
    vi.useRealTimers();
  });

  test('holds no frame before there is an address, nor after a failure', () => {
    show({ src: null });
    expect(screen.queryByTitle('Anga Rocket')).toBeNull();
    show({ isFailed: true });
    expect(screen.queryByTitle('Anga Rocket')).toBeNull();
  });

  test('where the browser refuses full screen, nothing behind the covering view takes focus (2.4.3)', () => {
    const page = render(
      <WithWords>
        <nav>Behind</nav>
        <main>
          <p>Beside</p>
          <GameFrame name="Anga Rocket" src={src} onBack={() => undefined} />
        </main>
        <footer inert>Asleep</footer>
      </WithWords>,
    );
    const full = screen.getByRole('button', { name: 'View Fullscreen' });
    fireEvent.click(full);
    expect(screen.getByText('Behind').hasAttribute('inert')).toBe(true);
    expect(screen.getByText('Beside').hasAttribute('inert')).toBe(true);
    expect(full.closest('[inert]')).toBeNull();
    fireEvent.click(full);
    expect(screen.getByText('Behind').hasAttribute('inert')).toBe(false);
    expect(screen.getByText('Asleep').hasAttribute('inert')).toBe(true);
    fireEvent.click(full);
    page.rerender(
      <WithWords>
        <nav>Behind</nav>
      </WithWords>,
    );
    expect(screen.getByText('Behind').hasAttribute('inert')).toBe(false);
  });

  test('a virtual game has no full screen (R2-63)', () => {
    show({ canFillScreen: false });
    expect(screen.queryByRole('button', { name: 'View Fullscreen' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeTruthy();
  });
});
