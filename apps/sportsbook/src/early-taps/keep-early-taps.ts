/**
 * Runs inside the page before any other script: a tap on an odds button that the server drew is kept and shown pressed,
 * until the app is there to take it over (performance.md). One pick per match, as on the slip (R4-01). Of buttons that open a
 * window, Log In and Register, the last one tapped is kept.
 */
interface EarlyTaps {
  /** The outcomes now shown pressed, in the order of the taps. */
  readonly kept: string[];
  /** Stops keeping, un-presses the buttons so that the page is again what the server drew, and hands the taps over. */
  readonly take: () => Taken;
}

interface Taken {
  readonly outcomes: readonly string[];
  /** The button that was tapped to open a window. */
  readonly opener: HTMLElement | null;
}

function keepEarlyTaps(): EarlyTaps {
  const kept: string[] = [];
  let opener: HTMLElement | null = null;
  const press = (button: Element, isPressed: boolean) => {
    const id = button.getAttribute('data-outcome') ?? '';
    const at = kept.indexOf(id);
    if (at >= 0) kept.splice(at, 1);
    if (isPressed) kept.push(id);
    button.setAttribute('aria-pressed', String(isPressed));
  };
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    opener = event.target.closest<HTMLElement>('[aria-haspopup]') ?? opener;
    const button = event.target.closest('[data-outcome]');
    if (button === null || button.hasAttribute('disabled')) return;
    const isPressed = button.getAttribute('aria-pressed') === 'true';
    const pressedBefore =
      button.closest('article')?.querySelectorAll('[data-outcome][aria-pressed="true"]') ?? [];
    for (const other of pressedBefore) press(other, false);
    press(button, !isPressed);
  };
  document.addEventListener('click', onClick, true);
  return {
    kept,
    take: () => {
      document.removeEventListener('click', onClick, true);
      const outcomes = [...kept];
      for (const button of document.querySelectorAll('[data-outcome][aria-pressed="true"]'))
        press(button, false);
      return { outcomes, opener };
    },
  };
}

Object.assign(window, { __KIPENGA_TAPS__: keepEarlyTaps() });
export {};
