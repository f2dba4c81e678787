import { LateBoundary, lazyPart, PartBoundary } from '@kipenga/shell';
import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';
import styles from './match-list.module.css';

const FilterSheet = lazyPart<FilterSheetProps>(() =>
  import('./FilterSheet.tsx').then((file) => file.FilterSheet),
);

/** Opens the choice of league and time; what it opens comes with the first tap. */
export function ListFilter(props: Pick<FilterSheetProps, 'choice' | 'path'>) {
  const t = useWords();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button type="button" className={styles['filter']} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('sportsbook.list.filter')}
      </button>
      {isOpen !== undefined && (
        <PartBoundary fallback={() => null}>
          <LateBoundary>
            <FilterSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
          </LateBoundary>
        </PartBoundary>
      )}
    </>
  );
}
