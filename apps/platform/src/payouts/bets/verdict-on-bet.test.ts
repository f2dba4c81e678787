import { DEFAULT_LIMITS, kes, parseOdds, TAX_RECORDS, type LegResult } from '@kipenga/betting-core';
import refunds from '@kipenga/betting-core/examples/refunds.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { verdictOnBet } from './verdict-on-bet.ts';

const [taxRecord] = TAX_RECORDS;

test.each(refunds)('the refund of $id: $title (D11, D12)', ({ stake, legs, expected }) => {
  const settled = legs.map(({ odds, result }) => {
    const read = parseOdds(odds);
    if (!read.ok) throw new Error(`No price: ${odds}`);
    return { odds: read.value, result: result as LegResult };
  });
  const terms = { stake: kes(Number(stake)), limits: DEFAULT_LIMITS, taxRecord: taxRecord!, legs: settled };
  expect(verdictOnBet({ ...terms, usesFreeBet: false })?.refund).toBe(kes(Number(expected.refund)));
  expect(verdictOnBet({ ...terms, usesFreeBet: true })?.refund).toBe(0);
});
