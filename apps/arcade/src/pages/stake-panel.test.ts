// @vitest-environment jsdom
import { kes } from '@kipenga/betting-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { multiplier } from '../games/multiplier.ts';
import type { SharedPhase, SharedView } from '../protocol.ts';
import { withWords } from '../testing/with-words.ts';
import type { GameFrame } from './game-page.ts';
import type { StakePanel } from './stake-panel.ts';

let Panel: typeof StakePanel;

beforeAll(async () => {
  withWords({ 'arcade.place': 'Stake {amount}', 'arcade.stakes.next': 'Wait for the next round' });
  Panel = (await import('./stake-panel.ts')).StakePanel;
});

const view = (round: string, phase: SharedPhase): SharedView<string> => ({
  round,
  phase,
  hash: 'h',
  ms: 1_000,
  outcome: phase === 'shown' ? 'red' : null,
  recent: [],
});

test('a result that is told is over: the button waits for the next round, whose line is not the last one’s', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const heard: string[] = [];
  const frame = {
    opened: { play: 'p', limits: { minimum: kes(10), maximum: kes(1_000), cap: kes(100_000) } },
    say: (text: string) => heard.push(text),
    roundBegan: () => heard.push('another round'),
    count: () => undefined,
    holdMoney: () => undefined,
  } as unknown as GameFrame;
  const panel = new Panel<string>(frame, {
    picks: { element: document.createElement('div'), clear: () => undefined },
    offer: () => ({ pick: 'red', words: 'red', at: multiplier(200) }),
    pickWords: (pick) => pick,
    closedWords: 'The race is on',
    shownMs: 9_000,
    sceneMs: () => 8_500,
    sentence: () => 'First Karafuu.',
    resultWords: (outcome) => outcome,
    onTold: () => undefined,
  });
  const button = panel.form.map((part) => part.querySelector('.main')).find((one) => one !== null);
  panel.hearTable(view('first', 'betting'));
  expect(button).toHaveProperty('textContent', expect.stringMatching(/^Stake/));
  panel.hearTable(view('first', 'shown'));
  expect(button).toHaveProperty('textContent', 'The race is on');
  vi.advanceTimersByTime(9_000);
  expect(button).toHaveProperty('textContent', 'Wait for the next round');
  panel.hearTable(view('second', 'betting'));
  expect(heard).toEqual(['First Karafuu.', 'another round']);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
