import type { ProfileId } from '@kipenga/betting-core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The picks of a bet or a ticket by name: sent-picks.ts. */
type Picks = readonly string[];

/** A bet or a ticket that was confirmed and whose end is not known yet: the same picks are not offered for placing meanwhile. */
export interface SentBet {
  readonly profileId: ProfileId;
  readonly picks: Picks;
  /** Its answer got lost (D24), or the platform places it by itself when its deposit arrives (R4-15). */
  readonly waitsFor: 'answer' | 'deposit';
}

interface SentBets {
  readonly bets: readonly SentBet[];
  /** The platform did not answer when it was last asked what became of them. */
  readonly isOutOfReach: boolean;
  /** The picks of each bet whose picks the customer wants back on the slip; the bet may still be placed. */
  readonly setAside: readonly Picks[];
  /** Changes whenever the platform is to be asked at once. */
  readonly looks: number;
}

/** What a look has found. A bet that was sent while it looked is in neither list, and stays. */
interface FoundBets extends Partial<Pick<SentBets, 'isOutOfReach'>> {
  readonly open: readonly SentBet[];
  /** Those that are followed no more, unless they are among the open ones. */
  readonly over: readonly SentBet[];
}

const initialState: SentBets = { bets: [], isOutOfReach: false, setAside: [], looks: 0 };

/** The bets this browser waits to hear the end of. The store of intents keeps them; this is what the screen shows of it. */
export const sentBetsSlice = createSlice({
  name: 'sentBets',
  initialState,
  reducers: {
    betsSent: ({ bets, looks }, { payload }: PayloadAction<readonly SentBet[]>): SentBets => ({
      ...initialState,
      bets: [...bets, ...payload],
      looks: looks + 1,
    }),
    askedAgain: (state): SentBets => ({ ...state, isOutOfReach: false, looks: state.looks + 1 }),
    sentBetsFound: (state, { payload: { open, over, ...reach } }: PayloadAction<FoundBets>): SentBets => ({
      ...state,
      ...reach,
      bets: [...open, ...state.bets.filter((one) => !isAmong([...open, ...over], one))],
    }),
    picksSetAside: (state, { payload }: PayloadAction<readonly Picks[]>): SentBets => ({
      ...state,
      setAside: payload,
    }),
  },
  selectors: {
    selectSentBets: (state) => state.bets,
    selectIsOutOfReach: (state) => state.isOutOfReach,
    selectSetAside: (state) => state.setAside,
    selectLooks: (state) => state.looks,
  },
});

/** The part of a store's state this feature adds. */
export interface SentBetsRootState {
  readonly sentBets: SentBets;
}

export const { betsSent, askedAgain, sentBetsFound, picksSetAside } = sentBetsSlice.actions;
export const { selectSentBets, selectIsOutOfReach, selectSetAside, selectLooks } = sentBetsSlice.selectors;

/** Is a bet of the same picks, waiting for the same, among these? */
export const isAmong = (some: readonly SentBet[], bet: SentBet): boolean =>
  some.some((one) => JSON.stringify(one) === JSON.stringify(bet));
