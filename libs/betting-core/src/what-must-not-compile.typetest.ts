/*
 * Arguments that the types must refuse. The compiler alone checks them: a line that compiles makes its own
 * `@ts-expect-error` fail.
 */
import {
  addCents,
  betId,
  cents,
  checkBet,
  formatKes,
  formatOdds,
  instant,
  kes,
  matchId,
  nairobiDay,
  oddsFromThousandths,
  parseLaunchUrl,
  parseMsisdn,
  quoteBet,
  sealLeaf,
  taxRecordOn,
  tiersOf,
  toggleSelection,
  totalOdds,
  type AcceptableBet,
  type BetQuote,
  type Cents,
  type Instant,
  type JackpotResult,
  type LaunchUrl,
  type MatchId,
  type Msisdn,
  type NairobiDay,
  type Odds,
  type Pick,
  type Rejection,
  type Selection,
} from './index.ts';
import { aHouseView, aSelection } from './testing/index.ts';

const stake = kes(49);
const price = oddsFromThousandths(1_850);

// @ts-expect-error a price is not an amount of money
addCents(stake, price);
// @ts-expect-error a number is not an amount of money until somebody says so
addCents(stake, 100);
// @ts-expect-error an amount of money is not a price
formatOdds(stake);
// @ts-expect-error a price has no shillings
formatKes(price);
// @ts-expect-error prices are made by their constructor
totalOdds([1_850, 2_100]);
// @ts-expect-error a text is not a match
const match: MatchId = '1';
// @ts-expect-error a bet is not a match
const other: MatchId = betId('1');
// @ts-expect-error a day is not a moment
const moment: Instant = nairobiDay('2026-11-21');
// @ts-expect-error a moment is not a day
taxRecordOn(instant('2026-11-21T00:00:00Z'));
// @ts-expect-error what somebody typed is not a phone number yet
const phone: Msisdn = '254721004455';
// @ts-expect-error a refusal has no value
const unread: Msisdn = parseMsisdn('x').value;
// @ts-expect-error a URL from outside is not one to be shown
const launch: LaunchUrl = 'https://games.example';
// @ts-expect-error a triple does not exist
const triple: Pick = ['home', 'draw', 'away'];
// @ts-expect-error a pick is of something
const none: Pick = [];
// @ts-expect-error a jackpot match ends in one of three ways
const result: JackpotResult = 'abandoned';
// @ts-expect-error a fund is an amount of money
tiersOf(1_000_000, 13);
// @ts-expect-error a leaf without its salt could be guessed
sealLeaf({ reference: 'JP-1', betString: '1_1' }, (bytes) => bytes);
// @ts-expect-error only checkBet makes a bet the ledger takes
const bet: AcceptableBet = { selections: [aSelection()], stake, usesFreeBet: false, quote: {} as BetQuote };
// @ts-expect-error a slip is not changed, it is made anew
toggleSelection({ type: 'prematch', selections: [] }, aSelection()).selections.push(aSelection());
// @ts-expect-error nor is a selection
aSelection().odds = price;
// @ts-expect-error a quote needs to know the taxes
quoteBet({ stake, prices: [price], limits: aHouseView([]).limits });
// @ts-expect-error the launch house names its own origin
parseLaunchUrl('https://games.example', { providers: [] });

/** A reason that is forgotten does not compile. */
function words(rejection: Rejection): string {
  switch (rejection.kind) {
    case 'empty-slip':
      return 'pick something';
    default:
      // @ts-expect-error all the other reasons are still to be told
      return assertNever(rejection);
  }
}
const assertNever = (never: never): never => never;

/* And what must compile: the branded values are ordinary numbers and texts wherever those are wanted. */
const amounts: readonly number[] = [stake, cents(1) satisfies Cents, price satisfies Odds];
const texts: readonly string[] = [
  matchId('1') satisfies MatchId,
  nairobiDay('2026-11-21') satisfies NairobiDay,
];
const checked = checkBet(
  { selections: [aSelection() satisfies Selection], stake, usesFreeBet: false, acceptOddsChange: 'any' },
  aHouseView([]),
);
export const compiled = [
  match,
  other,
  moment,
  phone,
  unread,
  launch,
  triple,
  none,
  result,
  bet,
  words,
  amounts,
  texts,
  checked,
];
