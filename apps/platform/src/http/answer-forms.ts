import type { ParamsOf, ResponseOf } from '@kipenga/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chosenLanguage, type Language } from '../wording/index.ts';
import type { Customer, EndpointName } from './handler.ts';

/** An answer as a file. */
export interface AnswerFile {
  readonly body: string | Buffer;
  readonly fileName: string;
}

/** Who asked for a file, and what for. */
export interface FileAsked<N extends EndpointName> {
  readonly params: ParamsOf<N>;
  readonly customer: Customer | null;
  /** The language the browser has chosen to read; null where it has not. */
  readonly language: Language | null;
}

/** How answers are written otherwise than as JSON: by call, and by the media type its contract names. */
export type AnswerForms = {
  readonly [N in EndpointName]?: {
    readonly [mediaType: string]: (answer: ResponseOf<N>, asked: FileAsked<N>) => Promise<AnswerFile>;
  };
};

const JSON_TYPES: ReadonlySet<string> = new Set(['application/json', 'application/*', '*/*']);

/** What an Accept or Accept-Language header names, the one liked best first; what is refused (q=0) is left out. */
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

/** Which of these other forms a client wants; null where JSON will do. */
export const wantedForm = (accept: string | undefined, offered: readonly string[]): string | null => {
  const first = likedFirst(accept).find((type) => JSON_TYPES.has(type) || offered.includes(type));
  return first === undefined || JSON_TYPES.has(first) ? null : first;
};

/** The language the browser of a request has chosen to read; null where it has not. */
export const languageAskedIn = (request: FastifyRequest): Language | null =>
  chosenLanguage(request.headers.cookie ?? '');

/** Sends an answer as a file to keep. */
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
