import { Button } from '../../controls/Button/Button.tsx';
import { ButtonLink } from '../../controls/Button/ButtonLink.tsx';
import { ShareIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { BottomSheet } from '../BottomSheet/BottomSheet.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import styles from './ShareSheet.module.css';

export interface ShareSheetProps {
  /** True to show the sheet; the owner decides. */
  readonly isOpen: boolean;
  /** Title of the sheet: "Share ticket". */
  readonly title: string;
  /** Message as the recipient will read it. */
  readonly text: string;
  /** Address after the message that opens the shared item. */
  readonly url: string;
  /** Opens the device's own share sheet; omit it if the device has none. */
  readonly onShare?: () => void;
  /** Called once the message is on the clipboard. */
  readonly onCopied?: () => void;
  /** Called when the customer closes it; set `isOpen` to false. */
  readonly onClose: () => void;
}

/** Shares a ticket or a bet: shows the message, then the ways to send it, the device's own first. */
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
