import type { Balance, Profile } from '@kipenga/api';
import { sessionEnded } from '@kipenga/api';
import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit';

/** Who is logged in. The server draws pages for nobody, so at first it is not known yet. */
export interface SessionState {
  /** False until storage has been read: a guard waits for it instead of sending a customer away. */
  readonly isKnown: boolean;
  readonly profile: Profile | null;
}

/** The part of a store's state that holds it. */
export interface SessionRootState {
  readonly session: SessionState;
}

/** A store that holds it, whatever else it holds. */
export type SessionStore = Pick<Store<SessionRootState>, 'getState' | 'dispatch' | 'subscribe'>;

const initialState: SessionState = { isKnown: false, profile: null };
const loggedOutState: SessionState = { isKnown: true, profile: null };

/** The session. Slips are no part of it, so that its end keeps them (R4-21). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loggedIn: (_state, { payload }: PayloadAction<Profile>): SessionState => ({
      isKnown: true,
      profile: payload,
    }),
    loggedOut: (): SessionState => loggedOutState,
    /** The money as the platform told it last: a page loaded again begins with it, and not with that of the login. */
    balanceTold: (state, { payload }: PayloadAction<Balance>): SessionState => {
      const { balance, bonus, freeBet } = payload;
      return { ...state, profile: state.profile && { ...state.profile, balance, bonus, freeBet } };
    },
    /** Its time is over (R4-22). */
    sessionExpired: (): SessionState => loggedOutState,
    /** What storage, or another tab, says. */
    sessionRestored: (_state, { payload }: PayloadAction<Profile | null>): SessionState => ({
      isKnown: true,
      profile: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => loggedOutState); // 401, 402, 403 (R4-21)
  },
  selectors: {
    selectProfile: (state) => state.profile,
    selectIsLoggedIn: (state) => state.profile !== null,
    selectIsSessionKnown: (state) => state.isKnown,
  },
});

export const { balanceTold, loggedIn, loggedOut, sessionExpired, sessionRestored } = sessionSlice.actions;
export const { selectProfile, selectIsLoggedIn, selectIsSessionKnown } = sessionSlice.selectors;
