import { useIsSavingData } from '@kipenga/ui';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { ThemeSwitch } from '../language/ThemeSwitch.tsx';
import { useWords } from '../language/use-words.ts';
import styles from './frame.module.css';

/** The language and the colours, and what is left out where data is saved. */
export function VisitChoices() {
  const t = useWords();
  const isSaving = useIsSavingData();
  return (
    <div className={styles['choices']}>
      <LanguageSwitch />
      <ThemeSwitch />
      {isSaving && <p className={styles['saver']}>{t('shell.footer.saver')}</p>}
    </div>
  );
}
