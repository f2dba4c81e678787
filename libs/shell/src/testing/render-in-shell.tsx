import { makeTransport, type Profile, type Transport } from '@kipenga/api';
import { fakePlatform, aCustomer, type FakeAnswers, type FakePlatform } from '@kipenga/api/testing';
import { instant, kes } from '@kipenga/betting-core';
import lateUi from '@kipenga/ui/late-words/en.json';
import ui from '@kipenga/ui/words/en.json';
import reasons from '@kipenga/words/en/reasons.json';
import { render, type RenderResult } from '@testing-library/react';
import type { ReducersMapObject } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DialogHost } from '../dialog/DialogHost.tsx';
import { wordsOfVisit, type WordsOfVisit } from '../language/words-of-visit.tsx';
import late from '../modals/words/en.json';
import type { AppName } from '../routes/routes.ts';
import { selectProfile, type SessionRootState } from '../session/session.slice.ts';
import { createStore } from '../start/create-store.ts';
import { ShellProviders } from '../start/ShellProviders.tsx';
import shell from '../language/words/en.json';

/** A logged-in customer. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...aCustomer,
  balance: kes(500),
  bonus: kes(0),
  freeBet: kes(0),
  token: 'token-1',
  gameCode: '',
  gameToken: 'game-1',
  expiresAt: instant('2099-01-01T00:00:00Z'),
  ...changes,
});

export interface TestStoreOptions<State extends object> {
  readonly answers?: FakeAnswers;
  readonly reducers?: ReducersMapObject<State>;
  readonly profile?: Profile | null;
  readonly transport?: Partial<Transport>;
}

/** A store whose platform answers with the contract's samples, or with the test's answers. */
export function testStore<State extends object = object>({
  answers,
  reducers,
  profile = null,
  transport,
}: TestStoreOptions<State> = {}) {
  const platform = fakePlatform(answers);
  const token = (state: unknown) => selectProfile(state as SessionRootState)?.token ?? null;
  const store = createStore<State>(reducers ?? ({} as ReducersMapObject<State>), {
    transport: makeTransport({ fetch: platform, token, retryDelayMs: () => 1, ...transport }),
    preloadedState: { session: { isKnown: true, profile } },
  });
  return { store, platform };
}

export interface ShellInTest<Store> extends RenderResult {
  readonly store: Store;
  readonly platform: FakePlatform;
}

interface RenderOptions<State extends object> extends TestStoreOptions<State> {
  readonly path?: string;
  readonly app?: AppName;
  readonly words?: Readonly<Record<string, string>>;
}

/** Renders a part of an app in English, with all its providers and the shared dialog. */
export async function renderInShell<State extends object = object>(
  part: ReactNode,
  options: RenderOptions<State> = {},
) {
  const { store, platform } = testStore(options);
  const words: WordsOfVisit = await wordsOfVisit('en', {
    first: () => Promise.resolve({ ...ui, ...shell, ...options.words }),
    late: () => Promise.resolve({ ...reasons, ...lateUi, ...late }),
  });
  await words.late();
  const rendered = render(
    <MemoryRouter initialEntries={[options.path ?? '/']}>
      <ShellProviders app={options.app ?? 'sportsbook'} store={store} words={words}>
        {part}
        <DialogHost />
      </ShellProviders>
    </MemoryRouter>,
  );
  return Object.assign(rendered, { store, platform });
}
