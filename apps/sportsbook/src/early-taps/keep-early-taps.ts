import { earlySlipBar } from './early-slip-bar.ts';
import type { EarlyTaps } from './take-early-taps.ts';

/**
 * Runs inside the page before any other script. It keeps and answers a tap on an odds button that the server
 * drew: the button is pressed and the slip bar shows, until the app takes over. It holds one pick per match,
 * as the slip does (R4-01). Meanwhile the app gets none of these taps, so none counts twice. Of the buttons
 * that open a window (Log In, Register, Open slip) it keeps the last one tapped.
 */
interface Keeper {
  /** Stops keeping, leaves the page as the server drew it, and hands the taps over. */
  readonly take: () => EarlyTaps;
}

function keepEarlyTaps(): Keeper {
  const pressed: Element[] = [];
  const bar = earlySlipBar();
  let opener: HTMLElement | null = null;
  const press = (button: Element, isPressed: boolean) => {
    const at = pressed.indexOf(button);
    if (at >= 0) pressed.splice(at, 1);
    if (isPressed) pressed.push(button);
    button.setAttribute('aria-pressed', String(isPressed));
  };
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    opener = event.target.closest<HTMLElement>('[aria-haspopup]') ?? opener;
    const button = event.target.closest('[data-outcome]');
    if (button === null || button.matches('[disabled], [aria-disabled=true]')) return;
    event.stopPropagation();
    const isPressed = pressed.includes(button);
    const card = button.closest('article');
    for (const other of pressed.filter((one) => one.closest('article') === card)) press(other, false);
    press(button, !isPressed);
    bar.show(pressed);
  };
  document.addEventListener('click', onClick, true);
  return {
    take: () => {
      document.removeEventListener('click', onClick, true);
      const outcomes = pressed.map((button) => button.getAttribute('data-outcome') ?? '');
      const opensSlip = opener !== null && bar.holds(opener);
      for (const button of pressed.splice(0)) press(button, false);
      bar.remove();
      return { outcomes, opener: opensSlip ? null : opener, opensSlip };
    },
  };
}

Object.assign(window, { __KIPENGA_TAPS__: keepEarlyTaps() });
