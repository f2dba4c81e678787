import { failureOf, useLogInMutation } from '@kipenga/api/desk';
import { Whistle } from '@kipenga/ui';
import { useEffect } from 'react';
import { DeskForm, type Field } from '../parts/DeskForm.tsx';
import { failureWords } from '../parts/failure-words.ts';
import styles from './screens.module.css';

const FIELDS: readonly Field[] = [
  { name: 'name', label: 'Name' },
  { name: 'password', label: 'Password', kind: 'password' },
  {
    name: 'code',
    label: 'Code from your authenticator',
    kind: 'code',
    hint: 'Six digits, new every 30 seconds.',
  },
];

/** The door of the desk: a name, a password, and a code that only the operator's own device makes. */
export function LogIn() {
  const [logIn, { data, error, isLoading }] = useLogInMutation();
  const failure = failureOf(error);
  const refused = data !== undefined && data.res !== 0 ? data.description : null;
  useEffect(() => {
    document.title = 'Log in · Desk · Kipenga';
  }, []);
  return (
    <main className={styles['logIn']}>
      <div>
        <h1>
          <Whistle size="1.75rem" />
          The desk
        </h1>
        <DeskForm
          fields={FIELDS}
          submit="Log in"
          isBusy={isLoading}
          failure={failure ? failureWords(failure) : refused}
          onSubmit={({ name = '', password = '', code = '' }) => void logIn({ name, password, code })}
        />
        <small>For those who work here. What you do is written in a journal that nobody can change.</small>
      </div>
    </main>
  );
}
