import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from './me.ts';
import { placesOf } from './places.ts';

interface DeskKeys {
  readonly onPalette: () => void;
  readonly onFind: () => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** The keys of the whole desk: Ctrl+K opens the acts, `/` finds, `g` and a letter goes to a screen. None of them works while one types. */
export function useDeskKeys({ onPalette, onFind }: DeskKeys): void {
  const navigate = useNavigate();
  const { role } = useMe();
  const isGoing = useRef(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return onPalette();
      }
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = isGoing.current ? placesOf(role).find(({ key }) => key === event.key) : undefined;
      isGoing.current = event.key === 'g';
      if (place !== undefined) void navigate(place.path);
      if (event.key !== '/') return;
      event.preventDefault();
      onFind();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [navigate, onFind, onPalette, role]);
}
