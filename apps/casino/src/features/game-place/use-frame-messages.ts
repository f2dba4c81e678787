import type { LaunchUrl } from '@kipenga/betting-core';
import { useEffect, useRef } from 'react';
import { readFrameMessage, type FrameMessage } from './frame-messages.ts';

/** Handles messages of the framed game, which cannot leave the frame itself (D30). */
export function useFrameMessages(src: LaunchUrl | null, fulfil: (message: FrameMessage) => void): void {
  const latest = useRef(fulfil);
  useEffect(() => void (latest.current = fulfil));
  useEffect(() => {
    if (src === null) return;
    const hear = (event: MessageEvent) => {
      const message = readFrameMessage(event, src);
      if (message !== null) latest.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [src]);
}
