/**
 * Closes an account for the house, or carries out two persons' decision on the balance of a closed one (D46, D104). The running
 * platform pays, and sends the SMS. The command does not migrate the database, and exits with 1 and a message if it is refused.
 */
import { formatKes } from '@kipenga/betting-core';
import {
  actsOn,
  closeByOperator,
  closingOf,
  closingOrder,
  decideOnBalance,
  refusalWords,
  type ClosingOrder,
} from '../closing/index.ts';
import { accountByMsisdn } from '../customers/index.ts';
import { strangerAmong } from '../desk/index.ts';
import type { Database } from '../database/index.ts';
import { balances } from '../ledger/index.ts';
import { failedPayoutsSinceClosing } from '../payments/index.ts';
import { bettingTimeOf, systemClock } from '../ports/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase, refuse } from './over-database.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const usage = `close-account.ts --phone 0712345678
close-account.ts --phone 0712345678 --close under-age|house|own-wish --author NAME
close-account.ts --phone 0712345678 --decide stakes-back|pay-out --author NAME --second NAME

Without --close or --decide it says how the account stands. No fee is taken of what a house pays out that closes an account;
own-wish is for a customer who has asked for it, and takes the fee of a withdrawal. Under age the balance is held until two decide: stakes-back takes
every bet back, pay-out pays the balance out as it is.`;

const order = orderOf({ usage, read: closingOrder });
if (order !== null) await overDatabase((db) => carryOut(db, order));

async function carryOut(db: Database, order: ClosingOrder): Promise<void> {
  const clocks = { db, realClock: systemClock, bettingClock: bettingTimeOf(systemClock) };
  if (order.do === 'show') return show(db, order);
  const stranger = await strangerAmong(
    db,
    order.do === 'close' ? [order.author] : [order.author, order.second],
  );
  if (stranger !== null) return refuse(`Nobody called ${stranger} works at the desk`);
  if (order.do === 'close')
    switch (await closeByOperator(clocks, order)) {
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
