import { decodeWire, type Codec } from '@kipenga/contracts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { badRequest } from '../http/index.ts';
import { refuseStrangers } from './refuse-strangers.ts';

const LARGEST_FORM = 16_384;

/** The fields of a form. @throws HttpRefusal 400 on a repeated field: readers disagree about which one counts. */
const fieldsOf = (form: Buffer): Readonly<Record<string, string>> => {
  const pairs = [...new URLSearchParams(form.toString())];
  const fields = Object.fromEntries(pairs);
  if (Object.keys(fields).length < pairs.length) throw badRequest('A field stands twice in the form.');
  return fields;
};

/** Decodes a form. @throws HttpRefusal 400 with the reason. */
export const formOf = <T>(codec: Codec<T>, { body }: FastifyRequest): T => {
  const read = decodeWire(codec, body ?? {});
  if (!read.ok) throw badRequest(`The form cannot be read (${read.reason}).`);
  return read.value;
};

/** A form posted to us at an address with a secret in it, `/gateway/sms/:secret/inbound`. */
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
