import { useId, type ReactNode } from 'react';
import styles from './jackpot.module.css';

interface FactsProps {
  readonly title: string;
  /** Terms and their values. */
  readonly of: readonly (readonly [string, ReactNode])[];
  /** A note on the figures. */
  readonly note?: ReactNode;
}

/** Figures under a heading. */
export function Facts({ title, of, note }: FactsProps) {
  const id = useId();
  return (
    <section className={styles['facts']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>
        {of.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p>{note}</p>}
    </section>
  );
}
