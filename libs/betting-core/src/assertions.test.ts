import { describe, expect, test } from 'vitest';
import * as core from './index.ts';
import { aHouseView, aJackpot, aJackpotMatch, aSelection, aTicket } from './testing/builders.ts';

/* What a caller in plain JavaScript may hand over: nothing here compiles without a cast. */
const wrong = (value: unknown): never => value as never;

const stake = core.kes(49);
const odds = core.oddsFromThousandths(1_850);
const limits = core.DEFAULT_LIMITS;
const taxRecord = core.taxRecordOn(core.nairobiDay('2026-11-21'));
const selection = aSelection();
const bet = { selections: [selection], stake, usesFreeBet: false, acceptOddsChange: 'none' as const };
const house = aHouseView([selection]);
const legs = [{ odds, result: 'won' as const }];
const settlement = { legs, stake, limits, taxRecord, usesFreeBet: false };
const ticket = core.emptyTicket;
const limit = { period: 'day' as const, amount: stake, pending: null };
const now = core.instant('2026-11-21T10:00:00Z');

const CENTS = 'make one with cents(4900)';
const ODDS = 'must be Odds of 1001 to 10000000';
const ODDS_FROM = 'make one with oddsFromThousandths(1850)';

type Row = readonly [call: string, run: () => unknown, message: string];

const quote =
  (changes: object): (() => unknown) =>
  () =>
    core.quoteBet({ stake, prices: [odds], limits, taxRecord, ...changes });

const QUOTES: readonly Row[] = [
  ['a stake as a text', quote({ stake: '4900' }), `stake must be Cents, got the text '4900'; ${CENTS}`],
  ['a stake of half a cent', quote({ stake: 48.5 }), `stake must be Cents, got 48.5; ${CENTS}`],
  ['no stake', quote({ stake: undefined }), `stake must be Cents, got undefined; ${CENTS}`],
  ['a stake below zero', quote({ stake: -4_900 }), 'stake must be zero or more, got -4900'],
  [
    'a price as a text',
    quote({ prices: [odds, '1850'] }),
    `prices[1] ${ODDS}, got the text '1850'; ${ODDS_FROM}`,
  ],
  ['a price in decimals', quote({ prices: [1.85] }), `prices[0] ${ODDS}, got 1.85; ${ODDS_FROM}`],
  ['a price of 0.9', quote({ prices: [900] }), `prices[0] ${ODDS}, got 900; ${ODDS_FROM}`],
  ['a price of 1', quote({ prices: [1_000] }), `prices[0] ${ODDS}, got 1000; ${ODDS_FROM}`],
  ['one price for a list', quote({ prices: odds }), 'prices must be a list, got 1850'],
  [
    'no limits',
    quote({ limits: undefined }),
    'limits must be BetLimits, got undefined; make one with readLimits(list)',
  ],
  [
    'a cap as a text',
    quote({ limits: { ...limits, maxPayout: '500000' } }),
    `limits.maxPayout must be Cents, got the text '500000'; ${CENTS}`,
  ],
  [
    'a booster left out',
    quote({ limits: { ...limits, booster: undefined } }),
    'booster must be BoosterRules or null, got undefined; make one with readLimits(list)',
  ],
  [
    'a rate in decimals',
    quote({
      limits: { ...limits, booster: { rate: 1.05, minCount: 5, maxMultiplier: null, minOdds: odds } },
    }),
    'booster.rate must be a whole number, got 1.05',
  ],
  [
    'no tax record',
    quote({ taxRecord: null }),
    'taxRecord must be a TaxRecord, got null; make one with taxRecordOn(day)',
  ],
  [
    'an empty tax record',
    quote({ taxRecord: {} }),
    'taxRecord.stakeDivisorThousandths must be a whole number, got undefined',
  ],
  ['paid today below zero', quote({ paidToday: -1 }), 'paidToday must be zero or more, got -1'],
];

