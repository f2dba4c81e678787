import { Button, TextField } from '@kipenga/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import styles from './booking.module.css';

export interface BookingBoxProps {
  /** Initial text of the box, if it looks like a code. */
  readonly code?: string;
  /** Called when a code is sent. */
  readonly onOpen?: () => void;
}

/** Eight unambiguous symbols, as in the house's codes. */
const CODE = /^[2-9A-HJ-NP-Z]{8}$/i;

/**
 * A box for a booking code (R1-09, R2-31). Sent before the app has loaded, the browser's own form goes to the same
 * address.
 */
export function BookingBox({ code: typed = '', onOpen }: BookingBoxProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [isEmpty, setEmpty] = useState(false);
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('bookingCode')).trim().toUpperCase();
    setEmpty(code === '');
    if (code === '') return;
    void navigate(`/sports?bookingCode=${encodeURIComponent(code)}`);
    onOpen?.();
  };
  return (
    <form
      className={styles['box']}
      action="/sports"
      onSubmit={open}
      onChange={() => setEmpty(false)}
      noValidate
    >
      <TextField
        name="bookingCode"
        label={t('sportsbook.booking.code')}
        error={isEmpty ? t('sportsbook.booking.codeNeeded') : null}
        key={typed}
        defaultValue={CODE.test(typed.trim()) ? typed.trim().toUpperCase() : ''}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" look="secondary">
        {t('sportsbook.booking.open')}
      </Button>
    </form>
  );
}
