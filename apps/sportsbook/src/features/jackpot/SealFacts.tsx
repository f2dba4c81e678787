import { failureOf } from '@kipenga/api';
import type { Jackpot } from '@kipenga/betting-core';
import { FailedState, useDates, wholeKes } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';
import { Hash } from './Hash.tsx';
import { isSealedInTime } from './is-sealed-in-time.ts';
import styles from './jackpot.module.css';
import { useSealOf } from './use-seal-of.ts';

/** A closed jackpot’s seal: one number over every ticket that was in, and when the house published it (D82). */
export function SealFacts({ jackpot }: { readonly jackpot: Jackpot }) {
  const t = useWords();
  const date = useDates();
  const { currentData: seal, error, isFetching, refetch } = useSealOf(jackpot.id);
  const failure = failureOf(error);
  if (seal === undefined && failure?.kind === 'http' && failure.status === 404)
    return <p className={styles['note']}>{t('sportsbook.jackpots.seal.pending')}</p>;
  if (seal === undefined)
    return error === undefined ? null : (
      <FailedState
        text={t('sportsbook.jackpots.seal.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  const { tickets, lines, root } = seal;
  return (
    <Facts
      title={t('sportsbook.jackpots.seal')}
      of={[
        [t('sportsbook.jackpots.seal.at'), date(seal.sealedAt, 'moment')],
        [t('sportsbook.jackpots.fund.tickets'), t('sportsbook.jackpots.ticketsAndLines', { tickets, lines })],
        [t('sportsbook.jackpots.fund.total'), wholeKes(seal.fund)],
        ...(root === null
          ? []
          : [[t('sportsbook.jackpots.seal.root'), <Hash key="root" of={root} />] as const]),
      ]}
      note={t(`sportsbook.jackpots.seal.${isSealedInTime(seal, jackpot) ? 'text' : 'late'}`)}
    />
  );
}
