import styles from './LiveTableTile.module.css';

/** Larger tables are drawn with nine seats in the same proportion; the text states the numbers. */
const MOST_DRAWN = 9;

/** Seats around the table, the taken ones filled. Decoration: the text beside it says the same. */
export function TableSeats({ taken, free }: { readonly taken: number; readonly free: number }) {
  const all = taken + free;
  const count = Math.min(all, MOST_DRAWN);
  const filled = all > MOST_DRAWN ? Math.round((taken / all) * MOST_DRAWN) : taken;
  const seats = Array.from({ length: count }, (_, at) => {
    const angle = (Math.PI * (at + 0.5)) / Math.max(count, 1);
    return {
      at,
      x: (50 - 41 * Math.cos(angle)).toFixed(1),
      y: (6 + 41 * Math.sin(angle)).toFixed(1),
      isTaken: at < filled,
    };
  });
  return (
    <svg className={styles['table']} viewBox="0 0 100 54" aria-hidden="true" focusable="false">
      <path d="M18 4h64a32 32 0 0 1-64 0Z" />
      <path d="M34 4a16 16 0 0 0 32 0" opacity="0.6" />
      {seats.map(({ at, x, y, isTaken }) => (
        <circle key={at} cx={x} cy={y} r="4.5" data-taken={isTaken} />
      ))}
    </svg>
  );
}
