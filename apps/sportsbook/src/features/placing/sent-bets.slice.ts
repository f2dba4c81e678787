import type { ProfileId } from '@kipenga/betting-core';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The key of a bet's or ticket's picks, see sent-picks.ts. */
type Picks = readonly string[];

/** A confirmed bet or ticket with an unknown result. Meanwhile the same picks cannot be placed again. */
export interface SentBet {
  readonly profileId: ProfileId;
  readonly picks: Picks;
  /** `answer`: it got lost (D24). `deposit`: the platform places the bet when the money arrives (R4-15). */
  readonly waitsFor: 'answer' | 'deposit';
}

interface SentBets {
  readonly bets: readonly SentBet[];
  /** The platform did not answer the last look. */
  readonly isOutOfReach: boolean;
  /** Picks that the customer wants back on the slip, by bet; the bets may still be placed. */
  readonly setAside: readonly Picks[];
  /** Incremented to make the platform be asked at once. */
  readonly looks: number;
}

/** The result of a look. A bet sent meanwhile is in neither list, and stays. */
interface FoundBets extends Partial<Pick<SentBets, 'isOutOfReach'>> {
  readonly open: readonly SentBet[];
  /** Bets that are no longer followed, unless they are among the open ones. */
  readonly over: readonly SentBet[];
}

const initialState: SentBets = { bets: [], isOutOfReach: false, setAside: [], looks: 0 };

/** Bets of this browser with an unknown result, for the screen. The store of intents keeps them. */
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

/** True if these include a bet of the same picks that waits for the same. */
export const isAmong = (some: readonly SentBet[], bet: SentBet): boolean =>
  some.some((one) => JSON.stringify(one) === JSON.stringify(bet));
