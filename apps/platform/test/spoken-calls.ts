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

/** Makes a call of the contract on a platform that listens. @throws when there is no answer, or no 200. */
export const callOver = async <N extends EndpointName>(
  baseUrl: string,
  name: N,
  request: RequestOf<N>,
  sent: { token?: string; key?: string } = {},
): Promise<ResponseOf<N>> => {
  const endpoint = endpoints[name] as unknown as Endpoint<ResponseOf<N>>;
  const { path, body, contentType } = printRequest(endpoint, request as never);
  const reply = await fetch(baseUrl + HOST_BASE_PATHS[endpoint.host] + path, {
    method: endpoint.method,
    body,
    headers: {
      ...(contentType ? { 'content-type': contentType } : {}),
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...(sent.key ? { [IDEMPOTENCY_KEY_HEADER]: sent.key } : {}),
    },
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${name} answered ${reply.status}: ${text}`);
  const answer = readReply(endpoint, text);
  if (!answer.ok) throw new Error(`${name} broke its contract: ${answer.reason}`);
  return answer.value;
};
