import { parseMsisdn } from '@kipenga/betting-core';
import { Button } from '@kipenga/ui';
import type { MouseEvent } from 'react';
import { useShellDispatch } from '../ground/use-shell-dispatch.ts';
import styles from './forms.module.css';
import { modalOpened } from './modal.slice.ts';
import { useModalWords } from './use-modal-words.ts';

/** Links below the login form: reset password, with the number typed so far if it is valid, and register. */
export function LogInLinks() {
  const t = useModalWords();
  const dispatch = useShellDispatch();
  const forgotten = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const typed = new FormData(currentTarget.form ?? undefined).get('phone');
    const phone = parseMsisdn(String(typed));
    dispatch(modalOpened({ name: 'recover', ...(phone.ok && { phone: phone.value }) }));
  };
  return (
    <div className={styles['aside']} data-ways>
      <Button look="quiet" size="small" onClick={forgotten}>
        {t('shell.logIn.forgot')}
      </Button>
      <Button look="quiet" size="small" onClick={() => dispatch(modalOpened({ name: 'register' }))}>
        {t('shell.logIn.register')}
      </Button>
    </div>
  );
}
