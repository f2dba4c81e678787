import { useEffect, useRef, type RefObject } from 'react';

/** Opens and closes a native dialog: the browser keeps the focus in it, closes it by Escape and gives the focus back. */
export function useNativeDialog(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [isOpen]);
  return ref;
}
