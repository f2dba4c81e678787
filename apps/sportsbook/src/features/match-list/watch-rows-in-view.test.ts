import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsInView } from './rows-in-view.ts';
import { watchRowsInView } from './watch-rows-in-view.ts';

/** Tells what the test says has come into view or left it. */
class Watcher {
  static all: Watcher[] = [];
  readonly observe = vi.fn();
  readonly unobserve = vi.fn();
  readonly disconnect = vi.fn();
  readonly tell: (seen: readonly { target: Element; isIntersecting: boolean }[]) => void;
  constructor(tell: Watcher['tell']) {
    this.tell = tell;
    Watcher.all.push(this);
  }
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Watcher);
  document.body.innerHTML = '<p><b data-match="a"></b><b data-match="b"></b></p>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  Watcher.all = [];
});
const row = (id: string) => document.querySelector(`[data-match=${id}]`)!;

test('one observer for all rows tells once scrolling rests, and of rows that come and go', async () => {
  const onChange = vi.fn();
  const stop = watchRowsInView(onChange);
  const [watcher] = Watcher.all;
  expect(Watcher.all).toHaveLength(1);
  watcher?.tell([{ target: row('a'), isIntersecting: true }]);
  watcher?.tell([
    { target: row('a'), isIntersecting: false },
    { target: row('b'), isIntersecting: true },
  ]);
  expect(onChange).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledOnce();
  expect([...rowsInView]).toEqual(['b']);
  row('b').remove();
  document.body.insertAdjacentHTML('beforeend', '<b data-match="c"></b>');
  await Promise.resolve(); // the page's own observer tells in a microtask
  expect([...rowsInView]).toEqual([]);
  expect(watcher?.observe).toHaveBeenLastCalledWith(row('c'));
  stop();
  vi.runAllTimers();
  expect(onChange).toHaveBeenCalledOnce();
  expect(watcher?.disconnect).toHaveBeenCalledOnce();
});
