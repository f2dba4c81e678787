import type { DeskJackpotOutlook } from '@kipenga/api/desk';
import { UiLink } from '@kipenga/ui';
import { DeskTable } from './DeskTable.tsx';
import { counted, sum } from './figures.ts';
import styles from './parts.module.css';

type Winner = DeskJackpotOutlook['winners'][number];

/** Outcomes of one ticket that changes, and of many; what becomes of the jackpot is in the words of the act. */
const TICKETS_DO = {
  running: ['opens again', 'open again'],
  cancelled: ['has its stake back', 'have their stakes back'],
  settled: ['comes out otherwise than it stands', 'come out otherwise than they stand'],
} as const;

const STANDS = { failure: null, isFetching: false, onRetry: () => undefined } as const;

/** Shows how many tickets of each jackpot an act changes, and the winners. */
export function JackpotsBoard({ jackpots }: { readonly jackpots: readonly DeskJackpotOutlook[] }) {
  const changed = jackpots.filter(({ tickets, winners }) => tickets > 0 || winners.length > 0);
  return changed.map(({ jackpotId, name, comesTo, tickets, winning, winners }) => {
    const title = `${name} ${jackpotId}`;
    return (
      <div key={jackpotId}>
        {tickets > 0 && (
          <p className={styles['says']}>
            <b>{title}</b>: {counted(tickets, 'ticket')} {TICKETS_DO[comesTo][tickets === 1 ? 0 : 1]}.
          </p>
        )}
        {winners.length > 0 && (
          <DeskTable<Winner>
            name={winning > winners.length ? `${title}: who would win most` : `${title}: who would win what`}
            {...STANDS}
            rows={winners}
            keyOf={({ reference }) => reference}
            empty="Nobody."
            columns={[
              { name: 'Ticket', text: ({ reference }) => reference },
              {
                name: 'Customer',
                text: ({ profileId }) => profileId,
                cell: ({ profileId }) => <UiLink href={`/customers/${profileId}`}>{profileId}</UiLink>,
              },
              { name: 'After tax, KES', text: ({ net }) => sum(net), isNumber: true },
            ]}
          />
        )}
      </div>
    );
  });
}
