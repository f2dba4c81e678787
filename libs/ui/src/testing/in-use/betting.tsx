import {
  DEFAULT_LIMITS,
  MAIN_COLUMNS,
  betId,
  gameId,
  instant,
  kes,
  marketTypeId,
  nairobiDay,
  outcomeId,
  outcomeKey,
  quoteBet,
  taxRecordOn,
} from '@kipenga/betting-core';
import * as kit from '../../index.ts';
import { LIVE, LIVE_EVENTS, VERDICTS } from '../../live/specimens.ts';
import { LEG, MATCHES, price } from '../specimens.ts';

const nothing = () => undefined;
const quote = quoteBet({
  stake: kes(49),
  prices: [price(2.35), price(2.15)],
  limits: DEFAULT_LIMITS,
  taxRecord: taxRecordOn(nairobiDay('2026-11-21')),
});

/** Matches, the slip and placed bets in their usual use. */
export const BETTING = {
  OddsButton: (
    <kit.OddsButton
      outcomeId="4071-home"
      odds={price(2.35)}
      label="1"
      name="Gor Mahia to win"
      move="up"
      onToggle={nothing}
    />
  ),
  MatchCard: (
    <kit.MatchCard match={MATCHES.longNames} columns={MAIN_COLUMNS} href="/markets" onPick={nothing} />
  ),
  ColumnLabels: <kit.ColumnLabels columns={MAIN_COLUMNS} />,
  MarketPanel: (
    <kit.MarketPanel
      market={{
        typeId: marketTypeId('29'),
        name: 'both teams to score',
        outcomes: [
          { key: outcomeKey('yes'), id: outcomeId('29-yes'), label: 'yes', odds: price(1.95) },
          { key: outcomeKey('no'), id: outcomeId('29-no'), label: 'no', odds: null },
        ],
      }}
      isInitiallyOpen
      onPick={nothing}
    />
  ),
  SelectionRow: (
    <ul>
      <kit.SelectionRow selection={LEG} previousOdds={price(2.1)} onRemove={nothing} />
    </ul>
  ),
  CombinationPanel: (
    <kit.CombinationPanel
      state="priced"
      picks={[
        { id: '4071-home', name: 'Gor Mahia' },
        { id: '4071-over25', name: 'Over 2.5 goals' },
      ]}
      figures={{ odds: price(3.18), trueOdds: 3.44, multipliedOdds: 3.68, marginPercent: 8.1 }}
      replaced="Draw"
      onRemove={nothing}
      onAdd={nothing}
      onStop={nothing}
      onRetry={nothing}
    />
  ),
  SystemChoice: <kit.SystemChoice picks={3} system={{ sizes: [2, 3], bankers: [] }} onChange={nothing} />,
  SystemLadder: (
    <kit.SystemLadder
      ladder={[
        { right: 0, least: kes(0), most: kes(0) },
        { right: 1, least: kes(20), most: kes(60) },
      ]}
      stake={kes(49)}
    />
  ),
  SystemStanding: (
    <kit.SystemStanding
      lines={[{ picks: [1, 2], state: 'open' }]}
      picks={2}
      range={{ least: kes(0), most: kes(184.78) }}
    />
  ),
  QuoteSummary: <kit.QuoteSummary quote={quote} isWorkingInitiallyOpen />,
  QuoteNotices: <kit.QuoteNotices quote={quote} />,
  PayoutLine: <kit.PayoutLine quote={quote} />,
  BoostPrompt: <kit.BoostPrompt boost={{ ...quote.boost, prompt: 2 }} />,
  OddsChangeConsent: <kit.OddsChangeConsent value="none" onChange={nothing} />,
  FreeBetToggle: <kit.FreeBetToggle amount={kes(50)} isActive onToggle={nothing} />,
  SlipBar: <kit.SlipBar count={2} totalOdds="5.05" onOpen={nothing} />,
  CashOutFigures: (
    <kit.CashOutFigures
      amounts={{
        offer: kes(820),
        fair: kes(863.16),
        kept: kes(43.16),
        marginPercent: 5,
        chance: 0.411_03,
        chanceAboveStake: 0.411_03,
        netIfWon: kes(2100),
        restIfWon: kes(0),
        stake: kes(100),
        grossPayout: kes(975),
        withholdingTax: kes(155),
        held: kes(20),
        remainingStake: kes(0),
      }}
      isWorkingInitiallyOpen
    />
  ),
  CashOutShare: <kit.CashOutShare stake={kes(100)} share={50} onChange={nothing} />,
  StatusTag: <kit.StatusTag status="lost" badge="void" />,
  BetCard: (
    <kit.BetCard
      bet={{
        id: betId('b1'),
        reference: '#80412',
        createdAt: instant('2026-11-20T18:05:00Z'),
        type: 'prematch',
        status: 'lost',
        badge: 'refunded',
        stake: kes(49),
        netPayout: kes(184.78),
        totalOdds: 505,
        jackpotId: null,
        jackpotName: null,
      }}
      href="/betdetail"
    />
  ),
  LegCard: (
    <kit.LegCard
      leg={{
        gameId: gameId('4071'),
        startsAt: instant('2026-11-21T12:00:00Z'),
        homeTeam: 'Gor Mahia',
        awayTeam: 'AFC Leopards',
        fullTimeScore: '2:1',
        pick: '1',
        odds: price(2.35),
        marketName: '1x2',
        winningOutcome: '1',
        status: 'won',
        badge: 'half-void',
      }}
    />
  ),
  LiveCard: (
    <kit.LiveCard
      match={MATCHES.derby}
      live={{ ...LIVE, homeReds: 1, isSuspended: true }}
      columns={MAIN_COLUMNS.slice(0, 3)}
      href="/markets"
    />
  ),
  LiveBoard: <kit.LiveBoard homeTeam="Gor Mahia" awayTeam="AFC Leopards" league="Kenya" live={LIVE} />,
  LiveTimeline: <kit.LiveTimeline homeTeam="Gor Mahia" awayTeam="AFC Leopards" events={LIVE_EVENTS} />,
  LiveWait: <kit.LiveWait state="waiting" seconds={5} />,
  JudgedWaits: <kit.JudgedWaits waited={16} stood={5} fell={11} verdicts={VERDICTS} />,
  BookingCode: <kit.BookingCode code="KPG4F7" onShare={nothing} whatsappHref="https://wa.me/?text=K" />,
};
