import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A public answer as it is sent: made once for everybody while the data stays the same. */
export interface CachedAnswer {
  readonly identity: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

interface Kept {
  readonly version: string;
  readonly answer: Promise<CachedAnswer>;
}

const QUALITY = 5;
const MOST_ANSWERS = 500;

const made = async (text: string, before: Promise<CachedAnswer> | undefined): Promise<CachedAnswer> => {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const last = await before?.catch(() => undefined);
  if (last?.etag === etag) return last;
  const brotli = await compress(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
  return { identity, brotli, etag };
};

/**
 * Caches public answers by name. Concurrent requests share one computation. After a change of the data the next request computes
 * the answer again, and compresses it only if its text changed. A failed answer is not kept.
 */
export const cachedLists = () => {
  const answers = new Map<string, Kept>();
  return {
    get: (key: string, version: string, make: () => Promise<string>): Promise<CachedAnswer> => {
      const kept = answers.get(key);
      if (kept?.version === version) return kept.answer;
      const answer = make().then((text) => made(text, kept?.answer));
      answers.delete(key);
      answers.set(key, { version, answer });
      answer.catch(() => answers.delete(key));
      const oldest = answers.keys().next().value;
      if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
      return answer;
    },
  };
};

export type CachedLists = ReturnType<typeof cachedLists>;
