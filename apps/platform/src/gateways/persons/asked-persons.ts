import { decodeWire, encodeWire, type Codec } from '@kipenga/contracts';
import {
  askedPersonsOnTheWire,
  identityClaimOnTheWire,
  identityVerdictOnTheWire,
  listedPersonsOnTheWire,
} from '@kipenga/contracts/persons-gateway';
import { unansweredBy } from '../unanswered-by.ts';
import type { ExclusionRegister, IdentityGateway } from './persons.ts';

/** Settings of a service that knows people. */
export interface PersonsSettings {
  readonly origin: string;
  readonly apiKey: string;
}

interface AskedBy {
  readonly settings: PersonsSettings;
  /** Makes the signal that aborts a request that takes too long. */
  readonly timeLimit: () => AbortSignal;
  /** Another `fetch` than the process's own. */
  readonly fetch?: typeof fetch;
}

/** Asks for an answer in our form. Errors contain neither the request nor the answer: both are about a person. */
const ask = async <T>(
  { settings: { origin, apiKey }, timeLimit, fetch: send = fetch }: AskedBy,
  path: string,
  { body, answer }: { readonly body: unknown; readonly answer: Codec<T> },
): Promise<T> => {
  const said = await send(origin + path, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
    body: JSON.stringify(body),
    signal: timeLimit(),
  })
    .then(async (reply) => (reply.status === 200 ? await reply.text() : { status: reply.status }))
    .catch((error: unknown) => ({ status: unansweredBy(error).why }));
  if (typeof said !== 'string') throw new Error(`${path} was not answered: ${said.status}`);
  const read = decodeWire(answer, jsonIn(said));
  if (!read.ok) throw new Error(`${path} was answered with what is no answer`);
  return read.value;
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

/** Checks identities at `POST /identity` of the configured service. */
export const askedIdentity = (by: AskedBy): IdentityGateway => ({
  check: (claim) =>
    ask(by, '/identity', {
      body: encodeWire(identityClaimOnTheWire, claim),
      answer: identityVerdictOnTheWire,
    }),
  phone: null,
});

/** Asks the register of excluded persons at `POST /excluded` of the configured service. */
export const askedRegister = (by: AskedBy): ExclusionRegister => ({
  listedAmong: async (persons) => {
    const { listed } = await ask(by, '/excluded', {
      body: encodeWire(askedPersonsOnTheWire, { persons }),
      answer: listedPersonsOnTheWire,
    });
    return new Set(listed);
  },
});
