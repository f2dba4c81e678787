import { describe, expect, test } from 'vitest';
import * as core from './index.ts';
import { aHouseView, aJackpot, aJackpotMatch, aMatch, aSelection, aTicket } from './testing/builders.ts';

/* Arguments of a caller in plain JavaScript: none of them compiles without a cast. */
const wrong = (value: unknown): never => value as never;

const stake = core.kes(49);
const odds = core.oddsFromThousandths(1_850);
const limits = core.DEFAULT_LIMITS;
const today = core.nairobiDay('2026-11-21');
const taxRecord = core.taxRecordOn(today);
const selection = aSelection();
const bet = { selections: [selection], stake, usesFreeBet: false, acceptOddsChange: 'none' as const };
const house = aHouseView([selection]);
const legs = [{ odds, result: 'won' as const }];
const settlement = { legs, stake, limits, taxRecord, usesFreeBet: false };
const ticket = core.emptyTicket;
const limit = { period: 'day' as const, amount: stake, pending: null };
const now = core.instant('2026-11-21T10:00:00Z');
const deposited = { day: stake, week: stake, month: stake };
const dayPlayed = { staked: stake, lost: stake };

const TEXT = wrong('4900');
const NONE = wrong(undefined);
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
    'taxRecord.stakeDivisorThousandths must be a whole number, 1000 or more, got undefined',
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

