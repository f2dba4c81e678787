import { expect, test } from 'vitest';
import { printPageState, readPageState } from './page-state.ts';

test('what the server leaves cannot end its script element, and is read back whole', () => {
  const state = { language: 'sw', isSandbox: true, store: { team: '</script><!-- & \u2028' } } as const;
  const printed = printPageState(state);
  expect(printed).not.toMatch(/[<>&\u2028]/);
  expect(readPageState(printed)).toEqual(state);
});

test('lists are told by columns, shorter, and are read back whole', () => {
  const price = (id: string, odds: number) => ({ id, odds, marketTypeId: '1', marketName: '1x2' });
  const matches = ['Gor Mahia', 'AFC Leopards', 'Bandari'].map((team, at) => ({
    id: `m${at}`,
    team,
    prices: { home: price(`m${at}-1`, 1850 + at), draw: at === 1 ? null : price(`m${at}-x`, 3000) },
    more: at === 2 ? [{ a: 1 }, { b: 2 }] : [price('p', 2), price('q', 3)],
    note: at === 0 ? undefined : 'seen',
  }));
  const state = {
    language: 'en',
    isSandbox: false,
    store: { matches, none: [], one: [{ id: 'm' }] },
  } as const;
  const printed = printPageState(state);
  expect(readPageState(printed)).toEqual(state);
  expect(printed.length).toBeLessThan(JSON.stringify(state).length);
});

test.each([
  [
    'a key of a list is the mark of one value for all',
    [
      { '=': 1, id: 2 },
      { '=': 3, id: 4 },
    ],
  ],
  [
    'two keys make the text of one',
    [
      { 'a,b': 1, c: 2 },
      { a: 1, 'b,c': 2 },
    ],
  ],
])('%s: it is read back whole', (_, store) => {
  const state = { language: 'en', isSandbox: true, store } as const;
  expect(readPageState(printPageState(state))).toEqual(state);
});

test.each([[{ '~': [2, { id: ['a', 'b'] }] }], [[{ '~': 1 }, { '~': 2 }]]])(
  'a key that would be read as a list is refused and not misread: %j',
  (store) => {
    expect(() => printPageState({ language: 'en', isSandbox: true, store })).toThrow(RangeError);
  },
);

test('a page without server data has none', () => {
  expect(readPageState('<!--app-state-->')).toBeNull();
  expect(readPageState('null')).toBeNull();
});
