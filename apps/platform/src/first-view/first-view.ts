import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { likedFirst, takesBrotli } from '../http/index.ts';
import { boundedQueue } from './bounded-queue.ts';
import { asksForLess, saverPage } from './data-saver.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { inlineStyles, withoutCasinoTheme, withoutOtherThemes } from './inline-styles.ts';
import { lateStyles, type Manifest } from './late-styles.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { cachedPage, PageCache, type CachedPage } from './page-cache.ts';
import { pageOwner } from './page-owner.ts';
import { scriptsLast } from './scripts-last.ts';
import { withHouseFacts } from './house-facts.ts';
import { languageIn, type Language } from '../wording/index.ts';
import { loadServerEntry, type NamedOffer } from './server-entry.ts';
import { heldDictionary, VARY_BY_DICTIONARY, type Dictionary } from './dictionary.ts';
import { asDictionary, formerAssets } from './former-assets.ts';
import { pageDictionaries } from './page-dictionaries.ts';
import { pageWithoutLists, sportsbookPages } from './sportsbook-pages.ts';

/** The built apps, and the facts that pages depend on. */
export interface FirstViewOptions {
  /** Folder of the production build: `web/` for browsers, `server/` for this process. */
  readonly buildFolder: string;
  /** Changes whenever a public list does. */
  readonly dataVersion: () => string;
  /** True if the house offers, or has offered, the things an address names. */
  readonly isOffered: (named: NamedOffer) => Promise<boolean>;
  /** Builds the page's content security policy, which lists the page's own inline scripts. */
  readonly contentSecurityPolicy: (scriptHashes: readonly string[]) => string;
  /** Game providers whose pages may be framed (D30). The casino's pages contain the list for their own check. */
  readonly gameOrigins: readonly string[];
  /** Pages of a sandbox say so, and link to its phone (D60). */
  readonly isSandbox: boolean;
  /** Counts a page against the caller's address (D71). @throws if there are too many. */
  readonly countRead: (request: FastifyRequest) => void;
}

/** Cached pages, for all visitors and for savers of data: about 100 KB each. */
const PAGES_KEPT = 128;
/** Strong compression runs one body at a time: it shares four threads with password hashing. */
const TIGHTENING = { waiting: 16, patienceMs: 30_000 };

/** A page's address with slashes at its end. Pages have one path part; in a call's address a last slash has a meaning (D23). */
const SLASH_AFTER_PAGE = /^(\/[^/]+)\/+$/;

/** The language of a page: the chosen one, or the phone's. */
const languageOf = ({ headers }: FastifyRequest): Language =>
  languageIn(headers.cookie ?? '', likedFirst(headers['accept-language']));

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  { policy, dictionary }: { readonly policy: string; readonly dictionary: Dictionary | undefined },
): Promise<FastifyReply> {
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, available-dictionary, accept-language, cookie, save-data')
    .header('etag', page.etag)
    .header('content-security-policy', policy);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (dictionary !== undefined)
    return reply
      .code(page.status)
      .header('content-encoding', 'dcz')
      .send(await page.packedWith(dictionary));
  if (!takesBrotli(request)) return reply.code(page.status).send(page.html);
  return reply.code(page.status).header('content-encoding', 'br').send(page.brotli);
}

/** Sources of the sportsbook, as named in the build's manifest. */
const SPORTSBOOK = 'sportsbook/src/';

