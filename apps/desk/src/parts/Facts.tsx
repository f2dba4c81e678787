import styles from './parts.module.css';

/** A list of named facts; a dash for a missing value. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: string | null])[];
}) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
