import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string | null>();

/** The id of the HTTP call whose work runs now, or of the one that promised the job that runs; null of the house's own work. */
export const requestNow = (): string | null => requests.getStore() ?? null;

/** Does work for a call, with all that it begins and waits for; null: for none, whoever began it. */
export const inRequest = <T>(request: string | null, work: () => T): T => requests.run(request, work);
