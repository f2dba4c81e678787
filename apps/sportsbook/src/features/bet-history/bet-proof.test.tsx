import { sha256 } from '@noble/hashes/sha2.js';
import type { FakeAnswers } from '@kipenga/api/testing';
import { sampleAnswer } from '@kipenga/api/testing/platform';
import {
  instant,
  kes,
  nairobiDay,
  pathOf,
  sealLeaf,
  sealTree,
  type Bet,
  type BetProof,
  type BooksSeal,
} from '@kipenga/betting-core';
import { aProfile } from '@kipenga/shell/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { BetDetail } from './BetDetail.tsx';

const [sample] = sampleAnswer('getBetDetail');
const { parts: _, ...leg } = sample!;
const [bet] = sampleAnswer('getBets').map((one): Bet => ({ ...one, type: 'prematch', status: 'won' }));
const own = bet!;
const record = JSON.stringify({
  event: 'placed',
  bet: {
    reference: own.reference,
    stake: own.stake,
    odds: own.totalOdds,
    picks: [[leg.gameId, leg.marketTypeId, leg.outcomeKey, leg.odds]],
  },
});
const salt = '00112233445566778899aabbccddeeff';
const terms = ['1a', '2b', '3c'].map((reference) => ({ reference, betString: record, salt }));
const leaves = terms.map((one) => sealLeaf(one, sha256));
const tree = sealTree(leaves, sha256);
const day = sealTree(['a'.repeat(64), tree.root ?? ''], sha256);
const at = { day: nairobiDay('2026-11-26'), minute: 617 };
const proof: BetProof = {
  ...at,
  ...terms[1]!,
  leaf: leaves[1] ?? '',
  path: pathOf(tree, 1),
  dayPath: pathOf(day, 1),
};
const seal: BooksSeal = {
  ...at,
  root: tree.root ?? '',
  events: 3,
  dayRoot: day.root,
  dayEvents: 90,
  sealedAt: instant('2026-11-27T00:00:15Z'),
};

const checked = async (answers: FakeAnswers, shown: Bet = own) => {
  await renderInSportsbook(<BetDetail bet={shown} />, {
    profile: aProfile(),
    answers: { getBets: [shown], getBetDetail: [leg], getBetProof: proof, getBooksSeal: seal, ...answers },
  });
  await userEvent.click(await screen.findByText('Proof: is it in the books?'));
};
const check = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Check it on this phone' }));

test.each([
  ['of a day that is sealed, under its root', {}, /in the sealed books of its day, with this stake/],
  [
    'of a day that is not over, under the root of its minute',
    { getBooksSeal: { ...seal, dayRoot: null, dayEvents: null, sealedAt: null } },
    /in the sealed books of its minute/,
  ],
  [
    'under another root of the day, not at all',
    { getBooksSeal: { ...seal, dayRoot: 'b'.repeat(64) } },
    /does not lead/,
  ],
  [
    'under another root of the minute, not at all',
    { getBooksSeal: { ...seal, root: 'b'.repeat(64) } },
    /does not lead/,
  ],
  [
    'whose line was changed, not at all',
    { getBetProof: { ...proof, betString: record.replace('placed', 'Placed') } },
    /does not lead/,
  ],
] as const)('a bet is proven on the device, %s', async (_what, answers, said) => {
  await checked(answers);
  await check();
  expect(await screen.findByText(said)).toBeVisible();
});

test('a bet that is shown with another stake than the books have is not proven by them', async () => {
  await checked({}, { ...own, stake: kes(12_345) });
  await check();
  expect(await screen.findByText(/is not of this bet/)).toBeVisible();
});

test('before its minute is sealed the page says when it will be', async () => {
  await checked({ getBetProof: () => new Response('{"description":"not yet"}', { status: 404 }) });
  expect(await screen.findByText(/sealed within two minutes/)).toBeVisible();
});
