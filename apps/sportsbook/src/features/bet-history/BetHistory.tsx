import { useGetBetsQuery } from '@kipenga/api';
import { BET_PERIODS, daysOf, type BetPeriod, type ProfileId } from '@kipenga/betting-core';
import { BetCard, ButtonLink, EmptyState, FailedState, Shimmer, Tabs } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import styles from './bet-history.module.css';

const PANEL = 'bets';

/** My Bets by period; another period is loaded anew (R2-52, R4-11). The period is in the URL. */
export function BetHistory({ profileId }: { readonly profileId: ProfileId }) {
  const t = useWords();
  const [search, setSearch] = useSearchParams();
  const period = BET_PERIODS.find((one) => one === search.get('period')) ?? 'today';
  const choose = (chosen: BetPeriod) =>
    setSearch(chosen === 'today' ? {} : { period: chosen }, { replace: true });
  return (
    <>
      <Tabs
        label={t('sportsbook.bets.tabs')}
        tabs={BET_PERIODS.map((id) => ({ id, label: t(`sportsbook.bets.${id}`) }))}
        currentId={period}
        onSelect={choose}
        panelId={PANEL}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`sportsbook.bets.${period}`)} className={styles['list']}>
        <BetsOf key={period} profileId={profileId} period={period} />
      </div>
    </>
  );
}

function BetsOf({ profileId, period }: { readonly profileId: ProfileId; readonly period: BetPeriod }) {
  const t = useWords();
  const choice = { profileId, from: daysOf(period) };
  const { currentData, error, isFetching, refetch } = useGetBetsQuery(choice, {
    refetchOnMountOrArgChange: true,
  });
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.bets.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="bet" />;
  if (currentData.length > 0)
    return currentData.map((bet) => <BetCard key={bet.id} bet={bet} href="/betdetail" />);
  return (
    <EmptyState
      title={t('sportsbook.bets.empty')}
      action={
        <ButtonLink href="/sports" look="secondary" size="small">
          {t('sportsbook.bets.browse')}
        </ButtonLink>
      }
    />
  );
}
