import type { Notice } from '@kipenga/api';
import { useMessageText } from '@kipenga/shell';
import { ForwardIcon, Moment, sumsWhole, UiLink } from '@kipenga/ui';
import { noticeWords } from '@kipenga/words';
import { useWords } from '../../words/use-words.ts';
import styles from './notices.module.css';
import { whereItLeads } from './where-it-leads.ts';

/** A notice in words, with the link to its subject. */
export function NoticeRow({ notice }: { readonly notice: Notice }) {
  const t = useWords();
  const textOf = useMessageText();
  const href = whereItLeads(notice);
  const text = (
    <span className={styles['text']}>
      <span className={styles['what']}>{sumsWhole(textOf(noticeWords(notice)))}</span>
      <span className={styles['at']}>
        <Moment at={notice.at} />
        {!notice.isSeen && <b className={styles['new']}>{t('sportsbook.notices.new')}</b>}
      </span>
    </span>
  );
  return (
    <li className={styles['row']} data-new={!notice.isSeen || undefined}>
      {href === null ? (
        <div className={styles['way']}>{text}</div>
      ) : (
        <UiLink href={href} className={styles['way']}>
          {text}
          <ForwardIcon size="1.125rem" />
        </UiLink>
      )}
    </li>
  );
}
