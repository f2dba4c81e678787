import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './SandboxNotice.module.css';

/** Says on every page that no real money moves (D60), with a link to the practice handset. */
export function SandboxNotice({
  handsetHref,
}: {
  /** Address of the practice handset; no link without it. */
  readonly handsetHref?: string;
}) {
  const t = useWords();
  return (
    <aside className={styles['sandbox']} aria-label={t('ui.sandbox.label')}>
      <strong>{t('ui.sandbox.label')}</strong> {t('ui.sandbox.text')}
      {handsetHref !== undefined && <UiLink href={handsetHref}>{t('ui.sandbox.handset')}</UiLink>}
    </aside>
  );
}
