import type { ReactNode } from 'react';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './Footer.module.css';

/** A link of the footer. */
export interface FooterLink {
  /** Text in the visitor's language. */
  readonly label: string;
  /** Address, unique in the footer. */
  readonly href: string;
}

export interface FooterProps {
  /** Phone numbers in readable form, each a link that calls it. */
  readonly supportPhones: readonly string[];
  /** Number for SMS and WhatsApp. */
  readonly smsNumber: string;
  /** Mobile-money number, as text to copy. */
  readonly paybill: string;
  /** Links to How To Play, Terms & Privacy, Responsible Gambling. */
  readonly links: readonly FooterLink[];
  /** Links after the others, in the same row. */
  readonly socialLinks?: readonly FooterLink[];
  /** The licence and the regulator. */
  readonly licence: string;
  /** Choice of language and theme, below the links. */
  readonly children?: ReactNode;
}

const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

const NO_LINKS: readonly FooterLink[] = [];

/** The foot of every page (R2-24). */
export function Footer({
  supportPhones,
  smsNumber,
  paybill,
  links,
  socialLinks = NO_LINKS,
  licence,
  children,
}: FooterProps) {
  const t = useWords();
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <p className={styles['adult']}>
          <b>18+</b> {t('ui.footer.adult')}
        </p>
        <dl className={styles['ways']}>
          <div>
            <dt>{t('ui.footer.paybill')}</dt>
            <dd className={styles['digits']}>{paybill}</dd>
          </div>
          <div>
            <dt>{t('ui.footer.support')}</dt>
            {supportPhones.map((phone) => (
              <dd key={phone}>
                <a href={telephone(phone)}>{phone}</a>
              </dd>
            ))}
          </div>
          <div>
            <dt>{t('ui.footer.sms')}</dt>
            <dd>
              <a href={telephone(smsNumber)}>{smsNumber}</a>
            </dd>
          </div>
        </dl>
        <nav aria-label={t('ui.footer.links')}>
          <ul className={styles['links']}>
            {[...links, ...socialLinks].map((link) => (
              <li key={link.href}>
                <UiLink href={link.href}>{link.label}</UiLink>
              </li>
            ))}
          </ul>
        </nav>
        {children}
        <p className={styles['licence']}>{licence}</p>
      </div>
    </footer>
  );
}
