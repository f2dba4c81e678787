import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { ThemeSwitch } from '../language/ThemeSwitch.tsx';
import styles from './frame.module.css';

/** The language and the colours, at the foot of every page. */
export const FooterChoices = () => (
  <div className={styles['choices']}>
    <LanguageSwitch />
    <ThemeSwitch />
  </div>
);
