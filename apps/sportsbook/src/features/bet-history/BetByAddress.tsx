import { useGetBetsQuery, type Profile } from '@kipenga/api';
import { FailedState, Shimmer } from '@kipenga/ui';
import { Navigate } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { BetDetail } from './BetDetail.tsx';

/** The bet named in the address, as notices link it. An id that is not the customer's leads to My Bets (R2-53). */
export function BetByAddress({ profileId, betId }: Pick<Profile, 'profileId'> & { readonly betId: string }) {
  const t = useWords();
  const { currentData, error, isFetching, refetch } = useGetBetsQuery({ profileId, from: null });
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.bets.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="bet" />;
  const bet = currentData.find(({ id }) => id === betId);
  return bet === undefined ? <Navigate to="/bets" replace /> : <BetDetail bet={bet} />;
}
