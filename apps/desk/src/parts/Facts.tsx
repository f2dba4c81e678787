import styles from './parts.module.css';

/** What is known of one thing, each by its name; a dash where nothing is. */
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
