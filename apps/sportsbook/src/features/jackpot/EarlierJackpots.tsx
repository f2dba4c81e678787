import { useGetEarlierJackpotsQuery } from '@kipenga/api';
import type { JackpotId, OfferedJackpot } from '@kipenga/betting-core';
import { Accordion, AccordionItem, FailedState, Shimmer } from '@kipenga/ui';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { JackpotOffer } from './JackpotOffer.tsx';
import styles from './jackpot.module.css';
import { firstEnded, openFirst } from './open-first.ts';
import { wordsOfFailure } from './words-of-failure.ts';

/** Jackpots that ended before those of a list, a page at a time. Renders nothing if none of the list has ended. */
export function EarlierJackpots({ offers }: { readonly offers: readonly OfferedJackpot[] }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const before = firstEnded(offers);
  if (before === null) return null;
  return (
    <Accordion>
      <AccordionItem title={t('sportsbook.jackpots.earlier')} onToggle={setOpen}>
        {isOpen && <PageBefore jackpotId={before.id} />}
      </AccordionItem>
    </Accordion>
  );
}

function PageBefore({ jackpotId }: { readonly jackpotId: JackpotId }) {
  const t = useWords();
  const { data, error, isFetching, refetch } = useGetEarlierJackpotsQuery({ jackpotId });
  if (data === undefined && error === undefined) return <Shimmer kind="bet" />;
  if (data === undefined)
    return (
      <FailedState
        text={wordsOfFailure(error) ?? t('sportsbook.jackpots.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (data.length === 0) return <p className={styles['note']}>{t('sportsbook.jackpots.earlier.none')}</p>;
  return (
    <>
      {openFirst(data).map((offer) => (
        <JackpotOffer key={offer.id} offer={offer} isFirst={false} />
      ))}
      <EarlierJackpots offers={data} />
    </>
  );
}
