import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ArcadeGame } from '../catalogue.ts';
import en from '../words/en.json' with { type: 'json' };
import sw from '../words/sw.json' with { type: 'json' };
import { pagePolicy } from './security-headers.ts';
import { textField } from './text-field.ts';

interface Parts {
  readonly games: ReadonlyMap<string, ArcadeGame>;
  readonly houseOrigins: readonly string[];
  readonly buildFolder: string;
}

/** JSON that can stand inside a script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The games' pages, the page that verifies rounds, and their files. */
export const servePages = async (
  app: FastifyInstance,
  { games, houseOrigins, buildFolder }: Parts,
): Promise<void> => {
  const policy = pagePolicy(houseOrigins);
  const page = async (file: string, language: 'en' | 'sw', setting: object): Promise<string> => {
    const words = language === 'sw' ? sw : en;
    const html = await readFile(join(buildFolder, `${file}.html`), 'utf8');
    return html
      .replace('<html lang="en"', () => `<html lang="${language}"`)
      .replace(
        '<!--setting-->',
        () => `<script type="application/json" id="setting">${inlineJson({ ...setting, words })}</script>`,
      );
  };
  const languageOf = (query: unknown): 'en' | 'sw' => (textField(query, 'lang') === 'sw' ? 'sw' : 'en');

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

  app.get('/play/:gameId', async (request, reply) => {
    const gameId = textField(request.params, 'gameId');
    const game = games.get(gameId);
    if (game === undefined) return reply.callNotFound();
    const { name, scene, engine } = game;
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(await page(engine, languageOf(request.query), { gameId, name, scene, houseOrigins }));
  });

  app.get('/fair', async (request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(await page('fair', languageOf(request.query), { gameId: '', name: '', scene: '', houseOrigins })),
  );
};
