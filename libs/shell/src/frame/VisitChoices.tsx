import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { ThemeSwitch } from '../language/ThemeSwitch.tsx';
import styles from './visit-choices.module.css';

/** The language and the colours. */
export const VisitChoices = () => (
  <div className={styles['choices']}>
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
);
