import {
  compareInstants,
  parseMsisdn,
  profileId as profileIdOf,
  type BetId,
  type Cents,
  type ProfileId,
} from '@kipenga/betting-core';
import type {
  DeskBet,
  DeskBetLegs,
  DeskCustomer,
  DeskCustomerRow,
  DeskGamePlayed,
  DeskLedgerLine,
  DeskLogin,
  DeskPayment,
  DeskSuspense,
} from '@kipenga/contracts/desk';
import { wordsAlone, type JournalLine } from '@kipenga/desk-rules';
import { betDetail } from '../bet-history/index.ts';
import { knownGame } from '../casino/index.ts';
import { actsOn, closingOf } from '../closing/index.ts';
import { accountByMsisdn, blockOf } from '../customers/index.ts';
import { ownerOf, type Sql } from '../database/index.ts';
import { notFound } from '../http/index.ts';
import { balances } from '../ledger/index.ts';
import { debtOf } from '../payouts/index.ts';
import { classOf, namedLimits, percentOfAll, playLimitsOf } from '../play-limits/index.ts';
import { gamesOf, ledgerOf, loginsOf } from './customer-lists.store.ts';
import { betsOf, customerOf, ownersOfBet, type CustomerRow } from './customers.store.ts';
import { cursorIn, PAGE, paged, type Desk, type Paged } from './desk.ts';
import { linesOfCustomer } from './journal.store.ts';
import { matchActsOf } from './match-acts-of-customer.ts';
import { inSuspense, openPayouts, paymentsOf, type PaymentRow } from './money.store.ts';

type FoundBy = DeskCustomerRow['foundBy'];

/** Finds customers by a phone number, profile id, M-Pesa receipt or bet reference. */
const ownersNamed = async (sql: Sql, text: string): Promise<readonly (readonly [string, FoundBy])[]> => {
  const phone = parseMsisdn(text);
  const ofPhone = phone.ok ? await accountByMsisdn(sql, phone.value) : null;
  if (ofPhone) return [[ofPhone.profileId, 'phone']];
  const code = text.toUpperCase();
  const ofReceipt = await ownerOf(sql, 'receipt', code);
  if (ofReceipt) return [[ofReceipt, 'receipt']];
  const ofBet = await ownersOfBet(sql, code);
  if (ofBet.length > 0) return ofBet.map((owner) => [owner, 'bet'] as const);
  return [[text, 'profile']];
};

export const findCustomers = async (sql: Sql, find: string): Promise<readonly DeskCustomerRow[]> => {
  const rows: DeskCustomerRow[] = [];
  for (const [owner, foundBy] of await ownersNamed(sql, find.trim())) {
    const found = await customerOf(sql, owner);
    if (found) rows.push({ profileId: found.profileId, phone: found.phone, status: found.status, foundBy });
  }
  return rows;
};

const orNotFound = async (sql: Sql, named: string): Promise<CustomerRow> => {
  const customer = await customerOf(sql, named);
  if (customer === null) throw notFound();
  return customer;
};

export const betsShown = async (
  sql: Sql,
  named: string,
  after: string | undefined,
): Promise<Paged<DeskBet>> => {
  const { profileId } = await orNotFound(sql, named);
  const rows = await betsOf(
    sql,
    profileId,
    { after: cursorIn(after, 'time', 'name'), isOpenOnly: false },
    PAGE + 1,
  );
  return paged(rows, PAGE, ({ placedAt, betId }) => [placedAt, betId]);
};

/** The picks of one bet, or the matches of one ticket. */
export const betShown = async (sql: Sql, named: string, bet: BetId): Promise<DeskBetLegs> => {
  const { profileId } = await orNotFound(sql, named);
  const legs = await betDetail(sql, profileId, bet);
  if (legs === null) throw notFound();
  return { legs };
};

export const ledgerShown = async (
  sql: Sql,
  named: string,
  after: string | undefined,
): Promise<Paged<DeskLedgerLine>> => {
  const { profileId } = await orNotFound(sql, named);
  const rows = await ledgerOf(sql, profileId, cursorIn(after, 'name')?.[0] ?? null, PAGE + 1);
  return paged(rows, PAGE, ({ reference }) => [reference]);
};

export const gamesShown = async (
  sql: Sql,
  named: string,
  after: string | undefined,
): Promise<Paged<DeskGamePlayed>> => {
  const { profileId } = await orNotFound(sql, named);
  const rows = await gamesOf(sql, profileId, cursorIn(after, 'time', 'name'), PAGE + 1);
  return paged(
    rows.map((row) => ({ ...row, name: knownGame(row.gameId)?.name ?? row.gameId })),
    PAGE,
    ({ openedAt, sessionId }) => [openedAt, sessionId],
  );
};

export const loginsShown = async (
  { db, realClock }: Pick<Desk, 'db' | 'realClock'>,
  named: string,
): Promise<readonly DeskLogin[]> => {
  const { profileId } = await orNotFound(db, named);
  return loginsOf(db, profileId, realClock.now(), PAGE);
};

