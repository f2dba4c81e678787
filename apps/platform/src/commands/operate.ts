/**
 * Lists what waits for an operator: last night's check of the books, lines of the odds feed set aside, overdue results, failed
 * settlements and jobs, suspensions of the house, and money and acts that wait at the desk. It can also answer a waiting line
 * with yes or no, have a settlement or a job tried again, say what overrides a match's feed, and close a market, a match, a
 * competition or all betting. Every change is an act of the desk and is recorded in its journal; an act that takes much back
 * from customers waits there for a second person.
 * Exits with 1 and a message if it is refused. It does not migrate the database, so the platform has to have been started once.
 */
import { formatKes } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { actOfOperation, countWaiting, inSuspense, runMatchAct, type WaitingCounts } from '../desk/index.ts';
import { listWaiting, OPERATION_USAGE, readOperation, type Operation } from '../gateways/index.ts';
import { booksWords } from '../ledger/index.ts';
import { jobsSetAside } from '../outbox/index.ts';
import { countSetAside, listSetAside } from '../payouts/index.ts';
import { bettingTimeOf, systemClock } from '../ports/index.ts';
import { houseSuspensions, overdueResults, type SuspensionShown } from '../sports/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase, refuse } from './over-database.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Characters shown of a line, or of a job's payload; the rest is in `feed_aside` or `job`. */
const MOST_SHOWN = 500;
/** Counts with their labels, for things that are answered at the desk; everything else is listed line by line. */
const AT_DESK: Readonly<
  Record<
    Exclude<
      keyof WaitingCounts,
      'lines' | 'overdue' | 'suspensions' | 'settlements' | 'jobsAside' | 'jobsDue' | 'suspense'
    >,
    string
  >
> = {
  payouts: 'Payouts that mobile money has not ended, at the desk under Money',
  heldBack: 'Payments that could not go back where they came from, at the desk under Money',
  approvals: 'Acts that wait for a second person, at the desk under Approvals',
  identities: 'Identities whose check has not ended, at the desk under Compliance',
  people: 'Customers with signs of harm whom nobody has called lately, at the desk under Compliance',
};

/** The most settlements, and receipts in suspense, listed. */
const MOST_LISTED = 1_000;

const order = orderOf({ usage: OPERATION_USAGE, read: readOperation });
if (order !== null) await overDatabase((db) => (order.kind === 'list' ? list(db) : act(db, order)));

async function list(db: Database): Promise<void> {
  for (const line of await booksWords(db)) say(line);
  const waiting = await listWaiting({ db });
  for (const { asideId, source, seq, at, sides, reason, line } of waiting)
    say(
      `${asideId}  ${at}  ${source} ${seq}  ${sides ?? 'no match of ours'}\n    ${reason}\n    ${line.slice(0, MOST_SHOWN)}`,
    );
  say(
    waiting.length === 0
      ? 'No line is set aside'
      : `${waiting.length} lines set aside: answer each with yes or no`,
  );
  for (const { feed, externalId, startsAt, homeTeam, awayTeam } of await overdueResults(db))
    say(
      `No result for a day: ${feed.replace('pushed/', '')}/${externalId}  ${startsAt}  ${homeTeam} v ${awayTeam}`,
    );
  for (const suspension of await houseSuspensions(db)) say(suspendedWords(suspension));
  const aside = await listSetAside(db, MOST_LISTED);
  for (const { kind, reference, feedMatchId, reason, since, tries, isTriedAgain } of aside)
    say(
      `Not settled: ${kind} ${reference}${feedMatchId && ` of match ${feedMatchId}`}  ${since}  tries: ${tries}${isTriedAgain ? ', is tried again' : ''}\n    ${reason}`,
    );
  const beyond = aside.length < MOST_LISTED ? 0 : (await countSetAside(db)) - aside.length;
  if (beyond > 0) say(`Not settled either: ${beyond} more, newer than these`);
  for (const { lane, kind, jobId, at, reason, payload } of await jobsSetAside(db))
    say(
      `Failed too often, lane ${lane}: ${kind} ${jobId}  ${at}\n    ${reason}\n    ${JSON.stringify(payload).slice(0, MOST_SHOWN)}`,
    );
  await listAtDesk(db);
}

/** Lists money that belongs to nobody yet, and the counts of everything else that is answered at the desk only. */
async function listAtDesk(db: Database): Promise<void> {
  const counts = await countWaiting(db, MOST_LISTED);
  for (const { receipt, at, amount, account, payer } of await inSuspense(db, null, MOST_LISTED))
    say(
      `In suspense: ${receipt}  ${at}  ${formatKes(amount)}  account typed: ${account || 'not known'}, from: ${payer || 'not known'}`,
    );
  if ((counts?.suspense ?? 0) === MOST_LISTED) say('There is more in suspense: at the desk under Money');
  for (const [name, words] of Object.entries(AT_DESK) as [keyof typeof AT_DESK, string][]) {
    const waiting = counts?.[name] ?? 0;
    if (waiting > 0) say(`${words}: ${waiting === MOST_LISTED ? `${waiting} or more` : waiting}`);
  }
}

function suspendedWords(suspension: SuspensionShown): string {
  const { competition, feed, externalId, sides, marketTypeId, since, until, who, why } = suspension;
  const match =
    feed &&
    `${feed.replace('pushed/', '')}/${externalId}${marketTypeId === null ? '' : ` market ${marketTypeId}`}  ${sides}`;
  const part = match ?? (competition === null ? 'all betting' : `competition ${competition}`);
  return `Closed: ${part}  ${since}${until === null ? '' : ` until ${until}`}  by ${who}\n    ${why}`;
}

/** Carries out the operation and records it in the desk's journal. */
async function act(db: Database, operation: Exclude<Operation, { kind: 'list' }>): Promise<void> {
  const asked = await actOfOperation(db, operation);
  if (!asked.ok) return refuse(asked.reason);
  const desk = {
    db,
    realClock: systemClock,
    bettingClock: bettingTimeOf(systemClock),
    changed: () => undefined,
  };
  const done = await runMatchAct(desk, {
    why: '',
    dryRun: false,
    version: null,
    key: null,
    by: { name: operation.operator, role: 'command' },
    ...asked.value,
  });
  if (done.state === 'done') say(`Done: ${done.preview?.says ?? ''}`);
  else if (done.state === 'waits')
    say(`Somebody else has to approve it at the desk, where it waits: ${done.preview?.says ?? ''}`);
  else refuse(done.description);
}
