import type { Profile } from '@kipenga/api';
import type { FakeAnswers } from '@kipenga/api/testing';
import { renderInShell } from '@kipenga/shell/testing';
import type { ReactNode } from 'react';
import { betslipSlice, stakeSlice, waitingBetSlice } from './features/betslip/index.ts';
import { slipSheetSlice } from './features/slip-bar/index.ts';
import late from './pages/words/en.json';
import first from './words/en.json';

interface SportsbookTest {
  readonly path?: string;
  readonly profile?: Profile | null;
  readonly answers?: FakeAnswers;
}

/** Renders a part of the sportsbook with its slices and its words, over a platform that answers as the test says. */
export const renderInSportsbook = (part: ReactNode, { path, profile = null, answers }: SportsbookTest = {}) =>
  renderInShell(part, {
    ...(path !== undefined && { path }),
    ...(answers !== undefined && { answers }),
    profile,
    words: { ...first, ...late },
    reducers: {
      betslip: betslipSlice.reducer,
      stake: stakeSlice.reducer,
      waitingBet: waitingBetSlice.reducer,
      slipSheet: slipSheetSlice.reducer,
    },
  });
