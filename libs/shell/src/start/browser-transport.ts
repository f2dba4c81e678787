import { makeTransport, type IntentStore, type Transport } from '@kipenga/api';
import { selectProfile, type SessionRootState } from '../session/session.slice.ts';

/** The transport of both apps in a browser: our own origin, the session's token, the XSRF cookie, stored idempotency keys (D24). */
export function browserTransport(): Transport {
  return makeTransport({
    token: (state) => selectProfile(state as SessionRootState)?.token ?? null,
    cookies: () => document.cookie,
    intents: storedIntents(),
    report: (problem) => console.error('A call failed.', problem),
  });
}

/** The store of bets' and payments' keys, whose file is loaded with the first of them. */
function storedIntents(): IntentStore {
  let opened: Promise<IntentStore> | undefined;
  const open = () =>
    (opened ??= import('./browser-intents.ts').then(({ browserIntents }) => browserIntents()));
  return {
    claim: async (candidate, shown) => (await open()).claim(candidate, shown),
    settle: async (intent, placed) => (await open()).settle(intent, placed),
    pending: async () => (await open()).pending(),
  };
}
