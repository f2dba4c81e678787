import { parseMsisdn, type Msisdn } from '@kipenga/betting-core';
import { decodeWire, type Codec } from '@kipenga/contracts';
import type { FastifyRequest } from 'fastify';
import { badRequest } from '../http/index.ts';
import { isLanguage, type Language } from '../wording/index.ts';

/** Path parameters of the sandbox's calls. */
export const pathOf = ({ params }: FastifyRequest): { readonly msisdn: string; readonly id?: string } =>
  params as { readonly msisdn: string; readonly id?: string };

/** The language of the calling page; English by default. */
export const languageAskedIn = ({ query }: FastifyRequest): Language => {
  const { language } = query as { readonly language?: string };
  return isLanguage(language) ? language : 'en';
};

/** The phone in the path. @throws HttpRefusal 400. */
export const phoneIn = (request: FastifyRequest): Msisdn => {
  const phone = parseMsisdn(pathOf(request).msisdn);
  if (!phone.ok) throw badRequest('The phone is 254 followed by nine digits.');
  return phone.value;
};

/** The decoded body. @throws HttpRefusal 400 with the expected form. */
export const bodyOf = <T>(codec: Codec<T>, { body }: FastifyRequest, whatToSend: string): T => {
  const decoded = decodeWire(codec, body);
  if (!decoded.ok) throw badRequest(`${whatToSend} (${decoded.reason})`);
  return decoded.value;
};
