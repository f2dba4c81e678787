import type { ParamsOf, ResponseOf } from '@kipenga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, type Language } from '../wording/index.ts';
import type { Customer, EndpointName } from './handler.ts';

/** An answer as a file. */
export interface AnswerFile {
  readonly body: string | Buffer;
  readonly fileName: string;
}

/** The caller and parameters of a request for a file. */
export interface FileAsked<N extends EndpointName> {
  readonly params: ParamsOf<N>;
  readonly customer: Customer | null;
  /** The language chosen in the browser; null if none is. */
  readonly language: Language | null;
}

/** Other forms than JSON for an answer: by call, and by the media type in its contract. */
export type AnswerForms = {
  readonly [N in EndpointName]?: {
    readonly [mediaType: string]: (answer: ResponseOf<N>, asked: FileAsked<N>) => Promise<AnswerFile>;
  };
};

const JSON_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/*', '*/*']);

/** The names in an Accept or Accept-Language header, most preferred first; refused ones (q=0) are left out. */
export const likedFirst = (accept = ''): readonly string[] =>
  accept
    .toLowerCase()
    .split(',')
    .map((one) => {
      const [type = '', ...parameters] = one.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ type }) => type);

/** The offered form a client prefers; null if JSON will do. */
export const wantedForm = (accept: string | undefined, offered: readonly string[]): string | null => {
  const first = likedFirst(accept).find((type) => JSON_TYPES.has(type) || offered.includes(type));
  return first === undefined || JSON_TYPES.has(first) ? null : first;
};

/** The language chosen in the browser of a request; null if none is. */
export const languageAskedIn = (request: FastifyRequest): Language | null =>
  chosenLanguage(request.headers.cookie ?? '');

/** Sends an answer as a download. */
export const sendFile = (
  reply: FastifyReply,
  mediaType: string,
  { body, fileName }: AnswerFile,
): FastifyReply =>
  reply
    .header('content-type', mediaType.startsWith('text/') ? `${mediaType}; charset=utf-8` : mediaType)
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store')
    .send(body);
