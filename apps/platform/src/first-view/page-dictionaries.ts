import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language } from '@kipenga/words';
import { takesBrotli } from '../http/index.ts';
import { dictionaryOf, packsWithDictionaries, type Dictionary } from './dictionary.ts';

/** Dictionaries that pages are packed with, one per language. */
export interface PageDictionaries {
  /** The dictionary with this hash, if it is one of ours. */
  readonly find: (hash: string | null) => Dictionary | undefined;
  /** For a page's head. The app turns it into a link well after it has started. */
  readonly linkIn: (language: Language) => string;
}

/** Like the scripts, a dictionary has its hash in its name and never changes. */
const addressOf = ({ hash }: Dictionary): string =>
  `/assets/page-${Buffer.from(hash, 'base64').toString('hex').slice(0, 12)}.txt`;

/** Lets the browser keep an answer to unpack later pages, whatever their address. */
function serve(app: FastifyInstance, dictionary: Dictionary): void {
  const brotli = brotliCompressSync(dictionary.bytes);
  app.get(addressOf(dictionary), (request, reply) => {
    void reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('use-as-dictionary', 'match="/*", match-dest=("document")')
      .header('vary', 'accept-encoding');
    if (!takesBrotli(request)) return reply.send(dictionary.bytes);
    return reply.header('content-encoding', 'br').send(brotli);
  });
}

/**
 * Serves the dictionaries of pages. Each is a page without its lists: all pages share its styles, its scripts and its frame. It
 * depends on the build alone, so that every process of a house has the same.
 */
export async function pageDictionaries(
  app: FastifyInstance,
  pageWithoutLists: (language: Language) => Promise<string>,
): Promise<PageDictionaries> {
  const languages = packsWithDictionaries ? LANGUAGES : [];
  const made = await Promise.all(
    languages.map(
      async (language) => [language, dictionaryOf(Buffer.from(await pageWithoutLists(language)))] as const,
    ),
  );
  const byHash = new Map(made.map(([, dictionary]) => [dictionary.hash, dictionary]));
  for (const dictionary of byHash.values()) serve(app, dictionary);
  const links = new Map(
    made.map(([language, one]) => [
      language,
      `<link data-late="compression-dictionary" href="${addressOf(one)}">`,
    ]),
  );
  return {
    find: (hash) => (hash === null ? undefined : byHash.get(hash)),
    linkIn: (language) => links.get(language) ?? '',
  };
}
