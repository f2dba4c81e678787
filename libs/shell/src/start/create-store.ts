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
  /** State the server rendered the page from; may be partial. */
  readonly preloadedState?: unknown;
}

/** Reducers of the shell's own slices. */
export const shellReducers = {
  [bettingApi.reducerPath]: bettingApi.reducer,
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [modalSlice.reducerPath]: modalSlice.reducer,
  [dialogSlice.reducerPath]: dialogSlice.reducer,
};

/**
 * Opens the login when a session ends or expires, and makes the customer's data in the cache stale (R4-21, R4-22). Push messages
 * end then, and at a log-out.
 */
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
 * Makes a store with the shell's slices, the api, and the app's slices. A server makes one per request, so that no page can contain
 * another visitor's data.
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

/** State of the shell's own slices. */
export type ShellState = {
  readonly [Name in keyof typeof shellReducers]: ReturnType<(typeof shellReducers)[Name]>;
};
/** A store as the shell sees it, with its own slices only. */
export type ShellStore = Pick<ReturnType<typeof createStore<object>>, 'getState' | 'dispatch' | 'subscribe'>;