/** Would silently count as true, as a number or as something else, and pay: as a flag, share, chance, pick or line. */
const YES = wrong('yes');
const freeBet = core.kes(20);
const lot = { isUnwageredDeposit: true, isTaxFree: false, left: stake };
const cashOut = { ...settlement, legs: [{ odds, ways: [{ odds, chance: 0.5 }] }], marginPercent: 5 };
const floorQuote = { offer: stake, netIfWon: core.kes(200), remainingStake: core.cents(0) };
const withWay = (way: unknown) => ({ ...cashOut, legs: [{ odds, ways: [wrong(way)] }] });
const withPick = (pick: unknown) => ({ ...ticket, picks: [wrong({ pick })] });
const tier = { right: 13, pool: stake, lines: 1, perLine: stake };
const exposed = {
  ...settlement,
  legs: [{ odds, result: 'open' as const }],
  at: 0,
  outcomes: [core.ONE_X_TWO.outcomes[0]],
};
const score = { home: 1, away: 0, halfHome: 0, halfAway: 0 };
const offer = aJackpot(1);
const [single] = aTicket(offer, ['1']).picks;
const triple = wrong({ ...single, pick: ['home', 'draw', 'away'] });
const SILENT: readonly (readonly [told: string, run: () => unknown])[] = [
  ["freeBet must be true or false, got the text 'yes'", quote({ freeBet: YES })],
  [
    "usesFreeBet must be true or false, got the text 'yes'",
    () => core.settleBet({ ...settlement, usesFreeBet: YES }),
  ],
  [
    "usesFreeBet must be true or false, got the text 'yes'",
    () => core.betStanding({ ...settlement, usesFreeBet: YES }),
  ],
  [
    "usesFreeBet must be true or false, got the text 'yes'",
    () => core.quoteCashOut({ ...cashOut, usesFreeBet: YES }),
  ],
  [
    "usesFreeBet must be true or false, got the text 'yes'",
    () => core.checkBet({ ...bet, usesFreeBet: YES }, house),
  ],
  ["usesFreeBet must be true or false, got the text 'yes'", () => core.stakeWithFreeBet(stake, freeBet, YES)],
  [
    "usesFreeBet must be true or false, got the text 'yes'",
    () => core.exposureOf([{ ...exposed, usesFreeBet: YES }], [score]),
  ],
  [
    "limits.freeBetReturnsStake must be true or false, got the text 'yes'",
    quote({ limits: { ...limits, freeBetReturnsStake: YES } }),
  ],
  [
    "lots[0].isUnwageredDeposit must be true or false, got the text 'yes'",
    () => core.withdrawalFee(stake, [{ ...lot, isUnwageredDeposit: YES }]),
  ],
  [
    'lots[0].isTaxFree must be true or false, got undefined',
    () => core.quoteWithdrawal(stake, [{ ...lot, isTaxFree: NONE }], taxRecord),
  ],
  [
    `stake must be Cents, got NaN; ${CENTS}`,
    () => core.stakeRejection({ stake: wrong(NaN), usesFreeBet: false }, house),
  ],
  [
    'limits.maxSelections must be a whole number, got undefined',
    () => core.checkBet(bet, { ...house, limits: { ...limits, maxSelections: NONE } }),
  ],
  [
    "sharePercent must be a percentage, got the text '100'",
    () => core.quoteCashOut({ ...cashOut, sharePercent: wrong('100') }),
  ],
  [
    "legs[0].ways[0].chance must be a chance of 0 to 1, got the text '0.5'",
    () => core.quoteCashOut(withWay({ odds, chance: '0.5' })),
  ],
  ['legs[0].ways[0] must be a record, got null', () => core.quoteCashOut(withWay(null))],
  [
    "legs[0].ways must be one of switched-off, being-decided, suspended, price-unknown, got the text 'closed'",
    () => core.quoteCashOut({ ...cashOut, legs: [{ odds, ways: wrong('closed') }] }),
  ],
  [
    `quote.netIfWon must be Cents, got the text '4900'; ${CENTS}`,
    () => core.checkCashOutFloor(stake, { ...floorQuote, netIfWon: TEXT }, 5),
  ],
  [
    'scores[0].home must be a whole number, got NaN',
    () => core.exposureOf([exposed], [{ ...score, home: NaN }]),
  ],
  [
    "limits.welcomeReleaseRatePercent must be a percentage, got the text '100'",
    () => core.leftToStake(stake, { ...limits, welcomeReleaseRatePercent: wrong('100') }),
  ],
  [
    `limits.welcomeMinOdds ${ODDS}, got the text '1850'; ${ODDS_FROM}`,
    () => core.releaseFor(stake, legs, { ...limits, welcomeMinOdds: wrong('1850') }),
  ],
  [
    "ticket.picks[0].pick must be one or two of home, draw, away, got the text 'home'",
    () => core.ticketStake(withPick('home'), stake),
  ],
  [
    'ticket.picks[0].pick must be one or two of home, draw, away, got home,draw,away',
    () => core.ticketStake(withPick(['home', 'draw', 'away']), stake),
  ],
  [
    'ticket.picks[0].pick must be one or two of home, draw, away, got home,home',
    () => core.scoreTicket(withPick(['home', 'home']), []),
  ],
  [
    'jackpot.maxDoubles must be a whole number, got NaN',
    () => core.checkTicket(ticket, aJackpot(0, { maxDoubles: NaN }), { limits, now, balance: stake }),
  ],
  [
    'matches[0].result must be one of home, draw, away, void, got undefined',
    () => core.jackpotVerdict([wrong({})]),
  ],
  ['lines must be a list, got 3', () => core.shareFund(stake, 13, wrong(3))],
  ['matchCount must be a whole number above 0, got 0', () => core.jackpotVerdict([])],
  ['favourites[1] must be a chance of 0 to 1, got 2', () => core.bestLine([0.5, 2], stake)],
  [
    'untilMs must be a number of milliseconds, got NaN',
    () => core.judgeWait({ untilMs: NaN, nowMs: 1, matches: [] }),
  ],
  [
    `rows[0].balance must be Cents, got the text '4900'; ${CENTS}`,
    () => core.statementDays([wrong({ at: now, amount: stake, balance: TEXT })]),
  ],
  [`amount must be Cents, got null; ${CENTS}`, () => core.formatSignedKes(wrong(null))],
  ["jackpot must be a record, got the text 'x'", () => core.favourites(wrong('x'))],
  [
    'ticket.picks[0].pick must be one or two of home, draw, away, got home,draw,away',
    () => core.ticketChances({ ...aTicket(offer, ['1']), picks: [triple] }, offer),
  ],
  ["score[0] must be a whole number, got the text '1'", () => core.tierLines([wrong('1')])],
  [
    "lines[0] must be a whole number, got the text '1'",
    () => core.ticketPrize([wrong('1')], [tier], stake, taxRecord),
  ],
  [
    `tiers[0].perLine must be Cents, got the text '4900'; ${CENTS}`,
    () => core.ticketPrize([1], [{ ...tier, perLine: TEXT }], stake, taxRecord),
  ],
];

/** Every public function with an amount of money in it, handed a text for each of its amounts. */
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
  ['stakeAfterTax', () => core.ticketPrize([], [], TEXT, taxRecord)],
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
  ['amount', () => core.checkDepositAgainstLimit(TEXT, deposited, [limit])],
  ['deposited.day', () => core.checkDepositAgainstLimit(stake, { ...deposited, day: TEXT }, [limit])],
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
  ['taxRecord', () => core.ticketPrize([], [], stake, NONE)],
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

