import { sampleAnswer } from '@kipenga/api/testing/platform';
import { betId, instant, kes, type Bet } from '@kipenga/betting-core';
import { aProfile } from '@kipenga/shell/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { BetDetail } from './BetDetail.tsx';

const [sample] = sampleAnswer('getBets');
const placed: Bet = { ...sample!, id: betId('b-1'), stake: kes(49), netPayout: kes(240), badge: null };

const part = { at: instant('2026-11-21T12:00:00Z'), stake: kes(19), paid: kes(21) };

test.each([
  ['fell', 'lost', 'Not placed'],
  ['waiting', 'open', 'Waiting'],
] as const)(
  'of a bet that is %s its pick says so, and not how its match stands',
  async (badge, status, word) => {
    const bet: Bet = { ...placed, type: 'live', status, badge };
    const [leg] = sampleAnswer('getBetDetail');
    await renderInSportsbook(<BetDetail bet={bet} />, {
      profile: aProfile(),
      answers: { getBets: [bet], getBetDetail: [{ ...leg!, status: 'open' }] },
    });
    const pick = await screen.findByRole('article');
    expect(pick).toHaveTextContent(word);
    expect(pick).not.toHaveTextContent('Active');
  },
);

test.each<[string, Pick<Bet, 'status' | 'badge' | 'cashOuts'>, string, string]>([
  ['that is open', { status: 'open', badge: null }, 'Possible win', 'KES 240.00'],
  ['that won', { status: 'won', badge: null }, 'Total winnings', 'KES 240.00'],
  ['that lost', { status: 'lost', badge: null }, 'Win that was possible', 'KES 240.00'],
  ['that is void', { status: 'lost', badge: 'void' }, 'Stake returned', 'KES 49.00'],
  [
    'that is void, a part of it cashed out before',
    { status: 'lost', badge: 'void', cashOuts: [part] },
    'Stake returned',
    'KES 30.00',
  ],
])('a bet %s says what its sum is (R2-53, D43)', async (_, standing, name, sum) => {
  const bet = { ...placed, ...standing };
  await renderInSportsbook(<BetDetail bet={bet} />, {
    profile: aProfile(),
    answers: { getBets: [bet], getBetDetail: [] },
  });
  expect(screen.getByText(name).nextElementSibling).toHaveTextContent(sum);
  expect(screen.queryAllByText('Possible win')).toHaveLength(standing.status === 'open' ? 1 : 0);
});
