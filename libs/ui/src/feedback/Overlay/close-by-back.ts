/*
 * Back closes an open dialog before it leaves the page. Opening one adds a second history entry for the page, the twin; going back
 * from the twin closes the dialog. If the dialog is closed in another way, the twin stays, because removing it could interfere with
 * a navigation that has just begun; Back then skips the original entry.
 */

interface PlaceInHistory {
  readonly isTwin?: boolean;
  /** True if the next entry is the twin. */
  readonly hasTwin?: boolean;
}

/** Open dialogs, the uppermost last. */
const open: HTMLDialogElement[] = [];
/** True if the last known history entry is a twin. */
let isAtTwin = false;
let isListening = false;

const place = (): PlaceInHistory | null => history.state as PlaceInHistory | null;

function stepAside(): void {
  if (place()?.isTwin !== true) {
    history.replaceState({ ...place(), hasTwin: true }, '');
    history.pushState({ ...place(), hasTwin: false, isTwin: true }, '');
  }
  isAtTwin = true;
}

function onBack(): void {
  const wasAtTwin = isAtTwin;
  isAtTwin = place()?.isTwin === true;
  if (!wasAtTwin || place()?.hasTwin !== true) return;
  const uppermost = open.at(-1);
  if (uppermost === undefined) return history.back();
  history.replaceState({ ...place(), hasTwin: false }, '');
  uppermost.dispatchEvent(new Event('cancel', { cancelable: true })); // as Escape asks
  setTimeout(() => open.length > 0 && stepAside()); // the overlay below it, or one that did not close
}

/** Only the uppermost dialog is visible. Those below keep what was typed into them and show again later. */
function showUppermost(): void {
  open.forEach((dialog, at) => dialog.toggleAttribute('data-under', at < open.length - 1));
}

/**
 * Lets Back close an open dialog, on top of any others.
 * @returns a function that ends this; call it before the dialog closes.
 */
export function closeByBack(dialog: HTMLDialogElement): () => void {
  if (!isListening) addEventListener('popstate', onBack);
  isListening = true;
  open.push(dialog);
  showUppermost();
  stepAside();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    dialog.removeAttribute('data-under');
    showUppermost();
  };
}
