import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takesBrotli } from '../http/index.ts';
import { asksForLess, saverPage } from './data-saver.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { inlineStyles } from './inline-styles.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import { cachedPage, PageCache, type CachedPage } from './page-cache.ts';
import { pageOwner } from './page-owner.ts';
import { paintWithMatches } from './paint-with-matches.ts';
import { scriptsLast } from './scripts-last.ts';
import { withGameOrigins } from './game-origins.ts';
import { LANGUAGES, loadServerEntry, type Language } from './server-entry.ts';

/** Where the built apps are, and what tells that their data changed. */
export interface FirstViewOptions {
  /** The folder of the production build: `web/` for browsers, `server/` for this process. */
  readonly buildFolder: string;
  /** Changes whenever a public list does. */
  readonly dataVersion: () => string;
  /** Sets the page's content security policy, which names the page's own inline scripts. */
  readonly contentSecurityPolicy: (scriptHashes: readonly string[]) => string;
  /** Game providers whose pages may be framed (D30): the casino's pages name them for their own check. */
  readonly gameOrigins: readonly string[];
  /** Counts a page against the caller's address (D71). @throws when it asks too often. */
  readonly countRead: (request: FastifyRequest) => void;
}

/** Pages kept rendered: a few addresses in two languages, for all and for savers of data. */
const PAGES_KEPT = 128;
/** A query longer than this is nobody's bookmark; it is not part of the first view. */
const LONGEST_QUERY = 200;

/** A page's address with a slash too many. Pages have one part; in the address of a call a last slash has a meaning (D23). */
const SLASH_AFTER_PAGE = /^(\/[^/]+)\/+$/;

const fill = (template: string, slot: string, content: string): string =>
  template.replace(`<!--app-${slot}-->`, () => content);

function languageOf(request: FastifyRequest): Language {
  const asked = /(?:^|;\s*)lang=(?<language>[a-z]{2})/.exec(request.headers.cookie ?? '')?.groups?.[
    'language'
  ];
  return LANGUAGES.find((language) => language === asked) ?? 'en';
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, policy: string): FastifyReply {
  void reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding, cookie, save-data')
    .header('etag', page.etag)
    .header('content-security-policy', policy);
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  if (!takesBrotli(request)) return reply.code(page.status).send(page.html);
  return reply.code(page.status).header('content-encoding', 'br').send(page.brotli);
}

/**
 * Serves both apps: their hashed files for good, their pages as HTML that is already the first view
 * (design: the first match is seen before any script runs). A page is rendered for nobody in particular, once per
 * version of the lists; who the visitor is comes in with hydration.
 */
export async function firstView(app: FastifyInstance, options: FirstViewOptions): Promise<void> {
  const web = path.join(options.buildFolder, 'web');
  const read = (file: string): string => readFileSync(path.join(web, file), 'utf8');
  const template = {
    sportsbook: scriptsLast(inlineStyles(read('sportsbook.html'), read)),
    casino: withGameOrigins(scriptsLast(inlineStyles(read('casino.html'), read)), options.gameOrigins),
  };
  const policy = {
    sportsbook: options.contentSecurityPolicy(inlineScriptHashes(template.sportsbook)),
    casino: options.contentSecurityPolicy(inlineScriptHashes(template.casino)),
  };
  const render = await loadServerEntry(path.join(options.buildFolder, 'server', 'sportsbook.js'));
  const pages = new PageCache(PAGES_KEPT);
  const fetchHere = inProcessFetch(app);

  await app.register(fastifyStatic, {
    root: path.join(web, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });

  const sportsbookPage = async (url: string, language: Language): Promise<CachedPage> => {
    const { html, state, slipBar, status, title } = await render({ url, language, fetch: fetchHere });
    const withLanguage = template.sportsbook.replace('<html lang="en"', `<html lang="${language}"`);
    const withTitle = withLanguage.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
    const withHead = fill(withTitle, 'head', paintWithMatches(html));
    const withBar = fill(withHead, 'slip-bar', slipBar);
    return cachedPage(status, fill(fill(withBar, 'html', html), 'state', state));
  };

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    options.countRead(request);
    const { pathname: asked, search } = new URL(`http://origin${request.url}`);
    const pathname = asked.replace(/^\/+/, '/'); // two slashes would name another host
    const [, name] = SLASH_AFTER_PAGE.exec(pathname) ?? [];
    if (name !== undefined) return reply.redirect(name + search, 308);
    const owner = pageOwner(pathname);
    const language = languageOf(request);
    const url = pathname + (search.length > LONGEST_QUERY ? '' : search);
    const key = `${owner} ${language} ${options.dataVersion()} ${url}`;
    const forAll = () =>
      pages.get(key, () =>
        owner === 'casino' ? cachedPage(200, template.casino) : sportsbookPage(url, language),
      );
    const forSavers = () =>
      pages.get(`saver ${key}`, async () => {
        const { status, html } = await forAll(); // drawn once for both
        return cachedPage(status, saverPage(html.toString()));
      });
    const made = await (asksForLess(request.headers['save-data']) ? forSavers() : forAll());
    return send(request, reply, made, policy[owner]);
  };
  app.get('/', page);
  app.get('/*', page);
}
