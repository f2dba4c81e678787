import { kes } from '@kipenga/betting-core';
import { vi } from 'vitest';
import type { OpenedGame, Push } from '../protocol.ts';
import en from '../words/en.json' with { type: 'json' };
import { withWords } from './with-words.ts';

const FAMILY_WORDS = import.meta.glob<Readonly<Record<string, string>>>('../games/*/words/en.json', {
  import: 'default',
  eager: true,
});
const PAGES = import.meta.glob('../games/*/page.ts');

const OPENED: OpenedGame = {
  play: 'p',
  mode: 'REAL',
  balance: kes(1_000),
  limits: { minimum: kes(10), maximum: kes(1_000), cap: kes(100_000) },
  returnPercent: 97,
  jackpotPercent: null,
};

/** A game's page, at a table scripted by the test. */
export interface OpenPage {
  readonly push: (...pushes: readonly Push[]) => void;
  /** The text of the live region. */
  readonly said: () => string;
  readonly balance: () => string;
  readonly button: (name: RegExp) => HTMLButtonElement;
}

/** Opens a game's whole page. `answers` are the table's answers, by path. */
export const openPage = async (
  family: string,
  gameId: string,
  answers: Readonly<Record<string, () => unknown>> = {},
): Promise<OpenPage> => {
  const words = Object.assign({}, en, ...Object.values(FAMILY_WORDS)) as Readonly<Record<string, string>>;
  withWords(words, gameId);
  sessionStorage.clear();
  history.replaceState(null, '', '/?token=t');
  const stream = new EventTarget();
  vi.stubGlobal('EventSource', function EventSource() {
    return stream;
  });
  const answerTo: Readonly<Record<string, () => unknown>> = { '/api/open': () => OPENED, ...answers };
  vi.stubGlobal('fetch', async (path: string) => ({ ok: true, json: async () => answerTo[path]?.() }));
  await PAGES[`../games/${family}/page.ts`]?.();
  const text = (place: string): string => document.querySelector(place)?.textContent ?? '';
  return {
    push: (...pushes) => {
      for (const push of pushes)
        stream.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(push) }));
    },
    said: () => text('[role=status]').replaceAll('\u00a0', ' '),
    balance: () => text('.account .sum').replaceAll('\u00a0', ' '),
    button: (name) => {
      const buttons = [...document.querySelectorAll('button')];
      const found = buttons.find(({ textContent }) => name.test(textContent));
      if (found === undefined)
        throw new Error(`No button ${name} among ${buttons.map((one) => one.textContent).join(', ')}`);
      return found;
    },
  };
};