/** The manifest of a build; a build without one has no late styles. */
function manifestIn(web: string): Manifest {
  const file = path.join(web, '.vite', 'manifest.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/** The built pages of both apps, each in one file, with their policies. */
function builtPages({ buildFolder, gameOrigins, isSandbox, contentSecurityPolicy }: FirstViewOptions) {
  const read = (file: string): string => readFileSync(path.join(buildFolder, 'web', file), 'utf8');
  const sportsbook = scriptsLast(withoutCasinoTheme(inlineStyles(read('sportsbook.html'), read)));
  const casino = withHouseFacts(scriptsLast(withoutOtherThemes(inlineStyles(read('casino.html'), read))), {
    gameOrigins,
    isSandbox,
  });
  const stylesOf = lateStyles(manifestIn(path.join(buildFolder, 'web')), sportsbook, read);
  const policyOf = (page: string): string => contentSecurityPolicy(inlineScriptHashes(page));
  return {
    stylesOf: (files: readonly string[]) => stylesOf(files.map((file) => SPORTSBOOK + file)),
    sportsbook: { template: sportsbook, policy: policyOf(sportsbook) },
    casino: { template: casino, policy: policyOf(casino) },
  };
}

/** The pages of both apps, by address, language and saving of data. */
async function openPages(
  app: FastifyInstance,
  { sportsbook: { template }, casino: { template: casino }, stylesOf }: ReturnType<typeof builtPages>,
  options: FirstViewOptions,
) {
  const { buildFolder, dataVersion, isOffered, isSandbox } = options;
  const pages = new PageCache(PAGES_KEPT);
  const tightening = boundedQueue(TIGHTENING);
  const entry = await loadServerEntry(path.join(buildFolder, 'server', 'sportsbook.js'));
  const fetch = inProcessFetch(app);
  const drawing = { entry, template, stylesOf, isSandbox };
  const dictionaries = await pageDictionaries(app, pageWithoutLists(drawing));
  const parts = {
    ...drawing,
    dictionaryLink: dictionaries.linkIn,
    fetch,
    pages,
    tightening,
    dataVersion,
    isOffered,
  };
  const sportsbook = sportsbookPages(parts);
  const casinoPage = cachedPage(200, casino, tightening);
  return {
    sportsbook,
    casino: () => casinoPage,
    /** The dictionary a browser claims to have for a page, if it belongs to this build. */
    dictionaryOf: (request: FastifyRequest) => dictionaries.find(heldDictionary(request)),
    /** The same page for a saver of data. It has the page's own key, so that it is made once. */
    forSaver: async (page: CachedPage): Promise<CachedPage> => {
      const make = () => cachedPage(page.status, saverPage(page.html.toString()), tightening);
      return (await pages.get(`saver ${page.etag}`, '', make)) ?? make();
    },
  };
}

/**
 * Serves both apps. Their hashed files may be cached for good. Their pages are HTML that already holds the first view, so the
 * first match is seen before any script runs. A page is rendered without a visitor; hydration adds the visitor.
 */
export async function firstView(app: FastifyInstance, options: FirstViewOptions): Promise<void> {
  const built = builtPages(options);
  const pages = await openPages(app, built, options);

  await app.register(async (files) => {
    const web = path.join(options.buildFolder, 'web');
    files.addHook('onRequest', formerAssets(web));
    await files.register(fastifyStatic, {
      root: path.join(web, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      setHeaders: (reply, file) => {
        const match = asDictionary(path.basename(file, '.br'));
        if (match !== null) void reply.header('use-as-dictionary', match).header('vary', VARY_BY_DICTIONARY);
      },
    });
    // iOS looks here for the icon of a page put on the Home screen.
    files.get('/apple-touch-icon.png', (_, reply) => reply.sendFile('icon-192.png'));
    // Its name is the same in every release, so that browsers revalidate it each time. It only fetches from this origin.
    files.get('/sw.js', (_, reply) =>
      reply
        .header('content-security-policy', "default-src 'none'; connect-src 'self'")
        .header('cache-control', 'no-cache')
        .sendFile('sw.js', web, { cacheControl: false }),
    );
  });

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    options.countRead(request);
    const { pathname: asked, search } = new URL(`http://origin${request.url}`);
    const pathname = asked.replace(/^\/+/, '/'); // two slashes would name another host
    const [, name] = SLASH_AFTER_PAGE.exec(pathname) ?? [];
    if (name !== undefined) return reply.redirect(name + search, 308);
    const owner = pageOwner(pathname);
    const forAll =
      owner === 'casino' ? pages.casino() : pages.sportsbook(pathname + search, languageOf(request));
    const isSaver = asksForLess(request.headers['save-data']);
    const made = isSaver ? await pages.forSaver(await forAll) : await forAll;
    return send(request, reply, made, {
      policy: built[owner].policy,
      dictionary: pages.dictionaryOf(request),
    });
  };
  app.get('/', page);
  app.get('/*', page);
}
