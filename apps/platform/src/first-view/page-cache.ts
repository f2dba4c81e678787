import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** A page as it goes out: made once per version of the lists, sent to everyone. */
export interface CachedPage {
  readonly status: number;
  readonly html: Buffer;
  /** The tightest body so far. */
  readonly brotli: Buffer;
  readonly etag: string;
}

/** The first visitor of a page waits for a quick body; the others get one a tenth smaller, which takes twenty times as long. */
const QUICK = 5;
const TIGHT = 10;

function brotliOf(html: Buffer, quality: number): Promise<Buffer> {
  return compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
}

/** Makes the two bodies and the name of a page. The compressed one is made again, smaller, while the first is on its way. */
export async function cachedPage(status: number, text: string): Promise<CachedPage> {
  const html = Buffer.from(text);
  const page = {
    status,
    html,
    brotli: await brotliOf(html, QUICK),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  };
  void brotliOf(html, TIGHT).then(
    (tight) => {
      if (tight.length < page.brotli.length) page.brotli = tight;
    },
    () => undefined, // the quick one stays
  );
  return page;
}

/**
 * Pages by address, language and version of the data. Two visitors who ask for the same page at once wait for one
 * rendering; a page that fails to render is not kept. The oldest pages go first.
 */
export class PageCache {
  readonly #pages = new Map<string, Promise<CachedPage>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.#pages.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#pages.set(key, made);
    made.catch(() => this.#pages.delete(key));
    const oldest = this.#pages.keys().next().value;
    if (this.#pages.size > this.#limit && oldest !== undefined) this.#pages.delete(oldest);
    return made;
  }
}
