import { decodeWire, type Codec } from '@kipenga/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { badRequest } from '../http/index.ts';
import { refuseStrangers } from './refuse-strangers.ts';

const LARGEST_FORM = 16_384;

/** The fields of a form. @throws HttpRefusal 400: one reader takes the first of two, another the last. */
const fieldsOf = (form: Buffer): Readonly<Record<string, string>> => {
  const pairs = [...new URLSearchParams(form.toString())];
  const fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length < pairs.length) throw badRequest('A field stands twice in the form.');
  return fields;
};

/** What a form reads as. @throws HttpRefusal 400 with what is wrong. */
export const formOf = <T>(codec: Codec<T>, { body }: FastifyRequest): T => {
  const read = decodeWire(codec, body ?? {});
  if (!read.ok) throw badRequest(`The form cannot be read (${read.reason}).`);
  return read.value;
};

/** A form that is posted to us at an address with a secret in it, `/gateway/sms/:secret/inbound`. */
export const secretForm =
  (
    url: `/${string}/:secret/${string}`,
    secret: string,
    take: (request: FastifyRequest) => Promise<void>,
  ): FastifyPluginAsync =>
  async (server) => {
    server.addHook('onRequest', refuseStrangers(secret));
    server.removeAllContentTypeParsers();
    server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
      async (_: unknown, form: Buffer) => fieldsOf(form),
    );
    server.post(url, async (request) => {
      await take(request);
      return { res: 0, description: 'Heard.' };
    });
  };
