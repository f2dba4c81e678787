import type { Balance, Profile } from '@kipenga/api';
import { sessionEnded } from '@kipenga/api';
import { createSlice, type PayloadAction, type Store } from '@reduxjs/toolkit';

/** The logged-in customer. The server renders pages for nobody, so at first it is unknown. */
export interface SessionState {
  /** False until storage has been read. Guards wait for it, so that they do not send a customer away. */
  readonly isKnown: boolean;
  readonly profile: Profile | null;
}

/** The part of a store's state with the session. */
export interface SessionRootState {
  readonly session: SessionState;
}

/** A store with a session, among other state. */
export type SessionStore = Pick<Store<SessionRootState>, 'getState' | 'dispatch' | 'subscribe'>;

const initialState: SessionState = { isKnown: false, profile: null };
const loggedOutState: SessionState = { isKnown: true, profile: null };

/** The session. Slips are not part of it and survive its end (R4-21). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    loggedIn: (_state, { payload }: PayloadAction<Profile>): SessionState => ({
      isKnown: true,
      profile: payload,
    }),
    loggedOut: (): SessionState => loggedOutState,
    /** The latest balance, so that a reloaded page starts with it and not with the balance at login. */
    balanceTold: (state, { payload }: PayloadAction<Balance>): SessionState => {
      const { balance, bonus, freeBet } = payload;
      return { ...state, profile: state.profile && { ...state.profile, balance, bonus, freeBet } };
    },
    /** The session has expired (R4-22). */
    sessionExpired: (): SessionState => loggedOutState,
    /** The profile was read from storage, or changed in another tab. */
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
