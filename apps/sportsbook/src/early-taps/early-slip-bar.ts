import { formatTotalOdds, parseOdds, type Odds } from '@kipenga/betting-core';
import { hasStoredPicks } from './has-stored-picks.ts';

/** The template of the bar, beside the app's root (entry-server.tsx). */
export const EARLY_BAR_ID = 'early-slip-bar';

/**
 * The slip bar before hydration. It counts the pressed buttons. A visitor who comes back to a slip gets none:
 * the slip may hold other picks, and only the app can read those.
 */
export interface EarlySlipBar {
  /** Shows how many prices are pressed and their product, and goes when there are none. */
  readonly show: (pressed: readonly Element[]) => void;
  readonly holds: (element: Element) => boolean;
  readonly remove: () => void;
}

export function earlySlipBar(): EarlySlipBar {
  let bar: HTMLElement | null = null;
  const remove = () => {
    bar?.remove();
    bar = null;
  };
  const build = () => {
    const template = document.getElementById(EARLY_BAR_ID);
    if (!(template instanceof HTMLTemplateElement)) return null;
    const copy = template.content.firstElementChild?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return null;
    // Over the bottom navigation, however high that is at this size of text.
    const dock = [...document.querySelectorAll('#app nav')].at(-1);
    copy.style.bottom = `${window.innerHeight - (dock?.getBoundingClientRect().top ?? window.innerHeight)}px`;
    document.body.append(copy);
    return copy;
  };
  return {
    show: (pressed) => {
      if (pressed.length === 0 || hasStoredPicks()) {
        remove();
        return;
      }
      bar ??= build();
      const [count, odds] = bar?.querySelectorAll('b') ?? [];
      if (count) count.textContent = String(pressed.length);
      if (odds) odds.textContent = formatTotalOdds(pressed.map(priceOn).filter((price) => price !== null));
    },
    holds: (element) => bar?.contains(element) ?? false,
    remove,
  };
}

/** The price is the last text of its button. */
function priceOn(button: Element): Odds | null {
  const read = parseOdds(button.lastChild?.textContent ?? '');
  return read.ok ? read.value : null;
}
