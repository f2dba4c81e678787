import { useState, type FormEvent } from 'react';
import { Button, Checkbox } from '@kipenga/ui';
import { useAllWords } from './use-all-words.ts';

/** The foot of the registration: the yes to being 18, and the button that waits for it. */
export function ConsentForm() {
  const t = useAllWords();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(new FormData(event.currentTarget).get('consent') === null);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Checkbox
        name="consent"
        label={t('shell.register.consent')}
        error={isMissing ? t('shell.register.consentNeeded', { brand: 'Kipenga' }) : null}
      />
      <Button type="submit" isWide>
        {t('shell.register.submit')}
      </Button>
    </form>
  );
}