const SETTLEMENTS: readonly Row[] = [
  [
    "the result 'win'",
    () => core.settleBet({ ...settlement, legs: [{ odds, result: wrong('win') }] }),
    "legs[0].result must be one of won, lost, void, open, got the text 'win'",
  ],
  [
    'no result',
    () => core.settleBet({ ...settlement, legs: [...legs, wrong({ odds })] }),
    'legs[1].result must be one of won, lost, void, open, got undefined',
  ],
  [
    'a void leg without a price',
    () => core.settleBet({ ...settlement, legs: [wrong({ result: 'void' })] }),
    `legs[0].odds ${ODDS}, got undefined; ${ODDS_FROM}`,
  ],
  [
    'no legs at all',
    () => core.settleBet({ ...settlement, legs: wrong(undefined) }),
    'legs must be a list, got undefined',
  ],
  [
    'a lost bet with a wrong stake',
    () => core.settleBet({ ...settlement, legs: [{ odds, result: 'lost' }], stake: wrong('4900') }),
    `stake must be Cents, got the text '4900'; ${CENTS}`,
  ],
  [
    'a lost bet without limits',
    () => core.settleBet({ ...settlement, legs: [{ odds, result: 'lost' }], limits: wrong(undefined) }),
    'limits must be BetLimits, got undefined; make one with readLimits(list)',
  ],
  [
    "a refund of a result 'win'",
    () => core.refundFor(stake, [{ odds, result: wrong('win') }]),
    "legs[0].result must be one of won, lost, void, open, got the text 'win'",
  ],
  [
    "a jackpot's result",
    () => core.scoreTicket(ticket, [aJackpotMatch(1, { result: wrong('Home') })]),
    "matches[0].result must be one of home, draw, away, void, got the text 'Home'",
  ],
  [
    "a jackpot's pick",
    () => core.togglePick(ticket, aJackpot(), aJackpotMatch(1).id, wrong('1')),
    "result must be one of home, draw, away, got the text '1'",
  ],
  [
    'a key of no result',
    () => core.resultKey(wrong('X')),
    "result must be one of home, draw, away, got the text 'X'",
  ],
];

/** Every public function with an amount of money in it, handed a text for each of its amounts. */
const TEXT = wrong('4900');
const AMOUNTS: readonly (readonly [name: string, run: () => unknown])[] = [
  ['amount', () => core.cents(TEXT)],
  ['amount', () => core.toShillings(TEXT)],
  ['left', () => core.addCents(TEXT, stake)],
  ['right', () => core.subtractCents(stake, TEXT)],
  ['left', () => core.compareCents(TEXT, stake)],
  ['right', () => core.minCents(stake, TEXT)],
  ['left', () => core.maxCents(TEXT, stake)],
  ['amount', () => core.percentOf(10, TEXT)],
  ['amount', () => core.formatAmount(TEXT)],
  ['amount', () => core.formatKes(TEXT)],
  ['stake', () => core.stakeAfterTax(TEXT, taxRecord)],
  ['grossPayout', () => core.withholdingTax(TEXT, stake, taxRecord)],
  ['stakeAfterTax', () => core.withholdingTax(stake, TEXT, taxRecord)],
  ['freeBet', () => core.isFreeBetOffered(TEXT, limits)],
  ['stake', () => core.stakeWithFreeBet(TEXT, null, false)],
  ['freeBet', () => core.stakeWithFreeBet(stake, TEXT, true)],
  ['stake', () => core.checkBet({ ...bet, stake: TEXT }, house)],
  ['balance', () => core.checkBet(bet, { ...house, balance: TEXT })],
  ['freeBet', () => core.checkBet(bet, { ...house, freeBet: TEXT })],
  ['limits.maxStake', () => core.checkBet(bet, { ...house, limits: { ...limits, maxStake: TEXT } })],
  ['betAmount', () => core.ticketStake(ticket, TEXT)],
  ['balance', () => core.checkTicket(ticket, aJackpot(), { limits, now, balance: TEXT })],
  ['pool', () => core.sharePrize(TEXT, 2)],
  ['stakeAfterTax', () => core.fundContribution(TEXT)],
  ['fund', () => core.tiersOf(TEXT, 13)],
  ['fund', () => core.shareFund(TEXT, 13, [0, 0, 0])],
  ['stakeAfterTax', () => core.ticketPrize([0, 0, 0], [], TEXT, taxRecord)],
  ['amount', () => core.checkDeposit(TEXT, limits)],
  ['amount', () => core.quoteDeposit(TEXT, taxRecord)],
  ['amount', () => core.checkWithdrawal(TEXT, stake, limits)],
  ['balance', () => core.checkWithdrawal(stake, TEXT, limits)],
  ['amount', () => core.takeFromLots([], TEXT)],
  [
    'lots[0].left',
    () => core.takeFromLots([{ isUnwageredDeposit: true, isTaxFree: false, left: TEXT }], stake),
  ],
  ['amount', () => core.withdrawalFee(TEXT, [])],
  ['amount', () => core.quoteWithdrawal(TEXT, [], taxRecord)],
  ['firstDeposit', () => core.welcomeGrant(TEXT)],
  ['stake', () => core.refundFor(TEXT, legs)],
  ['stake', () => core.releaseFor(TEXT, legs, limits)],
  ['locked', () => core.releaseFor(stake, legs, limits, TEXT)],
  ['gathered', () => core.gatherRefund(TEXT, stake)],
  ['refund', () => core.gatherRefund(stake, TEXT)],
  ['paidToday', () => core.payoutHold(TEXT, stake, stake)],
  ['payout', () => core.payoutHold(stake, TEXT, stake)],
  ['limit', () => core.payoutHold(stake, stake, TEXT)],
  ['amount', () => core.changeLimit(limit, TEXT, now)],
  ['amount', () => core.checkDepositAgainstLimit(TEXT, { day: stake, week: stake, month: stake }, [limit])],
  [
    'deposited.day',
    () => core.checkDepositAgainstLimit(stake, { day: TEXT, week: stake, month: stake }, [limit]),
  ],
  ['tier', () => core.topJackpotTier([{ tiers: [TEXT], gameIds: [] }])],
];

