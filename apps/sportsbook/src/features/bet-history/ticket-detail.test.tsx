import { sha256 } from '@noble/hashes/sha2.js';
import type { FakeAnswers } from '@kipenga/api/testing';
import {
  betId,
  gameId,
  instant,
  kes,
  oddsFromThousandths,
  pathOf,
  printPickKey,
  sealLeaf,
  sealTree,
  type Bet,
  type Leg,
} from '@kipenga/betting-core';
import { aJackpot, aTicket } from '@kipenga/betting-core/testing';
import { aProfile } from '@kipenga/shell/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { BetDetail } from './BetDetail.tsx';

const keys = ['1,X', '2', 'X'];
const open = aJackpot(3);
const closed = {
  ...open,
  phase: 'settled' as const,
  matches: open.matches.map((match, at) => ({ ...match, result: at === 0 ? ('draw' as const) : null })),
};
const bet: Bet = {
  id: betId('b7'),
  reference: '4KQ7-9XTM',
  createdAt: instant('2026-11-20T08:00:00Z'),
  type: 'jackpot',
  status: 'open',
  badge: null,
  stake: kes(198),
  netPayout: kes(0),
  totalOdds: 0,
  jackpotId: open.id,
  jackpotName: open.name,
};
const legs = open.matches.map(({ homeTeam, awayTeam, startsAt }, at): Leg => ({
  gameId: gameId(String(at + 1)),
  startsAt,
  homeTeam,
  awayTeam,
  fullTimeScore: at === 0 ? '1:1' : null,
  pick: keys[at] ?? '',
  odds: oddsFromThousandths(1001),
  marketName: '1x2',
  winningOutcome: at === 0 ? 'X' : null,
  status: at === 0 ? 'won' : 'open',
  badge: null,
}));

/** A seal over three tickets, ours in the middle. */
const betString = aTicket(open, keys)
  .picks.map(({ matchId, pick }) => `${matchId}_${printPickKey(pick)}`)
  .join('#');
const terms = ['3AAA', bet.reference, '5ZZZ'].map((reference) => ({
  reference,
  betString,
  salt: '00112233445566778899aabbccddeeff',
}));
const leaves = terms.map((one) => sealLeaf(one, sha256));
const tree = sealTree(leaves, sha256);
const proof = { ...(terms[1] ?? terms[0]!), leaf: leaves[1] ?? '', path: pathOf(tree, 1) };
const seal = {
  root: tree.root,
  tickets: 3,
  lines: 6,
  fund: kes(1000),
  sealedAt: instant('2026-11-22T11:59:00Z'),
  winners: [],
};
const notThere = () => new Response('{"description":"not yet"}', { status: 404 });

const openDetail = (jackpot: typeof closed | typeof open, answers: FakeAnswers, shown: Bet = bet) =>
  renderInSportsbook(<BetDetail bet={shown} />, {
    profile: aProfile(),
    answers: {
      getBetDetail: legs,
      getJackpot: jackpot,
      ...answers,
    },
  });
const check = async () => userEvent.click(await screen.findByRole('button', { name: 'Check the seal' }));

test('a ticket is shown as its coupon, match by match, and without odds (R2-53)', async () => {
  await openDetail(closed, { getTicketProof: proof, getJackpotSeal: seal });
  const coupon = within(await screen.findByRole('article'));
  expect(coupon.getByText('1 of 1 right')).toBeInTheDocument();
  const board = within(screen.getByRole('region', { name: 'Matches of the ticket' }));
  expect(board.getAllByText('No result yet')).toHaveLength(2);
  expect(board.getByText('Right')).toBeInTheDocument();
  for (const unknown of ['Total odds', 'Possible win']) expect(screen.queryByText(unknown)).toBeNull();
});

test('its proof is checked on the device, with what was checked in view (D82)', async () => {
  await openDetail(closed, { getTicketProof: proof, getJackpotSeal: seal });
  await check();
  expect(await screen.findByText(/this ticket was in when picks closed, with these picks/)).toBeVisible();
  for (const shown of [
    tree.root ?? '',
    proof.leaf,
    proof.salt,
    betString,
    ...proof.path.map(({ hash }) => hash),
  ])
    expect(screen.getByText(shown)).toBeInTheDocument();
});

test('of a seal that came after the first kick-off it does not say that the ticket was in before (D106)', async () => {
  const kickOff = closed.matches[0]?.startsAt ?? seal.sealedAt;
  await openDetail(closed, { getTicketProof: proof, getJackpotSeal: { ...seal, sealedAt: kickOff } });
  await check();
  expect(await screen.findByText(/but the seal was published only after the first kick-off/)).toBeVisible();
  expect(screen.queryByText(/this ticket was in when picks closed/)).toBeNull();
});

test.each([
  ['another root', { getJackpotSeal: { ...seal, root: 'c'.repeat(64) } }],
  [
    'the proof of another ticket',
    { getTicketProof: { ...(terms[0] ?? proof), leaf: leaves[0] ?? '', path: pathOf(tree, 0) } },
  ],
  ['no root at all', { getJackpotSeal: { ...seal, root: null } }],
] as const)('%s does not pass (D82)', async (_what, answers) => {
  await openDetail(closed, { getTicketProof: proof, getJackpotSeal: seal, ...answers });
  await check();
  expect(await screen.findByText(/the proof does not lead to the root/)).toBeVisible();
});

test.each([
  ['while picks are open', open],
  ['while the house has not sealed it', closed],
] as const)('%s it says that it will be sealed', async (_what, jackpot) => {
  await openDetail(jackpot, { getTicketProof: notThere, getJackpotSeal: notThere });
  expect(await screen.findByText(/Your ticket is sealed when picks close/)).toBeInTheDocument();
});

test('of a jackpot that the house does not know it says so', async () => {
  await openDetail(closed, { getJackpot: notThere });
  expect(await screen.findByText(/was not found/)).toBeInTheDocument();
});

test('of a cancelled jackpot it says that the stake went back, how much, and why (D81)', async () => {
  const none = { getTicketProof: notThere, getJackpotSeal: notThere };
  await openDetail(closed, none, { ...bet, status: 'lost', badge: 'void', netPayout: bet.stake });
  const coupon = within(await screen.findByRole('article'));
  expect(coupon.getByText('Stake returned').nextElementSibling).toHaveTextContent('KES 198');
  expect(screen.getByText(/This jackpot was cancelled, and every stake went back/)).toBeInTheDocument();
});
