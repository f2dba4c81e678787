import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeWire } from '../travel.ts';
import { signWalletCall, WALLET_REFUSALS, walletCalls, type CallToSign, type WalletCall } from './index.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const PAGE = readFileSync(join(DOCS, 'wallet.md'), 'utf8');
const CALLS = Object.keys(walletCalls) as WalletCall[];

/** Returns the page's example of a call's request or answer. */
const example = (call: WalletCall, part: 'request' | 'answer'): unknown => {
  const section = PAGE.split(`\n### ${call}\n`)[1]?.split(/\n##/)[0] ?? '';
  const text = section.split(`\`\`\`json ${part}\n`)[1]?.split('```')[0] ?? '';
  return JSON.parse(text);
};

describe('the page of the wallet (D28)', () => {
  test.each(CALLS)('has a request and an answer of %s that are the contract’s', (call) => {
    for (const part of ['request', 'answer'] as const)
      expect(decodeWire<unknown>(walletCalls[call][part], example(call, part))).toMatchObject({ ok: true });
  });

  test('names every refusal with its status, and no other', () => {
    const table = [...PAGE.matchAll(/^\| `([a-z-]+)` \| (\d{3}) \|/gm)];
    expect(Object.fromEntries(table.map(([, code, status]) => [code, Number(status)]))).toEqual(
      WALLET_REFUSALS,
    );
  });
});

test('the signatures beside the page are the contract’s', () => {
  const signed = JSON.parse(
    readFileSync(join(DOCS, 'wallet-signatures.json'), 'utf8'),
  ) as readonly (CallToSign & {
    readonly secret: string;
    readonly signature: string;
  })[];
  for (const { secret, signature, ...call } of signed) expect(signWalletCall(secret, call)).toBe(signature);
  expect(PAGE).toContain(signed[0]?.signature);
});