/** Every public function with a price in it, handed 1.85 for 1850. */
const DECIMAL = wrong(1.85);
const decimalJackpot = aJackpot(0, {
  matches: [aJackpotMatch(1, { odds: { home: DECIMAL, draw: odds, away: odds } })],
});
const decimalTicket = aTicket(decimalJackpot, ['1']);
const PRICES: readonly (readonly [name: string, run: () => unknown])[] = [
  ['thousandths', () => core.oddsFromThousandths(DECIMAL)],
  ['odds', () => core.toDecimal(DECIMAL)],
  ['odds', () => core.formatOdds(DECIMAL)],
  ['prices[0]', () => core.totalOdds([DECIMAL])],
  ['prices[0]', () => core.totalOddsHundredths([DECIMAL])],
  ['prices[0]', () => core.formatTotalOdds([DECIMAL])],
  ['prices[0]', () => core.boostState([DECIMAL], null)],
  ['was', () => core.isPriceAgreed(DECIMAL, odds, 'any')],
  ['now', () => core.isPriceAgreed(odds, DECIMAL, 'any')],
  ['selection.odds', () => core.toggleSelection(core.emptyBetslip, aSelection({ odds: DECIMAL }))],
  ['selections[0].odds', () => core.checkBet({ ...bet, selections: [aSelection({ odds: DECIMAL })] }, house)],
  ['legs[0].odds', () => core.settleBet({ ...settlement, legs: [{ odds: DECIMAL, result: 'won' }] })],
  ['legs[0].odds', () => core.refundFor(stake, [{ odds: DECIMAL, result: 'won' }])],
  ['odds', () => core.ticketChances(decimalTicket, decimalJackpot)],
  ['odds', () => core.averageReturn(decimalTicket, decimalJackpot)],
  ['odds', () => core.favourites(decimalJackpot)],
  ['odds', () => core.autopickByPrice(decimalJackpot, () => 0)],
];

