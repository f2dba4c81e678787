import { useWords, type ShellWordId } from '../language/use-words.ts';
import styles from './frame.module.css';

interface SkipLinkProps {
  readonly href: `#${string}`;
  readonly words: ShellWordId;
}

/** Skip link for keyboard users, visible while focused. */
export function SkipLink({ href, words }: SkipLinkProps) {
  const t = useWords();
  return (
    <a className={`visually-hidden ${styles['skip']}`} href={href}>
      {t(words)}
    </a>
  );
}

/** Skip link to the slip while there is one: at the top of a page, and after a match with a pick. */
export const SkipToSlip = () => <SkipLink href="#slip" words="shell.skip.slip" />;
