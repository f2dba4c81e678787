import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BoundedQueue } from './bounded-queue.ts';
import { packedWith, type Dictionary } from './dictionary.ts';

const compress = promisify(brotliCompress);

/** A page as it goes out: made once per version of the lists, sent to everyone. */
export interface CachedPage {
  readonly status: number;
  readonly html: Buffer;
  /** The tightest body so far. */
  readonly brotli: Buffer;
  readonly etag: string;
  /** The body for a browser that holds this dictionary, made when it is first asked for. */
  readonly packedWith: (dictionary: Dictionary) => Promise<Buffer>;
}

/**
 * A page's first visitor gets a quickly compressed body. The others get one a tenth smaller, which takes
 * twenty times as long.
 */
const QUICK = 5;
const TIGHT = 10;

function brotliOf(html: Buffer, quality: number): Promise<Buffer> {
  return compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

/**
 * Makes a page's two bodies and its name. While the first compressed body is on its way, a smaller one is
 * made, unless `tightening` is full.
 */
export async function cachedPage(
  status: number,
  text: string,
  tightening: BoundedQueue,
): Promise<CachedPage> {
  const html = Buffer.from(text);
  const withDictionary = new Map<string, Promise<Buffer>>();
  const page = {
    status,
    html,
    brotli: await brotliOf(html, QUICK),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    packedWith: (dictionary: Dictionary) => {
      const packed = withDictionary.get(dictionary.hash) ?? packedWith(dictionary, html);
      withDictionary.set(dictionary.hash, packed);
      return packed;
    },
  };
  void tightening
    .run(() => brotliOf(html, TIGHT))
    .then(
      (tight) => {
        if (tight !== null && tight.length < page.brotli.length) page.brotli = tight;
      },
      () => undefined, // the quick one stays
    );
  return page;
}

/** A page being made; null if it is not made now. */
export type PageToCome = Promise<CachedPage | null>;

interface Kept {
  readonly version: string;
  readonly page: PageToCome;
}

/**
 * Keeps pages by name, each in one version. Two visitors who ask at once share one making. A page that failed
 * is not kept. Those not asked for longest go first.
 */
export class PageCache {
  readonly #pages = new Map<string, Kept>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#pages.size;
  }

  /** The page of this name and version, if it is kept or on its way. */
  find(name: string, version: string): PageToCome | undefined {
    const kept = this.#pages.get(name);
    if (kept?.version !== version) return undefined;
    this.#pages.delete(name);
    this.#pages.set(name, kept); // the newest now
    return kept.page;
  }

  get(name: string, version: string, make: () => PageToCome): PageToCome {
    const known = this.find(name, version);
    if (known !== undefined) return known;
    const kept = { version, page: make() };
    this.#pages.delete(name);
    this.#pages.set(name, kept);
    const forget = (): void => {
      if (this.#pages.get(name) === kept) this.#pages.delete(name);
    };
    kept.page.then((page) => page ?? forget(), forget);
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > this.#limit && oldest !== undefined) this.#pages.delete(oldest);
    return kept.page;
  }
}
