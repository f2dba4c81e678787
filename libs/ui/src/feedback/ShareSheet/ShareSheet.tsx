import { Button } from '../../controls/Button/Button.tsx';
import { ButtonLink } from '../../controls/Button/ButtonLink.tsx';
import { ShareIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import styles from './ShareSheet.module.css';

export interface ShareSheetProps {
  /** Whether it stands open; the owner decides. */
  readonly isOpen: boolean;
  /** What is shared: "Share ticket". */
  readonly title: string;
  /** What is said, as the other person will read it. */
  readonly text: string;
  /** The address that opens it, after the text. */
  readonly url: string;
  /** Opens the device's own share sheet; leave out where there is none. */
  readonly onShare?: () => void;
  /** Told once the message is on the clipboard. */
  readonly onCopied?: () => void;
  /** The customer wants it closed; set `isOpen` to false. */
  readonly onClose: () => void;
}

/** Passes a ticket or a bet on: the message as it will arrive, then the ways, the device's own first. */
export function ShareSheet({ isOpen, title, text, url, onClose, ...ways }: ShareSheetProps) {
  return (
    <BottomSheet isOpen={isOpen} title={title} onClose={onClose}>
      <div className={styles['share']}>
        <blockquote className={styles['message']}>
          <p>{text}</p>
          <p className={styles['url']}>{url}</p>
        </blockquote>
        <Ways message={`${text} ${url}`} {...ways} />
      </div>
    </BottomSheet>
  );
}

interface WaysProps extends Pick<ShareSheetProps, 'onShare' | 'onCopied'> {
  readonly message: string;
}

function Ways({ message, onShare, onCopied }: WaysProps) {
  const t = useWords();
  const body = encodeURIComponent(message);
  return (
    <div className={styles['ways']}>
      {onShare && (
        <Button isWide icon={<ShareIcon size="1.125rem" />} onClick={onShare}>
          {t('ui.booking.share')}
        </Button>
      )}
      <ButtonLink
        look="secondary"
        isWide
        href={`https://wa.me/?text=${body}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        WhatsApp
      </ButtonLink>
      <ButtonLink look="secondary" isWide href={`sms:?body=${body}`}>
        SMS
      </ButtonLink>
      <CopyButton text={message} isWide {...(onCopied && { onCopied })} />
    </div>
  );
}
