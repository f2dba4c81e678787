import { printReply, readRequest, type Endpoint } from '@kipenga/contracts';
import { DESK_BASE_PATH, deskActs, deskCalls, type ActAnswer, type ActArgs } from '@kipenga/contracts/desk';

type Calls = typeof deskCalls;
type AnswerOf<N extends keyof Calls> =
  Calls[N] extends Endpoint<infer Answer, infer _P, infer _Q, infer _B, 'desk'> ? Answer : never;
type Given<Answer> = Answer | Response | (() => Answer | Response | Promise<Answer | Response>);

/** Answers of a fake desk; calls that are left out get a 404. */
export type DeskAnswers = { readonly [N in keyof Calls]?: Given<AnswerOf<N>> } & {
  readonly [A in keyof ActArgs]?: (asked: ActAsked) => ActAnswer;
};

/** An act as the fake desk received it. */
export interface ActAsked {
  readonly act: string;
  readonly args: object;
  readonly why: string;
  readonly dryRun: boolean;
  readonly version: string | null;
}

const ROUTES = Object.entries({ ...deskCalls, ...deskActs }).map(([name, endpoint]) => ({
  name,
  endpoint: endpoint as unknown as Endpoint<unknown, unknown, unknown, unknown, 'desk'>,
  path: new RegExp(`^${DESK_BASE_PATH}${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/**
 * A desk platform without a server, for stories and tests. It decodes requests and encodes answers by the contract. Pass it as a
 * transport's `fetch`. `acts` lists the received acts in order.
 */
export function fakeDesk(answers: DeskAnswers) {
  const acts: ActAsked[] = [];
  const fetch = async (url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> => {
    const path = url.split('?', 1)[0] ?? url;
    const route = ROUTES.find((one) => one.path.test(path) && one.endpoint.method === method);
    const given = answers[route?.name as keyof DeskAnswers] as
      | ((asked?: ActAsked) => unknown)
      | object
      | undefined;
    if (route === undefined || given === undefined)
      return Response.json({ description: `nobody answers ${url}` }, { status: 404 });
    const asked = route.name in deskActs ? askedIn(route, body) : undefined;
    if (asked) acts.push(asked);
    const answer = typeof given === 'function' ? await given(asked) : given;
    return answer instanceof Response ? answer : new Response(printReply(route.endpoint, answer));
  };
  return Object.assign(fetch, { acts });
}

function askedIn({ name, endpoint }: (typeof ROUTES)[number], body: unknown): ActAsked {
  const read = readRequest(endpoint, { params: {}, query: {}, body: JSON.parse(String(body)) as object });
  if (!read.ok) throw new Error(`${name} was asked for so: ${read.reason}`);
  return { act: name, ...(read.value.body as Omit<ActAsked, 'act'>) };
}
