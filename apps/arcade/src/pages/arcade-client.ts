import { ok, refuse, type Result } from '@kipenga/betting-core';
import type { OpenedGame, Push, RefusalCode } from '../protocol.ts';
import { setting } from './setting.ts';

const TIMEOUT_MS = 15_000;
const KEPT = `play:${setting.gameId}`;

const answerTo = async <T>(path: string, request: RequestInit): Promise<Result<T, RefusalCode>> => {
  try {
    const reply = await fetch(`/api/${path}`, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer: unknown = await reply.json();
    return reply.ok ? ok(answer as T) : refuse((answer as { readonly code: RefusalCode }).code);
  } catch {
    return refuse('wallet-silent');
  }
};

/** Refusals that the house explains itself: it knows the values, and asks its customer. */
const SAID_BY_HOUSE: ReadonlySet<RefusalCode> = new Set(['day-limit', 'reality-check', 'excluded']);

/** The origin of the house around this frame, as the address names it. */
const houseOf = (address: URL | null): string =>
  setting.houseOrigins.find((one) => one === address?.origin) ?? setting.houseOrigins[0] ?? '';

/** Tells the house around this frame that a limit stopped a stake, or that the balance on show changed. */
export const tellHouse = (what: 'limits' | 'money'): void => {
  const lobby = addressIn(new URLSearchParams(location.search).get('lobbyUrl') ?? '');
  if (parent !== window) parent.postMessage({ type: `kipenga:${what}` }, houseOf(lobby));
};

/**
 * Posts a request to the arcade. Without an answer the refusal is 'wallet-silent': a stake that was taken arrives by
 * the stream.
 */
export const ask = async <T>(path: string, body: object): Promise<Result<T, RefusalCode>> => {
  const answer = await answerTo<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok && SAID_BY_HOUSE.has(answer.reason)) tellHouse('limits');
  return answer;
};

/** Reads a state from the arcade. */
export const askFor = <T>(path: string): Promise<Result<T, RefusalCode>> => answerTo(path, {});

const kept = (): OpenedGame | null => {
  try {
    const text = sessionStorage.getItem(KEPT);
    return text === null ? null : (JSON.parse(text) as OpenedGame);
  } catch {
    return null; // A frame may be denied storage.
  }
};

const keep = (opened: OpenedGame): void => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(opened));
  } catch {
    // Then reloading the frame ends the game.
  }
};

/** Opens the game with the launch link's token, which works once. After a reload the open game is used again. */
export const openGame = async (): Promise<Result<OpenedGame, RefusalCode>> => {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) {
    const before = kept();
    return before === null ? refuse('token-refused') : ok(before);
  }
  address.searchParams.delete('token');
  history.replaceState(null, '', address);
  const opened = await ask<OpenedGame>('open', { gameId: setting.gameId, token });
  if (opened.ok) keep(opened.value);
  return opened;
};

/** State of the event stream. */
export type LineState = 'live' | 'interrupted' | 'over';

/** Subscribes to the table. An interrupted stream reconnects by itself; one that is over does not. */
export const listen = <View>(
  play: string,
  onPush: (push: Push<View>) => void,
  onState: (state: LineState) => void,
): void => {
  const stream = new EventSource(`/api/events?play=${encodeURIComponent(play)}`);
  stream.addEventListener('open', () => onState('live'));
  stream.addEventListener('message', (event: MessageEvent<string>) =>
    onPush(JSON.parse(event.data) as Push<View>),
  );
  stream.addEventListener('error', () =>
    onState(stream.readyState === EventSource.CLOSED ? 'over' : 'interrupted'),
  );
  addEventListener('pagehide', () => stream.close());
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
};

const addressIn = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};

/** Asks the house around this frame to show its cashier or lobby. Without a frame, goes there. */
export const askHouse = (place: 'cashier' | 'lobby'): void => {
  const query = new URLSearchParams(location.search);
  const address = addressIn(query.get(place === 'cashier' ? 'cashierUrl' : 'lobbyUrl') ?? '');
  const origin = houseOf(address);
  if (parent !== window) parent.postMessage({ type: `kipenga:${place}` }, origin);
  else if (address !== null && address.origin === origin) location.assign(address);
};
