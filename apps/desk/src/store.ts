import { deskApi, makeTransport, sessionEnded, type Transport } from '@kipenga/api/desk';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';

/** Asks who is logged in after a call was refused as logged out. The desk then shows the login and keeps the address. */
const askWhoIsLoggedIn: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionEnded.match(action) && action.payload.status === 401 && action.payload.endpoint !== 'deskMe')
    store.dispatch(deskApi.util.invalidateTags(['Me']));
  return result;
};

/** The store of the desk: the query cache alone. */
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

/** Transport of the desk: a session cookie, and an anti-forgery cookie that writes repeat. */
export const deskTransport = (): Transport =>
  makeTransport({
    cookies: () => document.cookie,
    report: (problem) => console.error('A call failed.', problem),
  });