/** Every public function that is handed a moment: without a zone it would be three hours off, on no day at all it would be another day. */
const NAIVE = '2026-11-21 10:00:00';
const NO_ZONE = wrong(NAIVE);
const NO_DAY = '2026-02-30';
const NO_SUCH = wrong(NO_DAY);
const kept = { odds, startsAt: now, isOpen: true };
const placed = { startsAt: now, placedAt: now, told: [] };
const told = { startsAt: now, toldAt: now };
const play = { startedAt: now, lastStakeAt: now, checkedAt: now, isAsked: false };
const pending = { ...limit, pending: { amount: null, from: NO_ZONE } };
const starting = (startsAt: unknown) => ({ matches: [{ startsAt: now }, { startsAt: wrong(startsAt) }] });
const MOMENTS: readonly (readonly [name: string, run: () => unknown])[] = [
  ['text', () => core.instant(NO_ZONE)],
  ['moment', () => core.toMs(NO_ZONE)],
  ['left', () => core.compareInstants(NO_ZONE, now)],
  ['right', () => core.compareInstants(now, NO_ZONE)],
  ['moment', () => core.nairobiDayOf(NO_ZONE)],
  ['moment', () => core.formatNairobiTime(NO_ZONE)],
  ['moment', () => core.formatNairobiDateTime(NO_ZONE)],
  ['expiresAt', () => core.isSessionExpired(NO_ZONE, now)],
  ['now', () => core.isSessionExpired(now, NO_ZONE)],
  ['matches[1].startsAt', () => core.groupByDay([aMatch(), { startsAt: NO_ZONE }])],
  ['rows[0].at', () => core.statementDays([wrong({ at: NO_ZONE })])],
  ['startsAt', () => core.houseOddsAt({ ...kept, startsAt: NO_ZONE }, now)],
  ['now', () => core.houseOddsAt({ ...kept, isPostponed: true }, NO_ZONE)],
  ['pick.startsAt', () => core.pickStanding({ ...placed, startsAt: NO_ZONE }, now)],
  ['pick.placedAt', () => core.pickStanding({ ...placed, placedAt: NO_ZONE }, now)],
  [
    'pick.told[1].startsAt',
    () => core.pickStanding({ ...placed, told: [told, { ...told, startsAt: NO_ZONE }] }, now),
  ],
  ['pick.told[0].toldAt', () => core.pickStanding({ ...placed, told: [{ ...told, toldAt: NO_ZONE }] }, now)],
  ['now', () => core.pickStanding(placed, NO_ZONE)],
  ['exclusion.until', () => core.checkBet(bet, { ...house, exclusion: { until: NO_ZONE } })],
  ['now', () => core.breakEndsAt('day', NO_ZONE)],
  ['exclusions[1].until', () => core.exclusionInForce([{ until: null }, { until: NO_ZONE }], now)],
  ['now', () => core.exclusionInForce([], NO_ZONE)],
  ['now', () => core.isExcluded([{ until: null }], NO_ZONE)],
  ['now', () => core.limitInForce(limit, NO_ZONE)],
  ['limit.pending.from', () => core.limitInForce(pending, now)],
  ['limit.pending.from', () => core.changeLimit(pending, stake, now)],
  ['now', () => core.changeLimit(limit, null, NO_ZONE)],
  ['now', () => core.limitCountsFrom('day', NO_ZONE)],
  ['until', () => core.leftToday([], dayPlayed, NO_ZONE)],
  ['now', () => core.playNow(null, NO_ZONE)],
  ['now', () => core.playAfterStake(null, NO_ZONE)],
  ['play.lastStakeAt', () => core.playNow({ ...play, lastStakeAt: NO_ZONE }, now)],
  ['play.checkedAt', () => core.isCheckDue({ ...play, checkedAt: NO_ZONE }, now)],
  ['now', () => core.isCheckDue({ ...play, isAsked: true }, NO_ZONE)],
  ['now', () => core.playAfterAnswer(play, NO_ZONE)],
  ['matches[1].startsAt', () => core.jackpotClosesAt(starting(NO_ZONE))],
  ['now', () => core.checkTicket(core.ticketFor(offer), offer, { limits, now: NO_ZONE, balance: stake })],
];

/** Every public function that is handed a day. */
const DAYS: readonly (readonly [name: string, run: () => unknown])[] = [
  ['text', () => core.nairobiDay(NO_SUCH)],
  ['day', () => core.addDays(NO_SUCH, 1)],
  ['day', () => core.dayBounds(NO_SUCH)],
  ['day', () => core.weekdayOf(NO_SUCH)],
  ['day', () => core.formatDayHeading(NO_SUCH, [])],
  ['day', () => core.taxRecordOn(NO_SUCH)],
  [
    'records[1].effectiveFrom',
    () => core.taxRecordOn(today, [taxRecord, { ...taxRecord, effectiveFrom: NO_SUCH }]),
  ],
  ['birthDate', () => core.ageOn(NO_SUCH, today)],
  ['day', () => core.ageOn(today, NO_SUCH)],
  ['today', () => core.checkIdentity({ idNumber: '', birthDate: '', name: '' }, NO_SUCH)],
];

