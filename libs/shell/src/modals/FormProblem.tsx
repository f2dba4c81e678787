import { sumsWhole, WarningIcon } from '@kipenga/ui';
import { useMessageText } from '../language/use-message-text.ts';
import type { Message } from '../language/message.ts';
import styles from './forms.module.css';

/** What stands in the way of a form as a whole: in words and a sign, so that its colour says nothing alone. */
export function FormProblem({ problem }: { readonly problem: Message }) {
  const toText = useMessageText();
  return (
    <p className={styles['problem']} role="alert">
      <WarningIcon size="1.25rem" />
      <span>{sumsWhole(toText(problem))}</span>
    </p>
  );
}
