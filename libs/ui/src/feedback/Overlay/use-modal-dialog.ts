import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { closeByBack } from './close-by-back.ts';

/** Properties of a native dialog that is controlled by a property instead of by method calls. */
export interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: (event: SyntheticEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

const focusFirst = (dialog: HTMLDialogElement): void =>
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();

/**
 * Opens and closes a native `<dialog>` as `isOpen` says. Focus starts on `data-first-focus`, usually a title: screen readers read
 * it, no keyboard appears, and no button that clears something is focused. The browser keeps the focus inside, makes the page
 * behind inert, and returns the focus afterwards. Escape, Back and a tap outside only call `onClose`; the owner decides. If the
 * focused element is removed, the title gets the focus.
 */
export function useModalDialog(isOpen: boolean, onClose: () => void): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);
  const wasClosedByBrowser = useOpenAs(ref, isOpen);
  useFocusKept(ref, isOpen);
  return {
    ref,
    onCancel(event) {
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onClose(event) {
      if (event.target !== ref.current) return;
      // The browser closed it by itself (a second Escape), so the owner must be told.
      if (wasClosedByBrowser() && isOpen && !ref.current.open) onClose();
    },
    onClick(event) {
      if (event.target === ref.current) onClose();
    },
  };
}

type DialogRef = RefObject<HTMLDialogElement | null>;

/**
 * Opens and closes the dialog. This is a layout effect because React runs it backwards when a suspended tree is hidden, and again
 * when it is shown: the window closes while it is still in the page, so that the browser can return the focus, and opens again.
 * @returns a function to call once after the dialog has closed; true if the browser closed it.
 */
function useOpenAs(ref: DialogRef, isOpen: boolean): () => boolean {
  const isClosedHere = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return undefined;
    dialog.showModal();
    focusFirst(dialog);
    const stop = closeByBack(dialog);
    return () => {
      stop();
      isClosedHere.current = dialog.open;
      dialog.close();
    };
  }, [ref, isOpen]);
  return () => {
    const isByBrowser = !isClosedHere.current;
    isClosedHere.current = false;
    return isByBrowser;
  };
}

/** When a form step with the focused field is removed, the browser drops the focus; it then goes to the title. */
function useFocusKept(ref: DialogRef, isOpen: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || !isOpen) return;
    let last = document.activeElement;
    const keep = () => (last = document.activeElement);
    const mend = () => {
      if (last?.isConnected === false && document.activeElement === document.body) focusFirst(dialog);
    };
    const steps = new MutationObserver(mend);
    steps.observe(dialog, { childList: true, subtree: true });
    dialog.addEventListener('focusin', keep);
    return () => {
      steps.disconnect();
      dialog.removeEventListener('focusin', keep);
    };
  }, [ref, isOpen]);
}
