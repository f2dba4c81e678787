import { useWords, type ShellWordId } from '../language/use-words.ts';
import styles from './frame.module.css';

interface SkipLinkProps {
  readonly href: `#${string}`;
  readonly words: ShellWordId;
}

/** A short way for who goes by keyboard: seen while it has the focus. */
export function SkipLink({ href, words }: SkipLinkProps) {
  const t = useWords();
  return (
    <a className={`visually-hidden ${styles['skip']}`} href={href}>
      {t(words)}
    </a>
  );
}

/** The way to the slip, while there is one: at the head of a page, and after a match with a pick. */
export const SkipToSlip = () => <SkipLink href="#slip" words="shell.skip.slip" />;
