import {
  endpoints,
  HOST_BASE_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  printRequest,
  readReply,
  type Endpoint,
  type EndpointName,
  type RequestOf,
  type ResponseOf,
} from '@kipenga/contracts';
import type { FastifyInstance } from 'fastify';

/** Makes a call of a live house with the contract's own codecs. @throws when the answer breaks them. */
export type LiveCall = <N extends EndpointName>(
  name: N,
  request: RequestOf<N>,
  sent?: { readonly token?: string; readonly key?: string },
) => Promise<ResponseOf<N>>;

/** {@link LiveCall} of this server, by the name a live house is called by. */
export const callLive = async <N extends EndpointName>(
  app: FastifyInstance,
  name: N,
  request: RequestOf<N>,
  { token = '', key = '' }: { readonly token?: string; readonly key?: string } = {},
): Promise<ResponseOf<N>> => {
  const endpoint = endpoints[name] as unknown as Endpoint<ResponseOf<N>>;
  const { path, body, contentType } = printRequest(endpoint, request as never);
  const reply = await app.inject({
    method: endpoint.method,
    url: HOST_BASE_PATHS[endpoint.host] + path,
    headers: {
      host: 'kipenga.example',
      ...(contentType && { 'content-type': contentType }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { [IDEMPOTENCY_KEY_HEADER]: key }),
    },
    ...(body !== null && { payload: body }),
  });
  const answer = readReply(endpoint, reply.body);
  if (!answer.ok) throw new Error(`${name} answered ${reply.statusCode}: ${reply.body}`);
  return answer.value;
};