const sealed = { reference: 'T1', betString: '1', salt: '0'.repeat(32) };
/** Every other public function that reads limits or a tax record, handed none. */
const NONE = wrong(undefined);
const RECORDS: readonly (readonly [name: string, run: () => unknown])[] = [
  ['limits', () => core.checkBet(bet, { ...house, limits: NONE })],
  ['taxRecord', () => core.checkBet(bet, { ...house, taxRecord: NONE })],
  ['limits', () => core.printLimits(NONE)],
  ['limits', () => core.isFreeBetOffered(stake, NONE)],
  ['limits', () => core.checkTicket(ticket, aJackpot(), { limits: NONE, now, balance: stake })],
  ['limits', () => core.checkDeposit(stake, NONE)],
  ['limits', () => core.checkWithdrawal(stake, stake, NONE)],
  ['limits', () => core.releaseFor(stake, legs, NONE)],
  ['taxRecord', () => core.stakeAfterTax(stake, NONE)],
  ['taxRecord', () => core.withholdingTax(stake, stake, NONE)],
  ['taxRecord', () => core.ticketPrize([0, 0, 0], [], stake, NONE)],
  ['tiers', () => core.ticketPrize([0, 0, 0], NONE, stake, taxRecord)],
  ['sha256', () => core.sealLeaf(sealed, NONE)],
  ['sha256', () => core.checkProof({ ...sealed, path: [] }, '0'.repeat(64), NONE)],
  ['what sha256 returns', () => core.sealLeaf(sealed, (() => '00') as never)],
  ['taxRecord', () => core.quoteDeposit(stake, NONE)],
  [
    'taxRecord',
    () => core.quoteWithdrawal(stake, [{ isUnwageredDeposit: true, isTaxFree: false, left: stake }], NONE),
  ],
];

/** Every public function that had failed in words of the engine. */
const BARE: readonly (readonly [told: string, run: () => unknown])[] = [
  ['request must be a record, got undefined', () => core.quoteBet(NONE)],
  ['text must be a text, got undefined', () => core.parseMsisdn(NONE)],
  ['text must be a text, got undefined', () => core.smsCommand(NONE)],
  ['ticket must be a record, got undefined', () => core.combinations(NONE)],
  ['ticket.picks must be a list, got undefined', () => core.ticketStake(wrong({}), stake)],
  ['legs[0] must be a record, got null', () => core.settleBet({ ...settlement, legs: [wrong(null)] })],
  [
    'selections[0] must be a record, got null',
    () => core.checkBet({ ...bet, selections: [wrong(null)] }, house),
  ],
  ["prices[0] must be a decimal price above 0, got the text '2'", () => core.fairChances([wrong('2')])],
  [
    'score.home must be a whole number, got NaN',
    () =>
      core.resultOfOutcome(
        { marketTypeId: core.marketTypeId('1'), outcomeKey: core.outcomeKey('1') },
        { home: NaN, away: 0, halfHome: null, halfAway: null },
      ),
  ],
  [
    'prices must be at most 1000 prices, got 1001',
    quote({ prices: Array.from({ length: 1_001 }, () => odds) }),
  ],
  [
    'taxRecord.winningsPercent must be a percentage, got NaN',
    () => core.withholdingTax(stake, stake, { ...taxRecord, winningsPercent: NaN }),
  ],
];

test.each(BARE)('%s', (told, run) => expect(run).toThrow(new RangeError(told)));

describe('a wrong argument is named, with what was got and what is wanted', () => {
  test.each([...QUOTES, ...SETTLEMENTS])('%s', (_name, run, message) => {
    expect(run).toThrow(new RangeError(message));
  });
  test.each(AMOUNTS)('%s as a text: %s', (name, run) => {
    expect(run).toThrow(new RangeError(`${name} must be Cents, got the text '4900'; ${CENTS}`));
  });
  test.each(PRICES)('%s in decimals: %s', (name, run) => {
    expect(run).toThrow(new RangeError(`${name} ${ODDS}, got 1.85; ${ODDS_FROM}`));
  });
  test.each(RECORDS)('%s left out: %s', (name, run) => {
    expect(run).toThrow(`${name} must be `);
  });
});

test('below zero: a customer may ask for it and is told so, a figure may not be it', () => {
  expect(core.checkDeposit(core.cents(-100), limits)).toMatchObject({ ok: false });
  expect(core.checkBet({ ...bet, stake: core.cents(-100) }, house)).toMatchObject({ ok: false });
  expect(() => core.takeFromLots([], core.cents(-100))).toThrow('amount must be zero or more, got -100');
  expect(() => core.sharePrize(stake, 1.5)).toThrow('lines must be a whole number, got 1.5');
});
