// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { kes } from '@kipenga/betting-core';
import type { GameFrame } from '../../pages/game-page.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { withWords } from '../../testing/with-words.ts';
import { multiplier } from '../multiplier.ts';
import type { ChipTablePage } from './chip-table-page.ts';

const stake: StakeView = {
  id: 's',
  round: 'first',
  stake: kes(100),
  state: 'open',
  paid: kes(0),
  at: null,
  pick: 'red:100',
};
const lost = { ...stake, state: 'lost' } as const;
const table = { hash: 'h', ms: 1_000, outcome: null, recent: [] };
const betting = (round: string): SharedView<string> => ({ ...table, phase: 'betting', round });
const shown: SharedView<string> = { ...table, phase: 'shown', round: 'first', outcome: 'red' };

/** The table's answers by path; each test sets its own. */
let answer: Promise<unknown> = Promise.resolve();
let red: HTMLButtonElement;

let Page: typeof ChipTablePage;
let said: string[] = [];

beforeAll(async () => {
  withWords({
    'arcade.roundNet': 'Net of the round {net}.',
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('fetch', async () => ({ ok: true, json: () => answer }));
  Page = (await import('./chip-table-page.ts')).ChipTablePage;
});

beforeEach(() => {
  said = [];
});

/** A page with reduced motion, at a table that takes stakes. */
const openPage = (): { readonly page: ChipTablePage<string>; readonly controls: HTMLElement } => {
  const controls = document.createElement('div');
  const frame = {
    opened: { play: 'p', limits: { minimum: kes(10), maximum: kes(1_000), cap: kes(100_000) } },
    scene: document.createElement('div'),
    controls,
    say: (text: string) => said.push(text),
    roundBegan: () => undefined,
    sayRefusal: () => undefined,
    count: () => undefined,
    holdMoney: () => undefined,
  } as unknown as GameFrame;
  const page = new Page<string>(frame, {
    rules: {
      spots: new Set(['red']),
      blocks: 1,
      outcomeOf: () => 'red',
      results: [],
      pays: () => multiplier(200),
    },
    pace: { bettingMs: 15_000, shownMs: 9_000 },
    best: ['red'],
    scene: {
      element: document.createElement('div'),
      show: () => undefined,
      lastsMs: () => 5_000,
    },
    spotWords: { name: (spot) => spot, pays: () => '2' },
    board: (spots) => (red = spots.button('red')),
    sentence: (outcome) => `${outcome}.`,
    recent: () => document.createElement('li'),
    written: (outcome) => outcome,
  });
  page.hearTable(betting('first'));
  return { page, controls };
};

test('an answer that comes after the result does not open the stake again', async () => {
  let arrive: (stake: StakeView) => void = () => undefined;
  answer = new Promise((resolve) => (arrive = resolve));
  const { page, controls } = openPage();
  red.click();
  controls.querySelector<HTMLButtonElement>('.main')?.click();
  page.hearStake(stake);
  page.hearStake(lost);
  arrive(stake);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  page.hearTable(shown);
  expect(said.at(-1)).toMatch(/^red\. Net of the round .*100/);
});
