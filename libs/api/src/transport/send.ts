import type { Transport } from './transport.ts';

/** A complete answer, or none. */
export type Reply =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly text: string;
      readonly isHtml: boolean;
      readonly retryAfterMs: number | null;
    }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' };

/** Sends once and waits for the whole body within the time limit. Never throws. */
export async function send(
  { fetch, timeoutMs }: Transport,
  url: string,
  init: RequestInit,
  cancelled: AbortSignal,
): Promise<Reply> {
  const stop = new AbortController();
  const onCancel = (): void => stop.abort();
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    stop.abort();
  }, timeoutMs);
  cancelled.addEventListener('abort', onCancel);
  if (cancelled.aborted) stop.abort();
  try {
    // A redirected write would arrive as a read.
    const redirect = init.method === 'GET' ? 'follow' : 'error';
    const response = await fetch(url, { ...init, redirect, signal: stop.signal });
    const text = await response.text();
    const isHtml =
      /html/i.test(response.headers.get('content-type') ?? '') || /^\s*<(!doctype|html)/i.test(text);
    return {
      kind: 'answer',
      status: response.status,
      text,
      isHtml,
      retryAfterMs: secondsOf(response.headers.get('retry-after')),
    };
  } catch {
    return { kind: isLate ? 'timeout' : 'unreachable' };
  } finally {
    clearTimeout(limit);
    cancelled.removeEventListener('abort', onCancel);
  }
}

const LONGEST_WAIT_MS = 30_000;

function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header)
    ? Math.min(Number(header) * 1_000, LONGEST_WAIT_MS)
    : null;
}
