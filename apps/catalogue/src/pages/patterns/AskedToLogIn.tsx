import { formatKes, kes, parseMsisdn } from '@kipenga/betting-core';
import { useState, type FormEvent } from 'react';
import { Button, Modal, PasswordField, PhoneField, SelectionRow } from '@kipenga/ui';
import { LEG } from '@kipenga/ui/specimens';
import { Padded } from './Padded.tsx';
import { Trial } from './Trial.tsx';
import { useAllWords } from './use-all-words.ts';

const STAKE = formatKes(kes(49));

/** A visitor's slip, the login it asks for, and the same slip afterwards. Any number and any password will do. */
export function AskedToLogIn() {
  const t = useAllWords();
  const [isLoggedIn, setLoggedIn] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [faults, setFaults] = useState<{ readonly phone: boolean; readonly password: boolean }>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const missing = {
      phone: !parseMsisdn(String(form.get('phone'))).ok,
      password: form.get('password') === '',
    };
    setFaults(missing);
    if (missing.phone || missing.password) return;
    setLoggedIn(true);
    setOpen(false);
  };
  return (
    <Trial title={isLoggedIn ? 'A customer’s slip' : 'A visitor’s slip'}>
      <ul>
        <SelectionRow selection={LEG} onRemove={() => undefined} />
      </ul>
      <Padded>
        <Button size="place" isWide onClick={() => setOpen(!isLoggedIn)}>
          {t(isLoggedIn ? 'sportsbook.slip.place' : 'sportsbook.slip.logIn', { amount: STAKE, count: 0 })}
        </Button>
      </Padded>
      <Modal isOpen={isOpen} title={t('shell.logIn.title')} onClose={() => setOpen(false)}>
        <form noValidate onSubmit={submit}>
          <Padded>
            <p>{t('sportsbook.place.logIn')}</p>
            <PhoneField
              autoComplete="username"
              error={faults?.phone === true ? t('shell.logIn.phoneInvalid') : null}
            />
            <PasswordField error={faults?.password === true ? t('shell.logIn.passwordNeeded') : null} />
            <Button type="submit" isWide>
              {t('shell.logIn.submit')}
            </Button>
          </Padded>
        </form>
      </Modal>
    </Trial>
  );
}
