import { useEffect, useRef } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** What is in the box. */
  readonly value: string;
  /** Told at every letter, when it is emptied, and once for what was typed before the script ran. */
  readonly onChange: (text: string) => void;
  /** Enter was pressed; typing alone may already have searched. */
  readonly onSubmit?: (text: string) => void;
  /** What is searched; "Search teams" unless told. */
  readonly label?: string;
  /** The label, unless told. */
  readonly placeholder?: string;
}

/** A free-text search box (R5) with a button that empties it. */
export function SearchField({ value, onChange, onSubmit, label, placeholder }: SearchFieldProps) {
  const t = useWords();
  const name = label ?? t('ui.search.label');
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const typed = box.current?.value ?? '';
    if (typed !== value) onChange(typed);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what was typed before the app took the page over
  }, []);
  return (
    <form
      className={styles['search']}
      role="search"
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(value);
      }}
    >
      <SearchIcon size="1.25rem" className={styles['icon']} />
      <input
        ref={box}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={name}
        placeholder={placeholder ?? name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <IconButton
          label={t('ui.search.clear')}
          icon={<CloseIcon size="1.125rem" />}
          onClick={() => {
            onChange('');
            box.current?.focus();
          }}
        />
      )}
    </form>
  );
}
