import { Button } from '../../controls/Button/Button.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './WorkingButton.module.css';

interface WorkingButtonProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The id of the figures whose working it shows. */
  readonly figuresId: string;
}

/** Shows and hides how figures were worked out; it stands below them, its words in line with theirs. */
export function WorkingButton({ isOpen, onToggle, figuresId }: WorkingButtonProps) {
  const t = useWords();
  return (
    <Button
      className={styles['button']}
      look="quiet"
      size="small"
      aria-expanded={isOpen}
      aria-controls={figuresId}
      onClick={onToggle}
    >
      {t(isOpen ? 'ui.quote.hideWorking' : 'ui.quote.showWorking')}
    </Button>
  );
}
