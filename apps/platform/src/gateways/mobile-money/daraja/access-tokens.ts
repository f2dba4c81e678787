import type { RealClock } from '../../../ports/index.ts';

/** A token as Daraja gave it. */
export interface GivenToken {
  readonly token: string;
  readonly seconds: number;
}

export interface AccessTokens {
  /** A token that lasts a while yet; of many who ask at once, one fetches it. */
  get(): Promise<string>;
  /** Drops a refused token, so that the next caller fetches another. A newer one stays. */
  forget(token: string): void;
}

/** So long before it runs out a token is not used any more: a call may be on its way as long as that. */
const SPARE_MS = 60_000;

export const accessTokens = (
  { nowMs }: Pick<RealClock, 'nowMs'>,
  fetchToken: () => Promise<GivenToken>,
): AccessTokens => {
  let held: { readonly token: string; readonly untilMs: number } | null = null;
  let fetching: Promise<string> | null = null;

  const fetchOne = async (): Promise<string> => {
    const askedMs = nowMs();
    const { token, seconds } = await fetchToken();
    held = { token, untilMs: askedMs + seconds * 1_000 - SPARE_MS };
    return token;
  };

  return {
    get: () => {
      if (held !== null && nowMs() < held.untilMs) return Promise.resolve(held.token);
      fetching ??= fetchOne().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    forget: (token) => {
      if (held?.token === token) held = null;
    },
  };
};
