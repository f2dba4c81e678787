import {
  failureOf,
  useGetBetsOfCustomerInfiniteQuery,
  useGetCustomerQuery,
  useGetGamesOfCustomerInfiniteQuery,
  useGetLedgerOfCustomerInfiniteQuery,
  useGetLoginsOfCustomerQuery,
  useGetPaymentsOfCustomerInfiniteQuery,
  type DeskBet,
  type DeskCustomer,
  type DeskGamePlayed,
  type DeskLedgerLine,
  type DeskLogin,
  type DeskPayment,
} from '@kipenga/api/desk';
import { cents } from '@kipenga/betting-core';
import { phoneWords, stakeLimitWords, wordsAlone, wordsOf } from '@kipenga/desk-rules';
import { Button, FailedState, Shimmer } from '@kipenga/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Drawer } from '../parts/ActProvider.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { failureWords } from '../parts/failure-words.ts';
import { Figure } from '../parts/Figure.tsx';
import { counted, sum } from '../parts/figures.ts';
import { useMoment } from '../parts/use-moment.ts';
import { WaitingActs } from '../parts/WaitingActs.tsx';
import { ActButton } from './ActButton.tsx';
import { actsOf } from './customer-acts.ts';
import { PageHead } from './PageHead.tsx';
import { Picks } from './Picks.tsx';
import { paymentColumns } from './payment-columns.tsx';
import { rowsIn, rowsOf } from './rows-of.ts';
import { Tag } from './Tag.tsx';
import { WhatWasDone } from './WhatWasDone.tsx';
import styles from './screens.module.css';

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** One customer: wallet, what keeps them from playing, bets, payments, and what operators did. */
export function Customer() {
  const { profileId = '' } = useParams();
  const { currentData, error, isFetching, refetch } = useGetCustomerQuery({ profileId });
  const failure = failureOf(error);
  if (currentData) return <OneCustomer customer={currentData} />;
  if (failure === null) return <Shimmer kind="match" count={6} />;
  return <FailedState text={failureWords(failure)} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

function OneCustomer({ customer }: { readonly customer: DeskCustomer }) {
  const { profileId, phone, status, verifiedAt, language, wallet, limits, breaks, closing, block } = customer;
  const moment = useMoment();
  const since = verifiedAt === null ? 'never verified' : `verified ${moment(verifiedAt)}`;
  return (
    <>
      <PageHead
        title={phoneWords(phone)}
        note={
          <>
            id {profileId}, {since}, reads {LANGUAGES.of(language)}{' '}
            <Tag kind={status === 'active' ? 'good' : 'wait'}>{wordsAlone('customer', status)}</Tag>
          </>
        }
      >
        {actsOf(customer).map((wanted) => (
          <ActButton
            key={wanted.act}
            wanted={wanted}
            look={wanted.act === 'close-account' ? 'danger' : 'secondary'}
          />
        ))}
      </PageHead>
      <WaitingActs those={({ args }) => args['profile_id'] === profileId} />
      <dl className={styles['sums']} data-short>
        <Figure name="Cash" unit="KES" value={sum(wallet.cash)} />
        <Figure name="Bonus" unit="KES" value={sum(wallet.bonus)} />
        <Figure name="Held payouts" unit="KES" value={sum(wallet.payoutHold)} />
        <Figure name="On its way out" unit="KES" value={sum(wallet.withdrawalHold)} />
        <Figure name="Refund" unit="KES" value={sum(wallet.refund)} />
        <Figure name="Owes" unit="KES" value={sum(wallet.owes)} />
      </dl>
      {(closing !== null ||
        block !== null ||
        customer.class !== null ||
        breaks.length > 0 ||
        limits.length > 0) && (
        <section className={styles['closed']} aria-label="What holds for this customer">
          {closing && (
            <p>
              <b>Closed:</b> {wordsOf('reason', closing.reason)}
              {closing.isHeld && '; the balance is held for two persons’ decision'}
            </p>
          )}
          {block && (
            <p>
              <b>Blocked</b> since {moment(block.since)}: {wordsOf('reason', block.reason)}
              {block.holdsMoney ? '; its money is held back' : '; withdrawals go on'}
            </p>
          )}
          {customer.class && (
            <p>
              <b>Class {customer.class.class}</b> since {moment(customer.class.since)}:{' '}
              {wordsOf('reason', customer.class.reason)}
              {limitWords(customer.class)}
            </p>
          )}
          {breaks.map(({ kind, until }) => (
            <p key={kind}>
              <b>{wordsAlone('name', kind)}</b> {until === null ? 'for good' : `until ${moment(until)}`}
            </p>
          ))}
          {limits.map(({ what, amount }) => (
            <p key={what}>
              Own limit, {wordsOf('limit', what)}: KES {sum(amount)}
            </p>
          ))}
        </section>
      )}
      <BetsAndPayments profileId={profileId} />
      <BooksGamesAndLogins profileId={profileId} />
      <WhatWasDone
        name="Notes"
        rows={customer.acts.filter(({ act }) => isNote(act))}
        empty="No operator has written a note."
        byOf={({ by }) => by}
        more={[{ name: 'Note', text: ({ why }) => why, isLong: true }]}
      />
      <WhatWasDone
        name="What operators did"
        rows={customer.acts.filter(({ act }) => !isNote(act))}
        empty="No operator has touched this account."
        byOf={({ by }) => by}
        more={[
          { name: 'What', text: (row) => whatOf(row), isLong: true },
          { name: 'Why', text: ({ why }) => (why === '' ? '–' : why), isLong: true },
        ]}
      />
    </>
  );
}

/** The limits of a class; a former version says that of all sports alone. */
const limitWords = ({ percent, limits }: NonNullable<DeskCustomer['class']>): string => {
  const known = limits ?? (percent === null ? [] : [{ sport: null, percent }]);
  return known.length === 0 ? '' : `; ${stakeLimitWords(known)}`;
};

/** An act's own words, and the money of this customer that was settled after it. */
const whatOf = ({ says = '', moved = null }: DeskCustomer['acts'][number]): string => {
  if (moved === null) return says === '' ? '–' : says;
  const money = `KES ${sum(cents(Math.abs(moved)))}`;
  return `${says}. Of this customer: ${moved < 0 ? `${money} taken back` : `${money} paid`}.`;
};

const isNote = (act: string): boolean => act === 'note-customer' || act === 'note-case';

function BetsAndPayments({ profileId }: { readonly profileId: string }) {
  const [opened, setOpened] = useState<DeskBet | null>(null);
  const bets = useGetBetsOfCustomerInfiniteQuery({ profileId });
  const payments = useGetPaymentsOfCustomerInfiniteQuery({ profileId });
  const moment = useMoment();
  return (
    <>
      <DeskTable<DeskBet>
        name="Bets"
        {...rowsOf(bets)}
        keyOf={({ betId, product }) => `${product} ${betId}`}
        empty="No bet yet."
        columns={[
          { name: 'Bet', text: ({ reference }) => reference },
          { name: 'Placed', text: ({ placedAt }) => moment(placedAt) },
          {
            name: 'What',
            text: ({ product, picks, isFree }) =>
              `${wordsAlone('product', product)}, ${counted(picks, product === 'ticket' ? 'line' : 'pick')}${isFree ? ', free' : ''}`,
          },
          { name: 'Stake, KES', text: ({ stake }) => sum(stake), isNumber: true },
          { name: 'May win, KES', text: ({ possibleWin }) => sum(possibleWin), isNumber: true },
          { name: 'Paid, KES', text: ({ paid }) => sum(paid), isNumber: true },
          { name: 'State', text: ({ status }) => wordsAlone('bet', status) },
          {
            name: 'Look',
            text: () => '',
            cell: (bet) => (
              <Button
                look="quiet"
                size="small"
                aria-label={`Picks: ${bet.reference}`}
                onClick={() => setOpened(bet)}
              >
                Picks
              </Button>
            ),
          },
        ]}
      />
      <DeskTable<DeskPayment>
        name="Payments"
        {...rowsOf(payments)}
        keyOf={({ paymentId }) => paymentId}
        empty="Nothing was paid in or out."
        columns={paymentColumns(moment)}
      />
      <Drawer
        title={opened ? `${wordsAlone('product', opened.product)} ${opened.reference}` : ''}
        isOpen={opened !== null}
        onClose={() => setOpened(null)}
      >
        {opened && <Picks profileId={profileId} betId={opened.betId} />}
      </Drawer>
    </>
  );
}

function BooksGamesAndLogins({ profileId }: { readonly profileId: string }) {
  const ledger = useGetLedgerOfCustomerInfiniteQuery({ profileId });
  const games = useGetGamesOfCustomerInfiniteQuery({ profileId });
  const logins = useGetLoginsOfCustomerQuery({ profileId });
  const moment = useMoment();
  return (
    <>
      <DeskTable<DeskLedgerLine>
        name="Books"
        {...rowsOf(ledger)}
        keyOf={({ reference }) => reference}
        empty="No money has moved."
        columns={[
          { name: 'At', text: ({ at }) => moment(at) },
          { name: 'What', text: ({ kind }) => wordsAlone('name', kind) },
          { name: 'Cash, KES', text: ({ cash }) => sum(cash), isNumber: true },
          { name: 'Bonus and refund, KES', text: ({ bonus }) => sum(bonus), isNumber: true },
          { name: 'Held, KES', text: ({ held }) => sum(held), isNumber: true },
          { name: 'On its way out, KES', text: ({ onItsWay }) => sum(onItsWay), isNumber: true },
          { name: 'Reference', text: ({ reference }) => reference, isLong: true },
        ]}
      />
      <DeskTable<DeskGamePlayed>
        name="Games"
        {...rowsOf(games)}
        keyOf={({ sessionId }) => sessionId}
        empty="No game was opened."
        columns={[
          { name: 'Game', text: ({ name, isDemo }) => (isDemo ? `${name}, for fun` : name) },
          { name: 'Opened', text: ({ openedAt }) => moment(openedAt) },
          { name: 'Rounds', text: ({ rounds }) => String(rounds), isNumber: true },
          { name: 'Not ended', text: ({ open }) => String(open), isNumber: true },
          { name: 'Staked, KES', text: ({ staked }) => sum(staked), isNumber: true },
          { name: 'Won, KES', text: ({ won }) => sum(won), isNumber: true },
        ]}
      />
      <DeskTable<DeskLogin>
        name="Devices"
        {...rowsIn(logins, logins.currentData?.rows)}
        keyOf={({ login }) => login}
        empty="No device is logged in."
        columns={[
          { name: 'Login', text: ({ login }) => login },
          { name: 'Logged in until', text: ({ until }) => moment(until) },
          {
            name: 'Told by push',
            text: ({ push, pushSince }) =>
              push === null ? 'Nothing' : `${push}, since ${moment(pushSince)}`,
          },
        ]}
      />
    </>
  );
}
