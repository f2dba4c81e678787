import { failureOf, useGetBetProofQuery, useGetBooksSealQuery } from '@kipenga/api';
import {
  formatHundredths,
  formatKes,
  type Bet,
  type BetProof as Proof,
  type BooksSeal,
  type Leg,
} from '@kipenga/betting-core';
import { AccordionItem, FailedState, Shimmer, useDates } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';
import { Hash } from './Hash.tsx';
import styles from './jackpot.module.css';
import { SealCheck } from './SealCheck.tsx';
import { stepsOf } from './steps-of.tsx';

/** A minute of the books is sealed a few seconds after its end. */
const ASK_AGAIN_MS = 15_000;

interface BetProofProps {
  readonly bet: Bet;
  readonly legs: readonly Leg[];
}

/**
 * The proof that the bet is in the books as it was placed. It loads when opened, and is checked on this device
 * against public roots.
 */
export function BetProof({ bet, legs }: BetProofProps) {
  const t = useWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <AccordionItem title={t('sportsbook.proof.title')} onToggle={(isOpen) => isOpen && setAsked(true)}>
      {isAsked && (
        <div className={styles['seal']}>
          <p>{t('sportsbook.proof.what')}</p>
          <ProofOfBet bet={bet} legs={legs} />
        </div>
      )}
    </AccordionItem>
  );
}

function ProofOfBet({ bet, legs }: BetProofProps) {
  const t = useWords();
  const [isKnown, setKnown] = useState(false);
  const { currentData, error, isFetching, refetch } = useGetBetProofQuery(
    { betId: bet.id },
    { pollingInterval: isKnown ? 0 : ASK_AGAIN_MS },
  );
  if (!isKnown && currentData !== undefined) setKnown(true);
  const at = currentData && { day: currentData.day, minute: currentData.minute };
  const seal = useGetBooksSealQuery(at ?? skipToken);
  const failure = failureOf(error);
  if (failure?.kind === 'http' && failure.status === 404) return <p>{t('sportsbook.proof.pending')}</p>;
  if (failure !== null || seal.error !== undefined) {
    const retry = () => void (failure === null ? seal : { refetch }).refetch();
    return (
      <FailedState
        text={t('sportsbook.seal.failed')}
        onRetry={retry}
        isRetrying={isFetching || seal.isFetching}
      />
    );
  }
  if (currentData === undefined || seal.currentData === undefined) return <Shimmer kind="line" count={3} />;
  return <InBooks proof={currentData} seal={seal.currentData} bet={bet} legs={legs} />;
}

const SAYS = {
  day: 'sportsbook.proof.holdsDay',
  minute: 'sportsbook.proof.holdsMinute',
  broken: 'sportsbook.proof.broken',
} as const;

interface InBooksProps extends BetProofProps {
  readonly proof: Proof;
  readonly seal: BooksSeal;
}

function InBooks({ proof, seal, bet, legs }: InBooksProps) {
  const t = useWords();
  const date = useDates();
  const check = async () => {
    const { booksOfBet } = await import('./check-seal.ts');
    return booksOfBet(proof, seal, { bet, legs }) ?? 'broken';
  };
  const written = [
    formatKes(bet.stake),
    formatHundredths(bet.totalOdds),
    t('sportsbook.proof.picks', { count: legs.length }),
  ].join(' · ');
  return (
    <>
      <SealCheck label="sportsbook.proof.check" check={check} says={SAYS} />
      <Facts
        title={t('sportsbook.proof.books')}
        of={[
          [t('sportsbook.proof.written'), written],
          [t('sportsbook.proof.minute'), t('sportsbook.proof.among', { count: seal.events })],
          [
            t('sportsbook.proof.day'),
            seal.sealedAt === null
              ? t('sportsbook.proof.dayOpen')
              : t('sportsbook.proof.dayClosed', {
                  count: seal.dayEvents ?? 0,
                  at: date(seal.sealedAt, 'moment'),
                }),
          ],
        ]}
        note={t('sportsbook.proof.public')}
      />
      <AccordionItem title={t('sportsbook.proof.numbers')} level={3}>
        <Facts
          title={t('sportsbook.proof.steps')}
          of={[
            [t('sportsbook.proof.record'), <Hash key="record" of={proof.betString} />],
            [t('sportsbook.proof.event'), <Hash key="event" of={proof.reference} />],
            [t('sportsbook.seal.salt'), <Hash key="salt" of={proof.salt} />],
            [t('sportsbook.seal.leaf'), <Hash key="leaf" of={proof.leaf} />],
            ...stepsOf(proof.path, t),
            [t('sportsbook.proof.minuteRoot'), <Hash key="root" of={seal.root} />],
          ]}
        />
        {seal.dayRoot !== null && (
          <Facts
            title={t('sportsbook.proof.onToDay')}
            of={[
              ...stepsOf(proof.dayPath ?? [], t),
              [t('sportsbook.proof.dayRoot'), <Hash key="day" of={seal.dayRoot} />],
            ]}
          />
        )}
        <p>{t('sportsbook.proof.how')}</p>
      </AccordionItem>
    </>
  );
}
