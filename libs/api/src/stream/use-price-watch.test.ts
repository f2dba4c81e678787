// @vitest-environment jsdom
import { matchId, type MatchId } from '@kipenga/betting-core';
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStore } from '../testing/index.ts';
import { usePriceWatch } from './use-price-watch.ts';

const streams: { readonly url: string; isOpen: boolean }[] = [];
class FakeSource {
  readonly #stream: (typeof streams)[number];
  constructor(url: string) {
    this.#stream = { url, isOpen: true };
    streams.push(this.#stream);
  }
  addEventListener = (): void => undefined;
  close(): void {
    this.#stream.isOpen = false;
  }
}
const open = () => streams.filter(({ isOpen }) => isOpen).map(({ url }) => url);

beforeEach(() => {
  streams.length = 0;
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Screen({ ids, isSparing }: { readonly ids: readonly MatchId[]; readonly isSparing: boolean }) {
  usePriceWatch(ids, isSparing);
  return null;
}
const { store } = aStore();
const screen = (ids: readonly string[], isSparing = false) =>
  createElement(Provider, { store } as never, createElement(Screen, { ids: ids.map(matchId), isSparing }));

test('a screen is told of its matches while it is shown, of none where data is saved (D79)', async () => {
  expect(renderToString(screen(['101']))).toBe('');
  const { rerender, unmount } = render(screen(['101', '102'], true));
  rerender(screen([]));
  rerender(screen(['101', '102']));
  await expect.poll(open).toEqual(['/host/sports/stream?cards=101%2C102']);
  rerender(screen(['101', '102'])); // new lists of the same matches
  rerender(screen(['103']));
  await expect.poll(open).toEqual(['/host/sports/stream?cards=103']);
  expect(streams).toHaveLength(2);
  unmount();
  await expect.poll(open).toEqual([]);
});
