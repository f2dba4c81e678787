import { useGetBetDetailQuery, useGetBetsQuery } from '@kipenga/api';
import {
  formatHundredths,
  formatKes,
  outcomeKey as toKey,
  type Bet,
  type Leg,
  type LegPart,
} from '@kipenga/betting-core';
import { lazyPart, selectProfile } from '@kipenga/shell';
import {
  FailedState,
  LegCard,
  Moment,
  picksOfSystem,
  Shimmer,
  stakeOn,
  StatusTag,
  useSystemName,
} from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords, type SportsbookWordId } from '../../words/use-words.ts';
import styles from './bet-history.module.css';
import { Rebet } from './Rebet.tsx';
import { useCashOut, useFloorWatch } from './use-cash-out.tsx';
import { WaitOfBet } from './WaitOfBet.tsx';

const TYPE_WORDS: Readonly<Record<string, SportsbookWordId>> = {
  prematch: 'sportsbook.type.prematch',
  live: 'sportsbook.type.live',
  jackpot: 'sportsbook.type.jackpot',
};

/** Only tickets load the boards and the seal. */
const TicketDetail = lazyPart(() => import('../../jackpot-rooms.ts').then((file) => file.TicketDetail));

/** The proof that the bet is in the books loads last. */
const BetProof = lazyPart(() => import('../../bet-proof.ts').then((file) => file.BetProof));

/** The lines of a system load with the first system. */
const SystemDetail = lazyPart(() => import('./SystemDetail.tsx').then((file) => file.SystemDetail));

/** True for a bet that waits, or fell while it waited: it was never placed (D103). */
const isUnplaced = ({ badge }: Bet): boolean => badge === 'waiting' || badge === 'fell';

/** True for a jackpot ticket, whose payout depends on the fund: it has no odds and no known payout. */
const isTicket = ({ type }: Bet): boolean => type === 'jackpot';

type Words = ReturnType<typeof useWords>;
type Fact = readonly [term: string, value: ReactNode];