export const paymentsShown = async (
  sql: Sql,
  named: string,
  after: string | undefined,
): Promise<Paged<DeskPayment>> => {
  const { profileId } = await orNotFound(sql, named);
  return pageOfPayments(await paymentsOf(sql, profileId, cursorIn(after, 'time', 'name'), PAGE + 1));
};

const pageOfPayments = (rows: readonly PaymentRow[]): Paged<DeskPayment> =>
  paged(rows, PAGE, ({ madeAt, paymentId }) => [madeAt, paymentId]);

/** Payouts that wait for mobile money, or are unknown, the oldest first. */
export const openPaymentsShown = async (sql: Sql, after: string | undefined): Promise<Paged<DeskPayment>> =>
  paged(
    await openPayouts(sql, cursorIn(after, 'time', 'name', 'name'), PAGE + 1),
    PAGE,
    ({ madeAt, profileId, paymentId }) => [madeAt, profileId, paymentId],
  );

export const suspenseShown = async (sql: Sql, after: string | undefined): Promise<DeskSuspense> =>
  paged(await inSuspense(sql, cursorIn(after, 'name')?.[0] ?? null, PAGE + 1), PAGE, ({ receipt }) => [
    receipt,
  ]);

const SHOWN_PAYMENTS = 10;
const MOST_ACTS = 50;

const limitsOf = async ({ db, realClock }: Desk, profileId: ProfileId) => {
  const limits = await playLimitsOf(db, profileId, realClock.now());
  const inForce = [
    ...limits.depositLimits.map(({ period, amount }) => ({ what: `deposit ${period}`, amount })),
    ...limits.dayLimits.map(({ of, amount }) => ({ what: `${of} day`, amount })),
  ];
  const breaks = [
    { kind: 'time-out', until: limits.timeOutUntil },
    { kind: 'self-exclusion', until: limits.exclusionUntil },
  ];
  return {
    limits: inForce.flatMap(({ what, amount }) => (amount === null ? [] : [{ what, amount }])),
    breaks: breaks.filter(({ until }) => until !== null),
  };
};

/** The acts of the desk that write an act on the account too. */
const WRITTEN_TWICE: Readonly<Record<string, string>> = {
  closed: 'close-account',
  'stakes-back': 'decide-balance',
  'pay-out': 'decide-balance',
  erased: 'erase-person',
};

const lineShown = (line: JournalLine, moved: Cents | null): DeskCustomer['acts'][number] => ({
  at: line.at,
  act: line.act,
  why: line.why,
  by: line.second === null ? line.operator : `${line.operator} and ${line.second}`,
  says: String(line.outcome['says'] ?? ''),
  moved,
});

const actsShown = async (sql: Sql, profileId: ProfileId): Promise<DeskCustomer['acts']> => {
  const lines = await linesOfCustomer(sql, profileId, MOST_ACTS);
  const ofDesk = lines.map((line) => lineShown(line, null));
  const ofMatches = (await matchActsOf(sql, profileId, MOST_ACTS)).map(({ line, moved }) =>
    lineShown(line, moved),
  );
  const isOfDesk = ({ act, author }: { readonly act: string; readonly author: string }): boolean =>
    lines.some((line) => line.act === WRITTEN_TWICE[act] && line.operator === author);
  const onAccount = (await actsOn(sql, profileId)).filter((one) => !isOfDesk(one));
  const ofAccount = onAccount.map(({ at, act, reason, author, second }) => ({
    at,
    act,
    why: wordsAlone('reason', reason),
    by: second === null ? author : `${author} and ${second}`,
    says: '',
    moved: null,
  }));
  return [...ofDesk, ...ofMatches, ...ofAccount].toSorted((one, other) => compareInstants(other.at, one.at));
};

/** All that the desk shows of one customer. */
export const showCustomer = async (desk: Desk, named: string): Promise<DeskCustomer> => {
  const { db } = desk;
  const customer = await orNotFound(db, named);
  const profileId = profileIdOf(customer.profileId);
  const closing = await closingOf(db, profileId);
  const known = await classOf(db, profileId, desk.realClock.now());
  return {
    ...customer,
    wallet: { ...(await balances(db, profileId)), owes: await debtOf(db, profileId) },
    ...(await limitsOf(desk, profileId)),
    closing: closing && { reason: closing.reason, isHeld: closing.isHeld },
    block: await blockOf(db, profileId),
    class: known && {
      ...known,
      percent: percentOfAll(known.limits),
      limits: await namedLimits(db, known.limits),
    },
    openBets: await betsOf(db, profileId, { after: null, isOpenOnly: true }, PAGE),
    lastPayments: await paymentsOf(db, profileId, null, SHOWN_PAYMENTS),
    acts: await actsShown(db, profileId),
  };
};
