import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { ThemeSwitch } from '../language/ThemeSwitch.tsx';
import styles from './visit-choices.module.css';

/** Choice of language and theme. */
export const VisitChoices = () => (
  <div className={styles['choices']}>
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
);
