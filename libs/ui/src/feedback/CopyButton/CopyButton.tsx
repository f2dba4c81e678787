import { useState } from 'react';
import { CopyIcon, TickIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { Button, type ButtonProps } from '../../controls/Button/Button.tsx';
import styles from './CopyButton.module.css';

/** Outcome of the last tap: none yet, copied, or refused by the browser. */
export type CopyOutcome = 'none' | 'copied' | 'refused';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'icon'> {
  /** The text to copy. */
  readonly text: string;
  /** Label before copying; "Copy" by default. */
  readonly label?: string;
  /** Called once the text is on the clipboard. */
  readonly onCopied?: () => void;
}

/** Copies a text and says "Copied!" (R8). If the browser refuses, it asks the customer to copy by hand. */
export function CopyButton({ text, label, onCopied, look = 'secondary', ...rest }: CopyButtonProps) {
  const t = useWords();
  const [last, setLast] = useState<{ readonly text: string; readonly outcome: CopyOutcome } | null>(null);
  const outcome: CopyOutcome = last?.text === text ? last.outcome : 'none';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, outcome: 'copied' });
      onCopied?.();
    } catch {
      setLast({ text, outcome: 'refused' });
    }
  };
  return (
    <>
      <Button
        {...rest}
        look={look}
        icon={outcome === 'copied' ? <TickIcon size="1.125rem" /> : <CopyIcon size="1.125rem" />}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? t('ui.copy.copied') : (label ?? t('ui.copy.copy'))}
      </Button>
      <span className={outcome === 'refused' ? styles['refused'] : 'visually-hidden'} role="status">
        {outcome === 'copied' ? t('ui.copy.copied') : outcome === 'refused' ? t('ui.copy.refused') : ''}
      </span>
    </>
  );
}
