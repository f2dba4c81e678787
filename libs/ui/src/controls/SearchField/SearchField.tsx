import { useEffect, useRef } from 'react';
import { CloseIcon, SearchIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  /** Text in the field. */
  readonly value: string;
  /** Called on every keystroke, when the field is cleared, and once for text typed before the script ran. */
  readonly onChange: (text: string) => void;
  /** Called on Enter; typing alone may already have searched. */
  readonly onSubmit?: (text: string) => void;
  /** Accessible name; "Search teams" by default. */
  readonly label?: string;
  /** Same as the label by default. */
  readonly placeholder?: string;
}

/** A search field (R5) with a button that clears it. */
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
