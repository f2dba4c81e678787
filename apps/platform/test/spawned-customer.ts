import { kes, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import { callOver } from './spoken-calls.ts';

/** A customer of a running platform, logged in. */
export interface SpawnedCustomer {
  readonly profileId: ProfileId;
  readonly phone: Msisdn;
  readonly token: string;
  readonly gameToken: string;
}

interface Handset {
  readonly messages: readonly { readonly text: string }[];
  readonly prompts: readonly { readonly id: string; readonly state: string }[];
}

const handsetOf = (baseUrl: string, phone: Msisdn): string => `${baseUrl}/sandbox/handset/${phone}`;

const answered = async <A>(asked: Promise<Response>): Promise<A> => {
  const reply = await asked;
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`the handset answered ${reply.status}: ${text}`);
  return JSON.parse(text) as A;
};

const lookAt = (baseUrl: string, phone: Msisdn): Promise<Handset> =>
  answered(fetch(handsetOf(baseUrl, phone)));

/** Enters the PIN for every open prompt. */
export const approvePrompts = async (baseUrl: string, phone: Msisdn): Promise<void> => {
  const { prompts } = await lookAt(baseUrl, phone);
  for (const { id } of prompts.filter(({ state }) => state === 'open'))
    await answered(
      fetch(`${handsetOf(baseUrl, phone)}/prompts/${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pin: '1234' }),
      }),
    );
};

/** First deposit of every customer. */
export const PAID_IN = kes(50_000);

/** Registers, verifies, logs in and pays in. */
export const spawnedCustomer = async (baseUrl: string, phone: Msisdn): Promise<SpawnedCustomer> => {
  const password = 'hakuna matata';
  await callOver(baseUrl, 'register', { phone, password, medium: 'test', referralCode: '', consent: '1' });
  const code = /\d{6}/.exec((await lookAt(baseUrl, phone)).messages[0]?.text ?? '')?.[0] ?? '';
  await callOver(baseUrl, 'finishRegistration', { phone, code });
  const loggedIn = await callOver(baseUrl, 'logIn', { phone, password, remember: true });
  if (loggedIn.kind !== 'logged-in') throw new Error(loggedIn.description);
  const { profileId, token, gameToken } = loggedIn.profile;
  await callOver(baseUrl, 'deposit', { phone, amount: PAID_IN }, { token, key: 'deposit' });
  await approvePrompts(baseUrl, phone);
  return { profileId, phone, token, gameToken };
};
