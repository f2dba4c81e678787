import { APP_STORES } from '@kipenga/brand';
import { ButtonLink } from '@kipenga/ui';
import styles from './static-pages.module.css';

const STORES = [
  ['Google Play', APP_STORES.android],
  ['App Store', APP_STORES.ios],
] as const;

/** The ways to the stores, where the house has an app there (R1-11). */
export function StoreLinks() {
  const links = STORES.flatMap(([name, href]) => (href === null ? [] : [[name, href] as const]));
  if (links.length === 0) return null;
  return (
    <div className={styles['text']}>
      {links.map(([name, href]) => (
        <ButtonLink key={name} look="secondary" isWide href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </ButtonLink>
      ))}
    </div>
  );
}
