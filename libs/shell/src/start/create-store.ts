import { bettingApi, sessionEnded } from '@kipenga/api';
import {
  combineReducers,
  configureStore,
  type Middleware,
  type Reducer,
  type ReducersMapObject,
} from '@reduxjs/toolkit';
import { dialogSlice } from '../dialog/dialog.slice.ts';
import type { StoreParts } from '../ground/use-shell-dispatch.ts';
import { message } from '../language/message.ts';
import { modalOpened, modalSlice } from '../modals/modal.slice.ts';
import { loggedOut, sessionExpired, sessionSlice } from '../session/session.slice.ts';
import { tellWorkerOfLogOut } from '../session/tell-worker.ts';

export interface StoreOptions extends StoreParts {
  /** What the server rendered the page from; part of the state is enough. */
  readonly preloadedState?: unknown;
}

/** The reducers of the shell's own slices. */
export const shellReducers = {
  [bettingApi.reducerPath]: bettingApi.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [modalSlice.reducerPath]: modalSlice.reducer,
  [dialogSlice.reducerPath]: dialogSlice.reducer,
};

/** The end of a session prompts to log in again, and forgets what the cache knows of the customer (R4-21, R4-22); however it ended, push ends with it. */
const atItsEnd: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  const hasEnded = sessionEnded.match(action);
  const hasExpired = sessionExpired.match(action);
  if (hasEnded || hasExpired || loggedOut.match(action)) tellWorkerOfLogOut();
  if (hasEnded || hasExpired) {
    store.dispatch(bettingApi.util.invalidateTags(['Balance', 'Bet', 'Transaction']));
    store.dispatch(
      modalOpened({
        name: 'log-in',
        notice: message(hasEnded ? 'shell.session.ended' : 'shell.session.expired'),
      }),
    );
  }
  return result;
};

/**
 * Makes a store: the shell's slices, the one api, and the slices the app brings. A server makes one per request, so nothing of
 * one visitor is ever in another's page.
 */
export function createStore<State extends object>(
  appReducers: ReducersMapObject<State>,
  { transport, preloadedState }: StoreOptions,
) {
  const reducer = combineReducers({ ...shellReducers, ...appReducers });
  return configureStore({
    reducer: reducer as unknown as Reducer<ShellState & State>,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: { transport } satisfies StoreParts },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(bettingApi.middleware, atItsEnd),
    ...(preloadedState !== undefined && { preloadedState: preloadedState as never }),
  });
}

/** What the shell itself keeps. */
export type ShellState = {
  readonly [Name in keyof typeof shellReducers]: ReturnType<(typeof shellReducers)[Name]>;
};
/** A store, seen by the shell: it knows its own slices only. */
export type ShellStore = Pick<ReturnType<typeof createStore<object>>, 'getState' | 'dispatch' | 'subscribe'>;
