import type { PlaceBetRequest } from '@kipenga/api';
import type { FakeAnswers } from '@kipenga/api/testing';
import { aSeason, marketsOf, sampleAnswer } from '@kipenga/api/testing/platform';
import {
  betId,
  combinationId,
  combinationOf,
  DEFAULT_LIMITS,
  instant,
  kes,
  marketTypeId,
  matchId,
  oddsFromThousandths,
  outcomeKey,
  type Bet,
  type Leg,
  type MatchId,
  type Selection,
} from '@kipenga/betting-core';
import { storedBetslip } from '@kipenga/contracts/storage';
import { aProfile } from '@kipenga/shell/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BetslipSheet } from './BetslipSheet.tsx';
import { BetDetail } from './features/bet-history/index.ts';
import { betslipRestored, selectBetslip, selectionOfMarket } from './features/slip/index.ts';
import { renderInSportsbook } from './test-sportsbook.tsx';

const season = aSeason(3);
const firstPicks = season.map((match) =>
  marketsOf(match).markets.flatMap((market) => {
    const [outcome] = market.outcomes;
    return (outcome && selectionOfMarket(match, market, outcome)) ?? [];
  }),
);
const [[home, over] = [], [other] = [], [third] = []] = firstPicks;
if (!home || !over || !other || !third) throw new Error('The season has too few picks.');
const combination = combinationOf([home, over], oddsFromThousandths(3_000));
const marketsNow = ({ matchId: id }: { readonly matchId: MatchId }) =>
  marketsOf(season.find((match) => match.id === id) ?? season[0]!);

async function openSlip(selections: readonly Selection[], answers: FakeAnswers = {}) {
  const house = await renderInSportsbook(<BetslipSheet isOpen onClose={vi.fn()} onShare={vi.fn()} />, {
    profile: aProfile(),
    answers: {
      getLimits: DEFAULT_LIMITS,
      getBalance: { balance: kes(500), bonus: kes(0), freeBet: kes(0) },
      getMatchMarkets: marketsNow,
      priceCombination: ({ outcomeIds }) => ({
        kind: 'priced',
        outcomeId: combinationId(outcomeIds),
        odds: oddsFromThousandths(3_180),
        trueOdds: 3.44,
        multipliedOdds: 3.68,
        marginPercent: 8.2,
      }),
      ...answers,
    },
  });
  act(() => {
    sessionStorage.clear();
    house.store.dispatch(betslipRestored({ type: 'prematch', selections }));
  });
  const [row] = await screen.findAllByRole('listitem');
  return { ...house, row: within(row!) };
}

test('a combination is one row of the slip with its picks in it, at the price of now, and is placed as one pick (D101, D114)', async () => {
  const { row, platform } = await openSlip([combination, other]);
  expect(row.getByText('2 picks')).toBeInTheDocument();
  expect(row.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Gor Mahia 1x2',
    'Over 2.5 goals Over/under 2.5',
  ]);
  expect(await row.findByText('3.18')).toBeInTheDocument();
  expect(row.getByText('3.00')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: /KES 49\.00$/ }));
  await screen.findByRole('dialog', { name: /Bet placed Successfully/ });
  const { request } = platform.calls.find(({ name }) => name === 'placeBet') ?? {};
  expect((request as PlaceBetRequest).selections).toMatchObject([
    { outcomeId: combination.outcomeId, outcomeKey: '1 + over 2.5', marketTypeId: '1 + 18', odds: 3_180 },
    { outcomeId: other.outcomeId },
  ]);
  expect((request as PlaceBetRequest).betString).toContain(`${home.feedMatchId}_${combination.outcomeId}#`);
});

test('a combination that has no price now says why on its row, and not that it is suspended (D101, D114)', async () => {
  const refused = {
    kind: 'refused',
    code: 214,
    description: '',
    reason: { code: 'combination-too-long', values: { maximum: 501 } },
  } as const;
  const { row } = await openSlip([combination, other], { priceCombination: refused });
  expect(await row.findByText(/would pay more than 501 times/)).toBeVisible();
  expect(row.queryByText('Suspended')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
  expect(screen.getByText(/would pay more than 501 times/)).toBeVisible();
});

test('a combination is a banker and a single like any pick (D100, D101)', async () => {
  await openSlip([combination, other, third]);
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  const banker = await screen.findByRole('button', { name: `Banker: ${home.homeTeam} v ${home.awayTeam}` });
  await userEvent.click(banker);
  expect(banker).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Over 2.5 goals')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
  expect(screen.getByRole('textbox', { name: /Gor Mahia \+ Over 2\.5 goals/ })).toBeInTheDocument();
  expect(screen.getByText('Over 2.5 goals')).toBeInTheDocument();
});

test('a combination is on the slip again after the page was loaded anew (R3-02, D114)', async () => {
  const { store } = await openSlip([combination]);
  storedBetslip.save(localStorage, selectBetslip(store.getState() as never));
  expect(storedBetslip.load(localStorage).value?.selections).toEqual([combination]);
});

test('Bet Details list the picks of a combination in words with what became of each, and its price without a void one (D101)', async () => {
  const [sample] = sampleAnswer('getBetDetail');
  const part = {
    pick: '1',
    odds: oddsFromThousandths(1_450),
    marketName: 'draw no bet',
    winningOutcome: null,
    status: 'lost' as const,
    badge: 'void' as const,
    marketTypeId: marketTypeId('11'),
    outcomeKey: outcomeKey('1'),
  };
  const leg: Leg = {
    ...sample!,
    matchId: matchId('101'),
    homeTeam: 'Gor Mahia',
    awayTeam: 'AFC Leopards',
    odds: oddsFromThousandths(3_180),
    oddsNow: oddsFromThousandths(1_860),
    status: 'won',
    badge: 'half-void',
    marketTypeId: marketTypeId('11 + 18'),
    outcomeKey: outcomeKey('1 + over 2.5'),
    parts: [
      part,
      {
        ...part,
        pick: 'over 2.5',
        marketName: 'over/under 2.5',
        winningOutcome: 'over 2.5',
        status: 'won',
        badge: null,
        marketTypeId: marketTypeId('18'),
        outcomeKey: outcomeKey('over 2.5'),
      },
    ],
  };
  const bet: Bet = {
    id: betId('b1'),
    reference: 'R1',
    createdAt: instant('2026-11-20T08:00:00Z'),
    type: 'prematch',
    status: 'won',
    badge: 'half-void',
    stake: kes(49),
    netPayout: kes(60),
    totalOdds: 318,
    jackpotId: null,
    jackpotName: null,
  };
  await renderInSportsbook(<BetDetail bet={bet} />, {
    profile: aProfile(),
    answers: { getBetDetail: [leg] },
  });
  const card = within(await screen.findByRole('article'));
  expect(card.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Gor Mahia, stake back on a draw Draw no bet LostVoid',
    'Over 2.5 goals Over/under 2.5 Won',
  ]);
  expect(card.getByText(/^A void pick is left out: the others count at 1\.86/)).toBeInTheDocument();
});
