import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DayRows, type DayRowsProps } from './DayRows.tsx';
import { FIRST_VIEW } from './list-arguments.ts';
import { useStayingRows } from './use-staying-rows.ts';

/** Rows added each time the end of the drawn rows is near. */
const PORTION = 24;

/** The number of rows drawn, by history entry: Back finds the page as long as it was. */
const drawnAt = new Map<string, number>();

/** The matches of a list. The first rows are drawn at once, the others as the visitor scrolls towards them. */
export function MatchDays({ matches, ...others }: DayRowsProps) {
  const staying = useStayingRows(matches);
  const { key } = useLocation();
  const [count, setCount] = useState(drawnAt.get(key) ?? FIRST_VIEW);
  const drawMore = useCallback(
    (next: number) => {
      drawnAt.set(key, next);
      setCount(next);
    },
    [key],
  );
  const rows = useMemo(() => staying.slice(0, count), [staying, count]);
  const drawn = useDeferredValue(rows);
  return (
    <>
      <DayRows {...others} matches={drawn} />
      {count < staying.length && drawn === rows && <End key={count} count={count} onNear={drawMore} />}
    </>
  );
}

interface EndProps {
  readonly count: number;
  /** Called with the number of rows to draw. */
  readonly onNear: (count: number) => void;
}

/**
 * An element after the rows that reports when it is near. Within the first view it is not: on a small phone it is
 * more than half a screen below the window. Further down it reports from two screens away.
 */
function End({ count, onNear }: EndProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tell = () => onNear(count + PORTION);
    if (typeof IntersectionObserver === 'undefined') return tell();
    const watch = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && tell(), {
      rootMargin: count > FIRST_VIEW ? '0px 0px 200%' : '0px 0px 50%',
    });
    watch.observe(place.current!);
    return () => watch.disconnect();
  }, [count, onNear]);
  return <div ref={place} />;
}
