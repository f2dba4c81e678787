import { deskApi, makeTransport, sessionEnded, type Transport } from '@kipenga/api/desk';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';

/** A call that was told nobody is logged in asks who is: the desk then shows its login, and keeps the address. */
const askWhoIsLoggedIn: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionEnded.match(action) && action.payload.status === 401 && action.payload.endpoint !== 'deskMe')
    store.dispatch(deskApi.util.invalidateTags(['Me']));
  return result;
};

/** The desk's store: one cache of what was read, nothing else. */
export const createDeskStore = (transport: Transport) =>
  configureStore({
    reducer: combineReducers({ [deskApi.reducerPath]: deskApi.reducer }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { transport } },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(deskApi.middleware, askWhoIsLoggedIn),
  });

/** How the desk reaches the platform: by the cookie of the session, and the one that writes repeat. */
export const deskTransport = (): Transport =>
  makeTransport({
    cookies: () => document.cookie,
    report: (problem) => console.error('A call failed.', problem),
  });
