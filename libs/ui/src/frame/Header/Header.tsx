import { formatKes, type Cents } from '@kipenga/betting-core';
import type { ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { AccountIcon } from '../../icons/icons.ts';
import { Logo } from '../../icons/Logo.tsx';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './Header.module.css';

/** Account of the logged-in customer. */
export interface HeaderAccount {
  /** Null while the balance loads. */
  readonly balance: Cents | null;
  /** Phone number in readable form: "0712 345 678". */
  readonly phone: string;
  /** Address of the account page. */
  readonly href: string;
}

export interface HeaderProps {
  /** Address of the home page, linked from the logo. */
  readonly homeHref: string;
  /** Null if nobody is logged in; undefined while unknown, when the space is kept empty so that nothing jumps. */
  readonly account: HeaderAccount | null | undefined;
  /** Opens the login. */
  readonly onLogIn: () => void;
  /** Opens the registration. */
  readonly onRegister: () => void;
  /** Opens the deposit. */
  readonly onDeposit: () => void;
  /** Shown between name and buttons on wide screens: the menu and the search. */
  readonly end?: ReactNode;
}

/**
 * The head of every page (R2-20, R2-21): logo and name, then Log In and Register, or balance, phone, Deposit and the account. Its
 * lower edge is the chalk line.
 */
export function Header({ homeHref, account, onLogIn, onRegister, onDeposit, end }: HeaderProps) {
  const t = useWords();
  return (
    <header className={styles['header']}>
      <div className={styles['row']} data-account={account ? 'in' : 'out'}>
        <UiLink href={homeHref} className={styles['home']}>
          <Logo />
        </UiLink>
        <div className={styles['end']}>{end}</div>
        {account === null && (
          <>
            <Button look="secondary" size="small" onClick={onLogIn} aria-haspopup="dialog">
              {t('ui.header.logIn')}
            </Button>
            <Button size="small" onClick={onRegister} aria-haspopup="dialog">
              {t('ui.header.register')}
            </Button>
          </>
        )}
        {account && (
          <>
            <UiLink href={account.href} className={styles['account']}>
              <span className="visually-hidden">{t('ui.nav.account')}</span>
              <span className={styles['balance']}>
                {account.balance === null ? <i className={styles['waiting']} /> : formatKes(account.balance)}
              </span>
              <span className={styles['phone']}>{account.phone}</span>
            </UiLink>
            <Button size="small" onClick={onDeposit} aria-haspopup="dialog">
              {t('ui.account.deposit')}
            </Button>
            <UiLink
              href={account.href}
              className={styles['icon']}
              aria-label={t('ui.nav.account')}
              tabIndex={-1}
              aria-hidden="true"
            >
              <AccountIcon />
            </UiLink>
          </>
        )}
      </div>
    </header>
  );
}
