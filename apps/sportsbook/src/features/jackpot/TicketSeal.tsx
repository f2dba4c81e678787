import { failureOf, useGetJackpotQuery, useGetTicketProofQuery } from '@kipenga/api';
import {
  printPickKey,
  type Bet,
  type Jackpot,
  type JackpotSeal,
  type JackpotTicket,
  type Leg,
  type TicketProof,
} from '@kipenga/betting-core';
import { FailedState, Shimmer, useDates } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useId } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';
import { Hash } from './Hash.tsx';
import { isSealedInTime } from './is-sealed-in-time.ts';
import styles from './jackpot.module.css';
import { SealCheck } from './SealCheck.tsx';
import { stepsOf } from './steps-of.tsx';
import { ticketOfLegs } from './ticket-of-legs.ts';
import { useSealOf } from './use-seal-of.ts';

interface TicketSealProps {
  readonly bet: Bet;
  readonly legs: readonly Leg[];
}

/**
 * The proof that the ticket was in when picks closed, checked on this device (D82); before that, a note that it will
 * be sealed.
 */
export function TicketSeal({ bet, legs }: TicketSealProps) {
  const t = useWords();
  const id = useId();
  return (
    <section className={styles['seal']} aria-labelledby={id}>
      <h2 id={id}>{t('sportsbook.seal.title')}</h2>
      <SealOfTicket bet={bet} legs={legs} />
    </section>
  );
}

function SealOfTicket({ bet: { reference, jackpotId }, legs }: TicketSealProps) {
  const t = useWords();
  const { data, error, isFetching, refetch } = useGetJackpotQuery(
    jackpotId === null ? skipToken : { jackpotId },
  );
  const ticket = data && ticketOfLegs(legs, data);
  if (ticket) return <Proof reference={reference} jackpot={data} ticket={ticket} />;
  if (jackpotId === null || data !== undefined || isNotThere(error))
    return <p>{t('sportsbook.seal.gone')}</p>;
  if (error === undefined) return <Shimmer kind="line" />;
  return (
    <FailedState text={t('sportsbook.seal.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  );
}

interface ProofProps {
  readonly reference: string;
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
}

function Proof({ reference, jackpot, ticket }: ProofProps) {
  const t = useWords();
  const seal = useSealOf(jackpot.phase === 'open' ? null : jackpot.id);
  const proof = useGetTicketProofQuery(seal.data === undefined ? skipToken : { reference });
  const errors = [proof.error, seal.error];
  if (jackpot.phase === 'open' || errors.some(isNotThere)) return <p>{t('sportsbook.seal.pending')}</p>;
  if (errors.some((error) => error !== undefined)) {
    const retry = () => [proof, seal].forEach(({ error, refetch }) => error !== undefined && void refetch());
    const isRetrying = proof.isFetching || seal.isFetching;
    return <FailedState text={t('sportsbook.seal.failed')} onRetry={retry} isRetrying={isRetrying} />;
  }
  if (proof.data === undefined || seal.data === undefined) return <Shimmer kind="line" count={3} />;
  const own = { reference, betString: betStringOf(ticket) };
  return <Sealed jackpot={jackpot} proof={proof.data} seal={seal.data} own={own} />;
}

/** The house has none: the jackpot is not closed yet, or its id is unknown. */
function isNotThere(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'http' && failure.status === 404;
}

/** The picks as placed (D65). */
const betStringOf = ({ picks }: JackpotTicket): string =>
  picks.map(({ matchId, pick }) => `${matchId}_${printPickKey(pick)}`).join('#');

interface SealedProps {
  readonly jackpot: Jackpot;
  readonly proof: TicketProof;
  readonly seal: JackpotSeal;
  readonly own: Pick<TicketProof, 'reference' | 'betString'>;
}

const SAYS = {
  holds: 'sportsbook.seal.holds',
  holdsLate: 'sportsbook.seal.holdsLate',
  broken: 'sportsbook.seal.broken',
} as const;

function Sealed({ jackpot, proof, seal, own }: SealedProps) {
  const t = useWords();
  const date = useDates();
  const steps = stepsOf(proof.path, t);
  const check = async () => {
    const { isUnderSeal } = await import('./check-seal.ts');
    const holds = isSealedInTime(seal, jackpot) ? 'holds' : 'holdsLate';
    return isUnderSeal(proof, seal.root ?? '', own) ? holds : 'broken';
  };
  return (
    <>
      <SealCheck label="sportsbook.seal.check" check={check} says={SAYS} />
      <Facts
        title={t('sportsbook.jackpots.seal')}
        of={[
          [t('sportsbook.jackpots.seal.at'), date(seal.sealedAt, 'moment')],
          [t('sportsbook.seal.picks'), <Hash key="picks" of={proof.betString} />],
          [t('sportsbook.seal.salt'), <Hash key="salt" of={proof.salt} />],
          [t('sportsbook.seal.leaf'), <Hash key="leaf" of={proof.leaf} />],
          ...steps,
          [t('sportsbook.jackpots.seal.root'), <Hash key="root" of={seal.root ?? '–'} />],
        ]}
        note={t('sportsbook.seal.how')}
      />
    </>
  );
}
