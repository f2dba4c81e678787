import { formatOdds, type Odds, type Selection } from '@kipenga/betting-core';
import { useEffect, useRef, useState } from 'react';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords } from '../../words/use-words.ts';

/** The shortest time between two announcements of prices to a screen reader. */
const REST_MS = 5_000;

interface PriceNewsProps {
  /** The picks at their original prices. */
  readonly picked: readonly Selection[];
  /** The same picks at present prices. */
  readonly current: readonly Selection[];
}

/** Announces moved prices to screen readers: all in one sentence, at most every five seconds (4.1.3). */
export function PriceNews({ picked, current }: PriceNewsProps) {
  const t = useWords();
  const { pickName } = usePickNames();
  const [news, setNews] = useState('');
  const told = useRef(new Map<string, Odds>());
  const toldAt = useRef(-Infinity);
  useEffect(() => {
    const priceTold = (pick: Selection) => told.current.get(pick.outcomeId) ?? pickedAt(picked, pick);
    const moved = current.filter((pick) => priceTold(pick) !== pick.odds);
    if (moved.length === 0) return;
    const tell = () => {
      const moves = moved.map((pick) =>
        t('sportsbook.slip.move', {
          pick: pickName(pick),
          was: formatOdds(priceTold(pick)),
          now: formatOdds(pick.odds),
        }),
      );
      setNews(moves.join('. '));
      for (const pick of moved) told.current.set(pick.outcomeId, pick.odds);
      toldAt.current = Date.now();
    };
    const timer = setTimeout(tell, Math.max(0, toldAt.current + REST_MS - Date.now()));
    return () => clearTimeout(timer);
  });
  return (
    <p role="status" className="visually-hidden">
      {news}
    </p>
  );
}

const pickedAt = (picked: readonly Selection[], { outcomeId, odds }: Selection): Odds =>
  picked.find((one) => one.outcomeId === outcomeId)?.odds ?? odds;
