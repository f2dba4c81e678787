import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { bettingApi } from '../betting-api.ts';
import { sessionEnded, type SessionEnd } from '../session-ended.ts';
import { makeTransport, type Transport } from '../transport/transport.ts';

/** A store with only the api and its transport, and a list of the session ends it received. */
export function aStore(
  parts: Partial<Transport> = {},
  preloaded?: { readonly api: ReturnType<typeof bettingApi.reducer> },
) {
  const ended: SessionEnd[] = [];
  const transport = makeTransport({ retryDelayMs: () => 1, ...parts });
  const listen: Middleware = () => (next) => (action) => {
    if (sessionEnded.match(action)) ended.push(action.payload);
    return next(action);
  };
  const store = configureStore({
    reducer: { api: bettingApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { transport } } }).concat(bettingApi.middleware, listen),
    ...(preloaded && { preloadedState: preloaded }),
  });
  return { store, transport, ended };
}
