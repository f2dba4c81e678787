import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  dictionaryOf,
  heldDictionary,
  packedWith,
  packsWithDictionaries,
  VARY_BY_DICTIONARY,
  type Dictionary,
} from './dictionary.ts';

/** A script with a stable name before its hash: `vendors-CPHc3T7.js`. */
const NAMED = /^(?<name>[\w.-]+)-[\w-]{7,8}\.js$/;

const nameOf = (file: string): string | undefined => NAMED.exec(file)?.groups?.['name'];

/** For the answer with a script: its browser may unpack later scripts of the name with it. */
export const asDictionary = (file: string): string | null => {
  const name = packsWithDictionaries ? nameOf(file) : undefined;
  return name === undefined ? null : `match="/assets/${name}-*.js"`;
};

/** The scripts of former releases, which the build keeps beside its own: by hash, each with its name. */
function formerScripts(folder: string): ReadonlyMap<string, Dictionary & { readonly name: string }> {
  if (!packsWithDictionaries || !existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files.flatMap((file) => {
      const name = nameOf(path.basename(file));
      if (name === undefined) return [];
      const dictionary = dictionaryOf(readFileSync(path.join(folder, file)));
      return [[dictionary.hash, { ...dictionary, name }] as const];
    }),
  );
}

/**
 * Serves browsers that return after a release: a script is sent as its difference from the former one that the browser has.
 * Everything else is left to the file server.
 */
export function formerAssets(web: string) {
  const former = formerScripts(path.join(web, 'former'));
  const made = new Map<string, Promise<Buffer>>();
  const assets = path.join(web, 'assets');
  const files = new Set(former.size > 0 ? readdirSync(assets) : []);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const held = former.get(heldDictionary(request) ?? '');
    const [, file = ''] = /^\/assets\/([\w.-]+\.js)$/.exec(request.url) ?? [];
    if (held === undefined || held.name !== nameOf(file) || !files.has(file)) return undefined;
    const pair = `${file} ${held.hash}`;
    const packed =
      made.get(pair) ?? readFile(path.join(assets, file)).then((script) => packedWith(held, script));
    made.set(pair, packed);
    return reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('content-encoding', 'dcz')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', VARY_BY_DICTIONARY)
      .header('use-as-dictionary', asDictionary(file))
      .send(await packed);
  };
}
