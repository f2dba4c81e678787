import { matchId } from '@kipenga/betting-core';
import { rowsInView, withRowsInView } from './rows-in-view.ts';
import { rowsAreKeptBy } from './use-staying-rows.ts';

/** Pause in scrolling before the rows in view are reported. */
const REST_MS = 300;

/**
 * Keeps `rowsInView` up to date with one observer for all rows, and reports changes once scrolling rests. Rows are
 * found by an attribute, so that none has to take part.
 * @returns the function that stops it.
 */
export function watchRowsInView(onChange: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellLater = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, REST_MS);
  };
  const rows = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) keep(target, isIntersecting);
    tellLater();
  });
  const observed = new Set<Element>();
  const find = () => {
    for (const row of document.querySelectorAll('[data-match]')) {
      if (!observed.has(row)) rows.observe(row);
      observed.add(row);
    }
    for (const row of observed) if (!row.isConnected) forget(row);
  };
  const forget = (row: Element) => {
    rows.unobserve(row);
    observed.delete(row);
    keep(row, false);
    tellLater();
  };
  const page = new MutationObserver(find);
  page.observe(document.body, { childList: true, subtree: true });
  find();
  rowsAreKeptBy(withRowsInView);
  return () => {
    clearTimeout(timer);
    page.disconnect();
    rows.disconnect();
    rowsInView.clear();
    rowsAreKeptBy();
  };
}

function keep(row: Element, isInView: boolean): void {
  const id = matchId(row.getAttribute('data-match') ?? '');
  if (isInView) rowsInView.add(id);
  else rowsInView.delete(id);
}