/** Every public function that had failed in words of the engine. */
const BARE: readonly (readonly [told: string, run: () => unknown])[] = [
  ['exposure must be a record, got null', () => core.withBets(wrong(null), [])],
  ['exposure.scores must be a list, got undefined', () => core.withoutBets(wrong({}), [])],
  ['exposure must be a record, got null', () => core.exposureByFinalScore(wrong(null))],
  ['exposure must be a record, got null', () => core.worstIfRight(wrong(null), core.ONE_X_TWO.outcomes[0])],
  ['exclusions must be a list, got null', () => core.exclusionInForce(wrong(null), now)],
  ['exclusions[0] must be a record, got null', () => core.exclusionInForce([wrong(null)], now)],
  [
    "length must be one of day, week, month, half-year, year, five-years, got the text 'fortnight'",
    () => core.breakEndsAt(wrong('fortnight'), now),
  ],
  [
    "period must be one of day, week, month, got the text 'year'",
    () => core.limitCountsFrom(wrong('year'), now),
  ],
  ['limit must be a record, got null', () => core.changeLimit(wrong(null), stake, now)],
  ['played must be a record, got null', () => core.leftToday([], wrong(null), now)],
  [
    "limits[0].of must be one of stake, loss, got the text 'win'",
    () => core.leftToday([{ of: wrong('win'), amount: stake, pending: null }], dayPlayed, now),
  ],
  [
    "limits[0].period must be one of day, week, month, got the text 'year'",
    () => core.checkDepositAgainstLimit(stake, deposited, [{ ...limit, period: wrong('year') }]),
  ],
  ['deposited must be a record, got null', () => core.checkDepositAgainstLimit(stake, wrong(null), [limit])],
  ['pick must be a record, got null', () => core.pickStanding(wrong(null), now)],
  ['pick.told must be a list, got null', () => core.pickStanding({ ...placed, told: wrong(null) }, now)],
  ['jackpot must be a record, got null', () => core.autopick(wrong(null), () => 0)],
  ['jackpot.matches must be a list, got undefined', () => core.autopickByPrice(wrong({}), () => 0)],
  ['jackpot must be a record, got null', () => core.averageReturn(ticket, wrong(null))],
  ['house must be a record, got null', () => core.checkTicket(ticket, offer, wrong(null))],
  [
    'ticket must be a record, got null',
    () => core.togglePick(wrong(null), offer, aJackpotMatch(1).id, 'home'),
  ],
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
  ['matches[1] must be a record, got null', () => core.scoreTicket(ticket, [aJackpotMatch(1), wrong(null)])],
  [
    'ticket.picks[0] must be a record, got null',
    () => core.scoreTicket({ ...ticket, picks: [wrong(null)] }, []),
  ],
  ['matches[0] must be a record, got null', () => core.jackpotVerdict([wrong(null)])],
  ['matches[0] must be a record, got null', () => core.ticketStanding(ticket, [wrong(null)])],
  ['scores[1] must be a record, got null', () => core.exposureOf([exposed], [score, wrong(null)])],
  ['bets[1] must be a record, got null', () => core.exposureOf([exposed, wrong(null)], [score])],
  [
    'bets[0].outcomes[0] must be an outcome of a market, got null',
    () => core.exposureOf([{ ...exposed, outcomes: [wrong(null)] }], [score]),
  ],
  [
    'outcome must be an outcome of a market, got null',
    () => core.worstIfRight(core.exposureOf([], [score]), wrong(null)),
  ],
  [
    'scores[1] must be a record, got null',
    () => core.worstIfRight(wrong({ scores: [score, null] }), core.ONE_X_TWO.outcomes[0]),
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

test.each([...BARE, ...SILENT])('%s', (told, run) => expect(run).toThrow(new RangeError(told)));

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
  test.each(MOMENTS)('%s without a zone: %s', (name, run) => {
    expect(run).toThrow(
      new RangeError(`${name} must be a moment as 2026-11-21T10:00:00Z, got the text '${NAIVE}'`),
    );
  });
  test.each(DAYS)('%s that does not exist: %s', (name, run) => {
    expect(run).toThrow(new RangeError(`${name} must be a day as 2026-11-21, got the text '${NO_DAY}'`));
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
