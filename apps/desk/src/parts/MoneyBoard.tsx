import type { ActPreview } from '@kipenga/api/desk';
import { counted, sum } from './figures.ts';
import { Figure } from './Figure.tsx';
import { JackpotsBoard } from './JackpotsBoard.tsx';
import styles from './parts.module.css';

/** Shows what an act does: where it changes anything of customers, as a scoreboard; and in a sentence. */
export function MoneyBoard({ preview }: { readonly preview: ActPreview }) {
  const { says, bets, customers, paid, takenBack, debtors, debt, jackpots } = preview;
  const changes = paid > 0 || takenBack > 0 || bets > 0 || customers > 0;
  return (
    <div>
      {changes && (
        <dl className={styles['board']} aria-label="What it moves">
          <Figure name="Into customers’ balances" value={sum(paid)} unit="KES" />
          <Figure name="Out of their balances" value={sum(takenBack)} unit="KES" />
          <Figure name="Bets and tickets that change" value={String(bets)} />
          <Figure name="Customers" value={String(customers)} />
        </dl>
      )}
      {debtors > 0 && (
        <div className={styles['notice']} data-kind="bad">
          <b>{counted(debtors, 'customer goes', 'customers go')} into debt</b>
          <span>Their wallets do not hold what is taken back: KES {sum(debt)} is owed to the house.</span>
        </div>
      )}
      <p className={styles['says']}>{says}</p>
      {jackpots && <JackpotsBoard jackpots={jackpots} />}
    </div>
  );
}
