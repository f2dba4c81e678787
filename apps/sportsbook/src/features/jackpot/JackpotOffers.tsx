import { useGetOfferedJackpotsQuery } from '@kipenga/api';
import { ButtonLink, EmptyState, FailedState, Shimmer } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { EarlierJackpots } from './EarlierJackpots.tsx';
import { JackpotOffer } from './JackpotOffer.tsx';
import { openFirst } from './open-first.ts';
import { useOfferPolling } from './use-offer-polling.ts';
import { wordsOfFailure } from './words-of-failure.ts';

/** Every jackpot on offer as a panel, several may be open at once, playable ones first (R2-42, R4-08, R8-07). */
export function JackpotOffers() {
  const t = useWords();
  const { data, error, isFetching, refetch } = useGetOfferedJackpotsQuery(undefined, useOfferPolling());
  if (data === undefined && error !== undefined)
    return (
      <FailedState
        text={wordsOfFailure(error) ?? t('sportsbook.jackpots.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (data === undefined) return <Shimmer kind="bet" />;
  const offers = openFirst(data);
  if (offers.length > 0)
    return (
      <>
        {offers.map((offer, at) => (
          <JackpotOffer key={offer.id} offer={offer} isFirst={at === 0} />
        ))}
        <EarlierJackpots offers={offers} />
      </>
    );
  return (
    <EmptyState
      title={t('sportsbook.jackpots.empty')}
      action={<ButtonLink href="/sports">{t('sportsbook.bets.browse')}</ButtonLink>}
    />
  );
}
