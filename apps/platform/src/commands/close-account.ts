/**
 * Closes an account for the house, or carries out what two persons decided on the balance of a closed one (D46, D104):
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/close-account.ts --phone 0712345678
 *     --close under-age|house --author "A. Otieno"
 *     --decide stakes-back|pay-out --author "A. Otieno" --second "B. Wanjiru"
 * With the phone alone it says how the account stands. Under age the balance is held until two decide: `stakes-back` takes every bet back,
 * `pay-out` pays the balance out as it is. The platform that runs pays, and tells by SMS. It migrates no database, and ends with 1 where it is refused, in words.
 */
import { formatKes } from '@kipenga/betting-core';
import {
  actsOn,
  closeForHouse,
  closingOf,
  closingOrder,
  decideOnBalance,
  refusalWords,
  type ClosingOrder,
} from '../closing/index.ts';
import { accountByMsisdn } from '../customers/index.ts';
import { strangerAmong } from '../desk/index.ts';
import { connect, type Database } from '../database/index.ts';
import { balances } from '../ledger/index.ts';
import { failedPayoutsSinceClosing } from '../payments/index.ts';
import { bettingTimeOf, systemClock } from '../ports/index.ts';
import { overDatabase, refuse } from './over-database.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const read = closingOrder(process.argv.slice(2));
const url = process.env['DATABASE_URL'];
if (!read.ok) refuse(read.reason);
else if (url === undefined) say('The order can be read. No DATABASE_URL: nothing was done');
else await overDatabase(connect(url), (db) => carryOut(db, read.value));

async function carryOut(db: Database, order: ClosingOrder): Promise<void> {
  const clocks = { db, realClock: systemClock, bettingClock: bettingTimeOf(systemClock) };
  if (order.do === 'show') return show(db, order);
  const stranger = await strangerAmong(
    db,
    order.do === 'close' ? [order.author] : [order.author, order.second],
  );
  if (stranger !== null) return refuse(`Nobody called ${stranger} works at the desk`);
  if (order.do === 'close')
    switch (await closeForHouse(clocks, order)) {
      case 'closed':
        return void say(`Closed: ${order.reason}`);
      case 'money-held':
        return refuse('Its money is held back: two persons unblock it at the desk first');
      case 'not-open':
        return refuse('No account of this number is open');
    }
  const decided = await decideOnBalance(clocks, order);
  if (!decided.ok) return refuse(refusalWords(decided.reason));
  const { back, forfeited, madeGood } = decided.value;
  say(
    `${formatKes(back)} goes back; ${formatKes(forfeited)} is forfeited; ${formatKes(madeGood)} of lost stakes is made good`,
  );
}

async function show(db: Database, { phone }: ClosingOrder): Promise<void> {
  const account = await accountByMsisdn(db, phone);
  if (account === null) return refuse('There is no account of this number');
  const { profileId } = account;
  const { cash, payoutHold, withdrawalHold } = await balances(db, profileId);
  const closing = await closingOf(db, profileId);
  say(closing === null ? 'Open' : `Closed: ${closing.reason}${closing.isHeld ? ', balance held' : ''}`);
  say(
    `Cash ${formatKes(cash)}, for tomorrow ${formatKes(payoutHold)}, being paid out ${formatKes(withdrawalHold)}`,
  );
  const { tries } = await failedPayoutsSinceClosing(db, profileId);
  if (tries > 0) say(`Tries to pay it out that failed: ${tries}`);
  for (const { at, act, reason, author, second, lapsedBonus, forfeited, madeGood } of await actsOn(
    db,
    profileId,
  ))
    say(
      `${at} ${act} (${reason}) by ${author}${second === null ? '' : ` and ${second}`}: bonus lapsed ${formatKes(lapsedBonus)}, forfeited ${formatKes(forfeited)}, made good ${formatKes(madeGood)}`,
    );
}
