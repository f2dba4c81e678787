import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ArcadeGame } from '../games/game.ts';
import { languageFor, wordsIn, type Language } from '../words/languages.ts';
import { filesOf, readManifest } from './page-files.ts';
import { pagePolicy } from './security-headers.ts';
import { textField } from './text-field.ts';

interface Parts {
  readonly games: ReadonlyMap<string, ArcadeGame>;
  readonly houseOrigins: readonly string[];
  readonly buildFolder: string;
}

/** The texts of every page. */
const WORDS = wordsIn(join(import.meta.dirname, '../words'));
const TEMPLATE = join(import.meta.dirname, '../pages/page.html');

/** JSON escaped for a script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const fill = (template: string, fields: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '');

/** The language that a page's address names, else the browser's. */
const languageOf = ({ query, headers }: FastifyRequest): Language =>
  languageFor(textField(query, 'lang'), headers['accept-language']);

const serveFiles = async (app: FastifyInstance, buildFolder: string): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
  });
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'images'),
    prefix: '/images/',
    decorateReply: false,
    preCompressed: true,
    maxAge: '1d',
    index: false,
    // The house shows the tiles on its own pages.
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'cross-origin'),
  });
};

/** Returns a function that writes a page's HTML: its files, its language, and the settings of its script. */
const pageWriter = async ({ buildFolder, houseOrigins }: Parts) => {
  const template = await readFile(TEMPLATE, 'utf8');
  const manifest = await readManifest(buildFolder);
  return (source: string, language: Language, game: ArcadeGame | null): string => {
    const words = { ...WORDS[language], ...game?.family.words[language] };
    const setting = { gameId: game?.id ?? '', name: game?.name ?? '', houseOrigins, words };
    return fill(template, {
      language,
      title: WORDS[language]['arcade.title'] ?? '',
      needsScript: WORDS[language]['arcade.needsScript'] ?? '',
      files: filesOf(manifest, source),
      setting: inlineJson(setting),
    });
  };
};

/** The games' pages, the page that verifies rounds, and their files. */
export const servePages = async (app: FastifyInstance, parts: Parts): Promise<void> => {
  await serveFiles(app, parts.buildFolder);
  const write = await pageWriter(parts);
  const policy = pagePolicy(parts.houseOrigins);
  const send = (reply: FastifyReply, html: string): FastifyReply =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);

  app.get('/play/:gameId', async (request, reply) => {
    const game = parts.games.get(textField(request.params, 'gameId'));
    if (game === undefined) return reply.callNotFound();
    return send(reply, write(`games/${game.family.id}/page.ts`, languageOf(request), game));
  });
  app.get('/fair', async (request, reply) => send(reply, write('pages/fair.ts', languageOf(request), null)));
};