/** One bet: its figures, and a card for every selection (R2-53). */
export function BetDetail({ bet: brought }: { readonly bet: Bet }) {
  const t = useWords();
  const bet = useBetOfNow(brought);
  const { wayFor, sheet } = useCashOut();
  const typeWord = TYPE_WORDS[bet.type];
  const nameOf = useSystemName();
  const { system } = bet;
  const unlessTicket = (...fact: Fact): readonly Fact[] => (isTicket(bet) ? [] : [fact]);
  const facts: readonly Fact[] = [
    [t('sportsbook.detail.id'), bet.reference],
    [t('sportsbook.detail.created'), <Moment key="created" at={bet.createdAt} />],
    [t('sportsbook.detail.type'), typeWord === undefined ? bet.type : t(typeWord)],
    ...(system === undefined
      ? []
      : [
          [t('sportsbook.way.system'), nameOf(picksOfSystem(system), system)] as const,
          [t('sportsbook.system.linesFact'), system.lines] as const,
        ]),
    [t('sportsbook.detail.status'), <StatusTag key="status" status={bet.status} badge={bet.badge} />],
    ...cashOutFacts(bet, t),
    ...(bet.badge === 'cashed-out' || bet.badge === 'fell' ? [] : unlessTicket(...payoutFact(bet, t))),
    [t('sportsbook.detail.stake'), formatKes(bet.stake)],
    ...taxesOf(bet, t),
    ...unlessTicket(t(oddsWord(bet)), formatHundredths(bet.totalOdds)),
  ];
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(([term, value], at) => (
          <div key={`${term} ${at}`}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {isUnplaced(bet) && (
        <div className={styles['wait']}>
          <WaitOfBet key={bet.id} bet={bet} />
        </div>
      )}
      {wayFor(bet)}
      <Legs bet={bet} />
      {sheet}
    </>
  );
}

/**
 * The bet as it is now. Navigation state is as old as the page it came from: a bet open then is looked for again,
 * among the open bets, and among all if it is over.
 */
function useBetOfNow(bet: Bet): Bet {
  const profileId = useSelector(selectProfile)?.profileId;
  const isAsked = profileId !== undefined && bet.status === 'open' && !isTicket(bet);
  const open = useGetBetsQuery(isAsked ? { profileId, from: null, status: 'open' } : skipToken).currentData;
  useFloorWatch(profileId, open);
  const isOver = open?.every(({ id }) => id !== bet.id) === true;
  const all = useGetBetsQuery(isAsked && isOver ? { profileId, from: null } : skipToken).currentData;
  return (isOver ? all : open)?.find(({ id }) => id === bet.id) ?? bet;
}

/**
 * The possible payout of an open bet, the payout of a won one, the missed payout of a lost one, or the returned stake
 * of a void one.
 */
function payoutFact(bet: Bet, t: Words): Fact {
  const { badge, status, system, netPayout } = bet;
  if (badge === 'void') return [t('sportsbook.detail.stakeReturned'), formatKes(stakeOn(bet))];
  const open = system === undefined ? 'sportsbook.detail.possibleWin' : 'sportsbook.system.allRight';
  const word = { open, won: 'sportsbook.detail.won', lost: 'sportsbook.detail.possibleWas' } as const;
  return [t(word[status]), formatKes(netPayout)];
}

/** A finished system has two odds: those it was placed at are here, those it was paid at are with its working. */
function oddsWord({ system, status }: Bet): SportsbookWordId {
  if (system === undefined) return 'sportsbook.detail.odds';
  return status === 'open' ? 'sportsbook.system.meanOdds' : 'sportsbook.system.meanOddsPlaced';
}

/** The cashed-out parts, the remaining stake, and the offer at which the bet is cashed out automatically. */
function cashOutFacts(bet: Bet, t: Words): readonly Fact[] {
  const { status, cashOuts = [], cashOutFloor } = bet;
  return [
    ...cashOuts.map(({ at, paid, stake: part }, place): Fact => [
      t('sportsbook.cashOut.done'),
      <span key={place}>
        <Moment at={at} />{' '}
        {t('sportsbook.cashOut.partPaid', { paid: formatKes(paid), stake: formatKes(part) })}
      </span>,
    ]),
    ...(cashOuts.length > 0 && status === 'open'
      ? [[t('sportsbook.cashOut.stays'), formatKes(stakeOn(bet))] as const]
      : []),
    ...(cashOutFloor === undefined
      ? []
      : [[t('sportsbook.cashOut.floorFact'), formatKes(cashOutFloor)] as const]),
  ];
}

/** Taxes on stake and win, if known and above zero; none for a returned stake. */
function taxesOf({ badge, stakeTax, withholdingTax }: Bet, t: Words) {
  if (badge === 'void' || badge === 'fell') return [];
  const taxes = [
    [t('sportsbook.detail.stakeTax'), stakeTax],
    [t('sportsbook.detail.withholdingTax'), withholdingTax],
  ] as const;
  return taxes.flatMap(([term, tax]) => (tax ? [[term, formatKes(tax)] as const] : []));
}

function Legs({ bet }: { readonly bet: Bet }) {
  const t = useWords();
  const inWords = useLegInWords();
  const { currentData, error, isFetching, refetch } = useGetBetDetailQuery({ betId: bet.id });
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.detail.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="bet" />;
  const { system } = bet;
  if (isTicket(bet))
    return (
      <Suspense fallback={<Shimmer kind="bet" />}>
        <TicketDetail bet={bet} legs={currentData} />
      </Suspense>
    );
  return (
    <div className={styles['list']}>
      {system !== undefined && bet.badge !== 'void' && bet.badge !== 'fell' && (
        <Suspense fallback={<Shimmer kind="line" />}>
          <SystemDetail bet={bet} legs={currentData} system={system} />
        </Suspense>
      )}
      <Rebet legs={currentData} system={system} />
      {currentData.map((leg, at) => (
        <LegCard
          key={`${leg.gameId} ${at}`}
          leg={inWords(isUnplaced(bet) ? badged(leg, bet.badge) : leg)}
          place={system && at + 1}
          isBanker={system?.bankers.includes(at)}
        />
      ))}
      <Suspense fallback={null}>
        <BetProof bet={bet} legs={currentData} />
      </Suspense>
    </div>
  );
}

/** A pick of a bet that was not placed is neither active, won nor lost, whatever the match does. */
const badged = (leg: Leg, badge: Bet['badge']): Leg => ({
  ...leg,
  badge,
  ...(leg.parts && { parts: leg.parts.map((part) => ({ ...part, badge })) }),
});

/** A leg in words. Without market types in the answer it is shown as the feed sent it. */
function useLegInWords(): (leg: Leg) => Leg {
  const { pickName, marketName } = usePickNames();
  return (leg) => {
    const inWords = <One extends Leg | LegPart>(one: One): One => {
      const { marketTypeId, outcomeKey, winningOutcome } = one;
      if (marketTypeId === undefined || outcomeKey === undefined) return one;
      const pick = { ...leg, ...one, marketTypeId, outcomeKey };
      return {
        ...one,
        marketName: marketName(pick),
        pick: pickName({ ...pick, label: one.pick }),
        winningOutcome: winningOutcome && pickName({ ...pick, outcomeKey: toKey(winningOutcome) }),
      };
    };
    return leg.parts === undefined ? inWords(leg) : { ...leg, parts: leg.parts.map(inWords) };
  };
}
