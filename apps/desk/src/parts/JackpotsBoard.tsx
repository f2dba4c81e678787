import type { DeskJackpotOutlook } from '@kipenga/api/desk';
import { UiLink } from '@kipenga/ui';
import { DeskTable } from './DeskTable.tsx';
import { counted, sum } from './figures.ts';
import styles from './parts.module.css';

type Winner = DeskJackpotOutlook['winners'][number];

/** Says in a sentence what an act does to a jackpot. */
function outlookWords({
  comesTo,
  endsSale,
  awaited,
  winning,
  tickets,
  rollover,
}: DeskJackpotOutlook): string {
  if (comesTo === 'running')
    return tickets === 0
      ? `${endsSale ? 'takes no more tickets, and ' : ''}waits for ${counted(awaited, 'match', 'matches')}: nothing is paid on it yet.`
      : `runs again, and waits for ${counted(awaited, 'match', 'matches')}: ${counted(tickets, 'ticket')} open again.`;
  if (comesTo === 'cancelled') return `is cancelled: ${counted(tickets, 'ticket')} have their stakes back.`;
  return `is decided: ${counted(winning, 'ticket')} win, ${counted(tickets, 'ticket')} come out otherwise than they stand, and KES ${sum(rollover)} goes on.`;
}

const STANDS = { failure: null, isFetching: false, onRetry: () => undefined } as const;

/** Shows what an act does to jackpots, and the winners. */
export function JackpotsBoard({ jackpots }: { readonly jackpots: readonly DeskJackpotOutlook[] }) {
  return jackpots.map((jackpot) => {
    const { jackpotId, name, winning, winners } = jackpot;
    const title = `${name} ${jackpotId}`;
    return (
      <div key={jackpotId}>
        <p className={styles['says']}>
          <b>{title}</b> {outlookWords(jackpot)}
        </p>
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
