import type { LaunchUrl } from '@kipenga/betting-core';
import { useEffect, useRef } from 'react';
import { readGameWish, type GameWish } from './frame-messages.ts';

/** Hears what the game in the frame asks for: it cannot leave the frame by itself (D30). */
export function useGameWishes(src: LaunchUrl | null, fulfil: (wish: GameWish) => void): void {
  const latest = useRef(fulfil);
  useEffect(() => void (latest.current = fulfil));
  useEffect(() => {
    if (src === null) return;
    const hear = (event: MessageEvent) => {
      const wish = readGameWish(event, src);
      if (wish !== null) latest.current(wish);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [src]);
}
