import type { BookingCode as Code } from '@kipenga/betting-core';
import { Button } from '../../controls/Button/Button.tsx';
import { ButtonLink } from '../../controls/Button/ButtonLink.tsx';
import { CopyButton } from '../../feedback/CopyButton/CopyButton.tsx';
import { ShareIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './BookingCode.module.css';

export interface BookingCodeProps {
  /** The code as issued by the server; copied unchanged. */
  readonly code: Code | string;
  /** Opens the device's own share sheet; omit it if the device has none. */
  readonly onShare?: () => void;
  /** WhatsApp link that contains the text. */
  readonly whatsappHref?: string;
  /** Called once the code is on the clipboard. */
  readonly onCopied?: () => void;
}

/** The code of a booked slip in large type, with ways to share it (R2, Share Betslip). */
export function BookingCode({ code, onShare, whatsappHref, onCopied }: BookingCodeProps) {
  const t = useWords();
  return (
    <div className={styles['booking']}>
      <p className={styles['label']}>{t('ui.booking.label')}</p>
      <output className={styles['code']}>{code}</output>
      <div className={styles['ways']}>
        <CopyButton text={code} isWide {...(onCopied && { onCopied })} />
        {onShare && (
          <Button look="secondary" isWide icon={<ShareIcon size="1.125rem" />} onClick={onShare}>
            {t('ui.booking.share')}
          </Button>
        )}
        {whatsappHref !== undefined && (
          <ButtonLink look="secondary" isWide href={whatsappHref} target="_blank" rel="noopener noreferrer">
            WhatsApp
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
