import {
  useEffect,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { closeByBack } from './close-by-back.ts';

/** What a native dialog needs to be driven by a property instead of by calls. */
export interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: (event: SyntheticEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

const focusFirst = (dialog: HTMLDialogElement): void =>
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();

/**
 * Opens and closes a native `<dialog>` as `isOpen` says. Focus starts on `data-first-focus`: a title, so that it is read and
 * no keyboard jumps up, nor a button that clears. The browser keeps focus inside, makes the page behind inert, and
 * gives focus back; Escape, Back and a tap outside only ask (`onClose`), the owner decides. Focus that leaves with what had it goes
 * to the title.
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
      // The browser closed it by itself (a second Escape): the owner must hear of it.
      if (wasClosedByBrowser() && isOpen && !ref.current.open) onClose();
    },
    onClick(event) {
      if (event.target === ref.current) onClose();
    },
  };
}

type DialogRef = RefObject<HTMLDialogElement | null>;

/**
 * Opens and closes the dialog. @returns asks once, when it has closed, whether the browser closed it.
 * A layout effect. React undoes it in what it hides while a file is awaited, and does it again when that shows. So the window closes while
 * it is still in the page, the browser gives focus back, and the window opens again.
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

/** A step that leaves takes its focused field along, and the browser puts the focus nowhere: then it goes to the title. */
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
