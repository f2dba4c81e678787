import { useGetBetsQuery } from '@kipenga/api';
import { BET_PERIODS, daysOf, type Bet, type BetPeriod, type ProfileId } from '@kipenga/betting-core';
import { BetCard, ButtonLink, EmptyState, FailedState, RadioCards, Shimmer, Tabs } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import styles from './bet-history.module.css';
import { useCashOut, useFloorWatch } from './use-cash-out.tsx';

const PANEL = 'bets';
const SHOWN = ['all', 'open', 'settled'] as const;
type Shown = (typeof SHOWN)[number];

/** My Bets by period; each period is loaded anew (R2-52, R4-11). The period and the filter are in the URL. */
export function BetHistory({ profileId }: { readonly profileId: ProfileId }) {
  const t = useWords();
  const [search, setSearch] = useSearchParams();
  const { wayFor, sheet } = useCashOut();
  const period = BET_PERIODS.find((one) => one === search.get('period')) ?? 'today';
  const shown = SHOWN.find((one) => one === search.get('show')) ?? 'all';
  const choose = (chosen: { readonly period: BetPeriod; readonly shown: Shown }) =>
    setSearch(
      {
        ...(chosen.period !== 'today' && { period: chosen.period }),
        ...(chosen.shown !== 'all' && { show: chosen.shown }),
      },
      { replace: true },
    );
  return (
    <>
      <Tabs
        label={t('sportsbook.bets.tabs')}
        tabs={BET_PERIODS.map((id) => ({ id, label: t(`sportsbook.bets.${id}`) }))}
        currentId={period}
        onSelect={(id) => choose({ period: id, shown })}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`sportsbook.bets.${period}`)} className={styles['list']}>
        <RadioCards
          legend={<span className="visually-hidden">{t('sportsbook.bets.show')}</span>}
          choices={SHOWN.map((value) => ({ value, label: t(`sportsbook.bets.show.${value}`) }))}
          value={shown}
          onChange={(value) => choose({ period, shown: value })}
        />
        <BetsOf key={period} {...{ profileId, period, shown, wayFor }} />
      </div>
      {sheet}
    </>
  );
}

interface BetsOfProps {
  readonly profileId: ProfileId;
  readonly period: BetPeriod;
  readonly shown: Shown;
  /** The actions for a bet in its row. */
  readonly wayFor: (bet: Bet) => ReactNode;
}

const FRESH = { refetchOnMountOrArgChange: true } as const;
const isOpen = ({ status }: Bet): boolean => status === 'open';

/**
 * Open bets come first, whenever they were placed: a running bet must not disappear at midnight. Settled bets are
 * those of the period.
 */
function useBets({ profileId, period, shown }: Omit<BetsOfProps, 'wayFor'>) {
  const open = useGetBetsQuery(
    shown === 'settled' ? skipToken : { profileId, from: null, status: 'open' },
    FRESH,
  );
  const inPeriod = useGetBetsQuery(shown === 'open' ? skipToken : { profileId, from: daysOf(period) }, FRESH);
  useFloorWatch(profileId, open.currentData);
  const asked = [...(shown === 'settled' ? [] : [open]), ...(shown === 'open' ? [] : [inPeriod])];
  const failed = asked.filter(({ error, currentData }) => error !== undefined && currentData === undefined);
  return {
    hasFailed: failed.length > 0,
    isRetrying: failed.some(({ isFetching }) => isFetching),
    retry: () => failed.forEach(({ refetch }) => void refetch()),
    bets: asked.some(({ currentData }) => currentData === undefined)
      ? undefined
      : [
          ...(shown === 'settled' ? [] : (open.currentData ?? []).filter(isOpen)),
          ...(shown === 'open' ? [] : (inPeriod.currentData ?? []).filter((bet) => !isOpen(bet))),
        ],
  };
}

const EMPTY = {
  all: 'sportsbook.bets.empty',
  open: 'sportsbook.bets.empty.open',
  settled: 'sportsbook.bets.empty.settled',
} as const;

function BetsOf(props: BetsOfProps) {
  const t = useWords();
  const { hasFailed, isRetrying, retry, bets } = useBets(props);
  if (hasFailed)
    return <FailedState text={t('sportsbook.bets.failed')} onRetry={retry} isRetrying={isRetrying} />;
  if (bets === undefined) return <Shimmer kind="bet" />;
  if (bets.length > 0)
    return bets.map((bet) => <BetCard key={bet.id} bet={bet} href="/betdetail" action={props.wayFor(bet)} />);
  return (
    <EmptyState
      title={t(EMPTY[props.shown])}
      action={
        <ButtonLink href="/sports" look="secondary" size="small">
          {t('sportsbook.bets.browse')}
        </ButtonLink>
      }
    />
  );
}
