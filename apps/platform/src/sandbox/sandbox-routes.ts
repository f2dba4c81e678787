import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { LANGUAGE_NAMES, LANGUAGES } from '@kipenga/words';
import { textsIn } from '@kipenga/words/texts-in';
import { sandboxOperators } from '../desk/index.ts';
import { refuseOtherSites } from '../http/index.ts';
import { customerCalls } from './customer-calls.ts';
import { handsetCalls } from './handset-calls.ts';
import { regulatorPage } from './regulator-page.ts';
import type { SandboxOptions } from './sandbox-options.ts';

const WORDS = join(import.meta.dirname, 'handset/words');

/** The languages for the phone's page: each with its own name and all its words. */
const handsetLanguages = () =>
  LANGUAGES.map((code) => ({ code, name: LANGUAGE_NAMES[code], words: textsIn(WORDS, code) }));

const HANDSET = join(import.meta.dirname, 'handset');
const FILES = [
  ['/sandbox/handset', 'handset.html', 'text/html; charset=utf-8'],
  ['/sandbox/handset/handset.css', 'handset.css', 'text/css; charset=utf-8'],
  ['/sandbox/handset/theme.js', 'theme.js', 'text/javascript; charset=utf-8'],
  ['/sandbox/handset/handset.js', 'handset.js', 'text/javascript; charset=utf-8'],
] as const;
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * The customer's phone (D60) and acts of an operator: gifts (D71), and closing an account (D46). Mounted in a sandbox only:
 * these calls let anybody act as any customer.
 */
export const sandboxRoutes =
  (options: SandboxOptions): FastifyPluginAsync =>
  async (server) => {
    // Scripts use these calls with whatever cookies their browser has: only other sites' pages are refused.
    server.addHook('onRequest', async (request) => refuseOtherSites(request));

    const serve = (url: string, type: string, content: Buffer | string) =>
      server.get(url, (_, reply: FastifyReply) =>
        reply
          .header('content-security-policy', PAGE_POLICY)
          .header('cache-control', 'no-cache')
          .type(type)
          .send(content),
      );
    for (const [url, file, type] of FILES) serve(url, type, await readFile(join(HANDSET, file)));
    serve('/sandbox/handset/languages.json', 'application/json', JSON.stringify(handsetLanguages()));

    handsetCalls(server, options);
    customerCalls(server, options);
    server.get('/sandbox/regulator', async (_, reply) =>
      reply
        .header('content-security-policy', PAGE_POLICY)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(await regulatorPage(options.services.db)),
    );
    // Operators who may log in to the desk, with their current codes (D98).
    server.get('/sandbox/operators', async (_, reply) =>
      reply.header('cache-control', 'no-store').send(
        (await sandboxOperators(options.services)).map(({ totpSecret, ...shown }) => ({
          ...shown,
          totp_secret: totpSecret,
        })),
      ),
    );
  };
