/*
 * Back closes what lies over the page before it leaves the page. When something opens, the page gets a twin in the history: Back from the
 * twin closes it. Once it is closed in another way the twin stays, because taking it away could cross a navigation that has just begun;
 * Back passes over the page under it instead.
 */

interface PlaceInHistory {
  readonly isTwin?: boolean;
  /** The twin comes next. */
  readonly hasTwin?: boolean;
}

/** What lies over the page, the uppermost last. */
const open: HTMLDialogElement[] = [];
/** Whether the place one was at last, as far as this is told of it, is a twin. */
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
  setTimeout(() => open.length > 0 && stepAside()); // what is below it, or did not want to close
}

/** Of several only the uppermost is seen; one below keeps what was typed into it, and shows again when it is the uppermost. */
function showUppermost(): void {
  open.forEach((dialog, at) => dialog.toggleAttribute('data-under', at < open.length - 1));
}

/** Lets Back close a dialog that has opened, over whatever lies there. @returns the function that ends it, to be called before it closes. */
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
