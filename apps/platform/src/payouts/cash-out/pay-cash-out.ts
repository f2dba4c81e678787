import {
  addDays,
  nairobiDayOf,
  payoutHold,
  quoteBet,
  stakeAfterTax,
  subtractCents,
  type Cents,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { post } from '../../ledger/index.ts';
import { notifyCustomers } from '../../notices/index.ts';
import type { BetToSettle } from '../bets/bets.store.ts';
import { collectDebt, repaidInNotice } from '../debts.ts';
import { settlementPostings } from '../settlement-postings.ts';
import { paidOn } from '../settlements.store.ts';
import { booksOfBet } from '../stake.ts';
import { transferName } from '../transfer-name.ts';
import { keepCashOut } from './cash-out.store.ts';
import type { QuoteNow } from './quote-now.ts';

/** The money a cash-out paid. */
export interface PaidCashOut {
  readonly paid: Cents;
  /** The part held until tomorrow by the day's limit. */
  readonly held: Cents;
  readonly remainingStake: Cents;
}

/**
 * Pays an offer: its share of the stake leaves the open bets, tax and net are paid as for a win, and the rest remains a bet with
 * its own stake (D102). Call it with the bet and the wallet locked, and the matches locked since the quote.
 */
export const payCashOut = async (
  sql: Sql,
  bet: BetToSettle,
  { quote, marginPercent, at }: Pick<QuoteNow, 'quote' | 'marginPercent' | 'at'>,
  { isByFloor }: { readonly isByFloor: boolean },
): Promise<PaidCashOut> => {
  const { profileId, betId, reference, taxRecord } = bet;
  const { offer, fair, grossPayout: gross, withholdingTax: tax, remainingStake } = quote;
  const version = bet.version + 1;
  const cause = `${betId}:v${version}`;
  const event = transferName('bet', 'settle', cause);
  const [stake, restAfterTax] = [
    subtractCents(bet.stake, remainingStake),
    stakeAfterTax(remainingStake, taxRecord),
  ];
  const afterTax = subtractCents(bet.stakeAfterTax, restAfterTax);
  const paidDay = nairobiDayOf(at);
  const { payNow, hold } = payoutHold(await paidOn(sql, profileId, paidDay), offer, bet.maxDailyPayout);
  await post(sql, {
    reference: event,
    kind: 'cash-out',
    profileId,
    at,
    postings: settlementPostings(
      { profileId, stake, stakeAfterTax: afterTax, books: booksOfBet(afterTax), promoted: null },
      { status: 'cashed-out', tax, paidNow: payNow, held: hold },
    ),
  });
  const repaid = await collectDebt(sql, { profileId, at, cause }, payNow);
  await keepCashOut(sql, {
    profileId,
    betId,
    version,
    at,
    stake,
    stakeAfterTax: afterTax,
    fair,
    marginPercent,
    isByFloor,
    gross,
    tax,
    net: offer,
    paidNow: payNow,
    held: hold,
    paidDay,
    releaseOn: hold > 0 ? addDays(paidDay, 1) : null,
    rest: remainingStake === 0 ? null : restOf(bet, remainingStake),
  });
  const kind = isByFloor ? 'at-floor' : remainingStake === 0 ? null : 'in-part';
  await notifyCustomers(sql, [
    {
      profileId,
      at,
      betId,
      reference,
      event,
      kind: kind === null ? 'bet-cashed-out' : `bet-cashed-out-${kind}`,
      amount: offer,
      tax,
      held: hold,
      ...(await repaidInNotice(sql, profileId, repaid)),
    },
  ]);
  return { paid: offer, held: hold, remainingStake };
};

/** Possible win of the remaining stake at the prices of placing, computed as when a bet is placed. */
const restOf = ({ promoted, taxRecord }: BetToSettle, stake: Cents) => {
  const { limits, legs, system } = promoted;
  const { netPayout: win, withholdingTax: tax } = quoteBet({
    stake,
    prices: legs.map(({ odds }) => odds),
    ...(system && { system }),
    limits,
    taxRecord,
    freeBet: false,
  });
  return { win, tax };
};
