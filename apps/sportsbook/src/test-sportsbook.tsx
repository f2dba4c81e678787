import type { Profile, Transport } from '@kipenga/api';
import type { FakeAnswers } from '@kipenga/api/testing';
import { renderInShell } from '@kipenga/shell/testing';
import betting from '@kipenga/ui/betting-words/en.json';
import notices from '@kipenga/words/en/notices.json';
import picks from '@kipenga/words/en/picks.json';
import push from '@kipenga/words/en/push.json';
import statement from '@kipenga/words/en/statement.json';
import type { ReactNode } from 'react';
import { sentBetsSlice } from './features/placing/index.ts';
import { betslipSlice, stakeSlice } from './features/slip/index.ts';
import { slipSheetSlice } from './features/slip-bar/index.ts';
import late from './pages/words/en.json';
import first from './words/en.json';

interface SportsbookTest {
  readonly path?: string;
  readonly profile?: Profile | null;
  readonly answers?: FakeAnswers;
  readonly transport?: Partial<Transport>;
}

/** Renders a part of the sportsbook with its slices and words, over a platform that the test scripts. */
export const renderInSportsbook = (
  part: ReactNode,
  { path, profile = null, answers, transport }: SportsbookTest = {},
) =>
  renderInShell(part, {
    ...(path !== undefined && { path }),
    ...(answers !== undefined && { answers }),
    ...(transport !== undefined && { transport }),
    profile,
    words: { ...betting, ...notices, ...picks, ...push, ...statement, ...first, ...late },
    reducers: {
      betslip: betslipSlice.reducer,
      stake: stakeSlice.reducer,
      sentBets: sentBetsSlice.reducer,
      slipSheet: slipSheetSlice.reducer,
    },
  });
