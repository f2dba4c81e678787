import { failureOf, useGetTodayQuery, type DeskToday } from '@kipenga/api/desk';
import { addDays, nairobiDay } from '@kipenga/betting-core';
import { mayRead, phoneWords, wordsAlone } from '@kipenga/desk-rules';
import { FailedState, Shimmer, UiLink } from '@kipenga/ui';
import { useEvery } from '../frame/live.ts';
import { useMay, useMe } from '../frame/me.ts';
import { DeskTable } from '../parts/DeskTable.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { hasOtherTime } from '../parts/has-other-time.ts';
import { age, atMost, counted, sum } from '../parts/figures.ts';
import { useDay, useMoment } from '../parts/use-moment.ts';
import { actColumn, type RowAct } from './act-column.tsx';
import { PageHead } from './PageHead.tsx';
import styles from './screens.module.css';

const EVERY_MS = 15_000;

/** The day at a glance: what waits for a person, the money since midnight, and how the machines are. Read from three metres. */
export function Today() {
  const {
    currentData: today,
    error,
    isFetching,
    refetch,
  } = useGetTodayQuery({}, { pollingInterval: useEvery(EVERY_MS) });
  const failure = failureOf(error);
  const moment = useMoment();
  // The frame tells both clocks where they differ.
  const note = today && !hasOtherTime(today) ? moment(today.now) : undefined;
  return (
    <>
      <PageHead title="Today" note={note} />
      {failure !== null && (
        <FailedState text={failureWords(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {today === undefined && failure === null && <Shimmer kind="match" count={4} />}
      {today && (
        <>
          <FailingMachines today={today} />
          <WhatWaits today={today} />
          <MoneyOfDay today={today} />
          <LargeWithdrawals rows={today.largeWithdrawals ?? []} inAll={today.largeInAll} />
          <Machines today={today} />
        </>
      )}
    </>
  );
}

/** The machines that somebody has to look at, before all else; one line where all are well. */
function FailingMachines({ today }: { readonly today: DeskToday }) {
  const day = useDay();
  const machines = machinesOf(today, day);
  const wrong = machines.filter(({ state }) => state === 'bad');
  return (
    <section className={styles['wrong']} aria-label="The machines">
      {wrong.length === 0 && (
        <p className={styles['state']} data-state="good">
          No part fails: {machines.filter(({ state }) => state === 'good').length} well
        </p>
      )}
      {wrong.map(({ name, says }) => (
        <p key={name}>
          <b className={styles['state']} data-state="bad">
            {name}
          </b>{' '}
          {says}
        </p>
      ))}
    </section>
  );
}

function WhatWaits({ today: { waiting, jobs, suspensions, statement } }: { readonly today: DeskToday }) {
  const { role } = useMe();
  const cells = [
    { name: 'Lines aside', count: waiting.lines, href: '/waiting' },
    { name: 'Settlements stuck', count: waiting.settlements, href: '/waiting' },
    { name: 'Results overdue', count: waiting.overdue, href: '/matches?state=overdue' },
    { name: 'Jobs aside', count: jobs.setAside, href: '/waiting' },
    { name: 'Payouts open', count: waiting.payouts, href: '/money' },
    { name: 'In suspense', count: waiting.suspense, href: '/money' },
    ...(statement === undefined
      ? []
      : [
          { name: 'Lines apart', count: statement.apart, href: '/money' },
          { name: 'Days unstated', count: statement.daysMissing, href: '/money' },
        ]),
    { name: 'Second persons', count: waiting.approvals, href: '/approvals' },
    { name: 'Suspended', count: suspensions, href: '/waiting' },
    ...(mayRead(role, 'compliance')
      ? [
          { name: 'Identities', count: waiting.identities ?? 0, href: '/compliance' },
          { name: 'People to call', count: waiting.people ?? 0, href: '/compliance' },
        ]
      : []),
  ];
  return (
    <section aria-label="Waiting for a person">
      <div className={styles['score']} data-columns={Math.ceil(cells.length / 2)}>
        {cells.map(({ name, count, href }) => (
          <UiLink key={name} href={href} {...(count === 0 ? { 'data-calm': true } : { 'data-urgent': true })}>
            <span>{name}</span>
            <b>{atMost(count)}</b>
          </UiLink>
        ))}
      </div>
    </section>
  );
}

function MoneyOfDay({ today }: { readonly today: DeskToday }) {
  const { money, waiting } = today;
  const moment = useMoment();
  const sums = [
    ['Staked', money.staked],
    ['Won by customers', money.won],
    ['Taxes', money.taxes],
    ['Paid in', money.deposits],
    ['Paid out', money.withdrawals],
    ['In suspense', money.suspense],
  ] as const;
  return (
    <section aria-label="Money since midnight">
      <dl className={styles['sums']}>
        {sums.map(([name, cents]) => {
          const [shillings, rest] = sum(cents).split('.');
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <small>KES </small>
                {shillings}
                <small>.{rest}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      {hasOtherTime(today) && (
        <p className={styles['said']}>
          Counted since the last midnight of betting time, where it is {moment(today.bettingNow)}. The books
          go by the days of real time, and are checked at 3 in the night.
        </p>
      )}
      {money.won < 0 && (
        <p className={styles['said']}>
          Won by customers is below zero: more wins of former days were taken back today than were paid.
        </p>
      )}
      {money.taxes < 0 && (
        <p className={styles['said']}>
          Taxes are below zero: more tax of former days was taken back today, by results that were corrected
          and payouts that were opened again, than came in.
        </p>
      )}
      {money.withdrawals < 0 && (
        <p className={styles['said']}>
          Paid out is below zero: more of the payouts of former days was opened again today than was paid.
        </p>
      )}
      {today.statement && <StatementOfDay {...today.statement} />}
      {waiting.heldBack > 0 && (
        <p className={styles['said']}>
          Could not go back where it came from: {atMost(waiting.heldBack)} payments, under Money.
        </p>
      )}
    </section>
  );
}

/** M-Pesa's statement: lines that are not as in the books, and days that it does not tell whole. */
function StatementOfDay({
  apart,
  unexplained,
  since,
  daysMissing,
  firstMissing,
}: NonNullable<DeskToday['statement']>) {
  const moment = useMoment();
  const day = useDay();
  return (
    <>
      {apart > 0 && (
        <p className={styles['said']}>
          M-Pesa’s statement and the books are apart in {counted(apart, 'line')}, by KES {sum(unexplained)}
          {since !== null && `, the oldest of ${moment(since)}`}. <UiLink href="/money">Look at them</UiLink>
        </p>
      )}
      {firstMissing !== null && (
        <p className={styles['said']}>
          No statement tells {counted(daysMissing, 'day')} whole{daysMissing === 1 ? ': ' : ', the first '}
          {day(firstMissing)}. <UiLink href="/money">Take it</UiLink>
        </p>
      )}
    </>
  );
}

type LargeWithdrawal = NonNullable<DeskToday['largeWithdrawals']>[number];

const STANDS = { failure: null, isFetching: false, onRetry: () => undefined } as const;

function LargeWithdrawals({
  rows,
  inAll,
}: {
  readonly rows: readonly LargeWithdrawal[];
  readonly inAll: number | undefined;
}) {
  const moment = useMoment();
  if (rows.length === 0) return null;
  return (
    <DeskTable<LargeWithdrawal>
      name="Withdrawals of KES 50,000 and more"
      {...STANDS}
      rows={rows}
      inAll={inAll}
      keyOf={({ paymentId }) => paymentId}
      empty="None today."
      columns={[
        {
          name: 'Customer',
          text: ({ phone }) => phoneWords(phone),
          cell: ({ phone, profileId }) => (
            <UiLink href={`/customers/${profileId}`}>{phoneWords(phone)}</UiLink>
          ),
        },
        { name: 'Made', text: ({ madeAt }) => moment(madeAt) },
        { name: 'Amount, KES', text: ({ amount }) => sum(amount), isNumber: true },
        { name: 'State', text: ({ status }) => wordsAlone('payment', status) },
      ]}
    />
  );
}

const REGULATOR = 'Regulator';

const TELL_NOW: RowAct = {
  act: 'try-again',
  title: 'Tell the regulator now',
  label: 'Try now',
  about: 'What the regulator was not told yet',
  args: { reference: 'regulator' },
};

interface Machine {
  readonly name: string;
  readonly state: 'good' | 'bad' | 'calm';
  readonly says: string;
}

function machinesOf(
  { now, feeds, books, jobs, regulator, gateways = [], processes = [] }: DeskToday,
  day: (day: string) => string,
): readonly Machine[] {
  return [
    ...feeds.map(({ source, heardAt, isSilent }): Machine => ({
      name: `Feed ${source}`,
      state: isSilent ? 'bad' : 'good',
      says: `${isSilent ? 'Silent' : 'Heard'} ${age(heardAt, now)} ago`,
    })),
    ...gateways.map(({ gateway, askedAt, answeredAt, fault }): Machine => ({
      name: gateway,
      state: fault === null ? 'good' : 'bad',
      says:
        fault === null
          ? `Answered ${age(askedAt, now)} ago`
          : `No good answer ${age(askedAt, now)} ago: ${fault}; ${answeredAt === null ? 'none ever' : `the last ${age(answeredAt, now)} ago`}`,
    })),
    ...processes.map(({ process, connections }): Machine => ({
      name: `Process ${process}`,
      state: 'good',
      says: `Alive, by ${counted(connections, 'connection')} to the database`,
    })),
    books === null
      ? { name: 'Books', state: 'calm', says: 'Not checked yet: the first check is tonight' }
      : {
          name: 'Books',
          state: books.isSound ? 'good' : 'bad',
          // A night ends the day before it: that one is in the books, and under Reports.
          says: `${day(addDays(nairobiDay(books.day), -1))}, checked on ${day(books.day)}: ${books.isSound ? 'all add up' : `accounts that differ: ${books.differing}`}, wallets: ${books.wallets}`,
        },
    {
      name: 'Jobs',
      state: jobs.setAside > 0 ? 'bad' : 'good',
      says: `${atMost(jobs.due)} due, ${atMost(jobs.setAside)} set aside`,
    },
    ...(regulator === null
      ? []
      : [
          {
            name: REGULATOR,
            state: 'bad' as const,
            says: `Not told for ${age(regulator.since, now)}, tried ${counted(regulator.tries, 'time')}, again in ${age(now, regulator.againAt)}: ${regulator.reason}`,
          },
        ]),
  ];
}

const STATE_WORDS = { good: 'Well', bad: 'Look at it', calm: 'Not yet' } as const;

function Machines({ today }: { readonly today: DeskToday }) {
  const may = useMay();
  const day = useDay();
  return (
    <div className={styles['health']}>
      <DeskTable<Machine>
        name="Health"
        rows={machinesOf(today, day)}
        keyOf={({ name }) => name}
        isUrgent={({ state }) => state === 'bad'}
        empty="Nothing runs."
        {...STANDS}
        columns={[
          { name: 'Part', text: ({ name }) => name },
          {
            name: 'State',
            text: ({ state }) => STATE_WORDS[state],
            cell: ({ state }) => (
              <span className={styles['state']} data-state={state}>
                {STATE_WORDS[state]}
              </span>
            ),
          },
          { name: 'What it says', text: ({ says }) => says },
          ...actColumn<Machine>(may('try-again') && today.regulator !== null, ({ name }) =>
            name === REGULATOR ? [TELL_NOW] : [],
          ),
        ]}
      />
    </div>
  );
}
