import { Button } from '@kipenga/ui';
import { Padded } from './Padded.tsx';
import { useAllWords } from './use-all-words.ts';

interface WhatAboutYoursProps {
  readonly code: string;
  readonly count: number;
  readonly onReplace: () => void;
  readonly onAdd: () => void;
  readonly onKeep: () => void;
}

/** The question before a shared slip meets one's own. */
export function WhatAboutYours({ code, count, onReplace, onAdd, onKeep }: WhatAboutYoursProps) {
  const t = useAllWords();
  return (
    <Padded>
      <p>
        <b>{t('sportsbook.booking.replaceTitle')}</b>
      </p>
      <p>{t('sportsbook.booking.replaceText', { code, count })}</p>
      <Button size="small" onClick={onReplace}>
        {t('sportsbook.booking.replace')}
      </Button>
      <Button size="small" look="secondary" onClick={onAdd}>
        {t('sportsbook.booking.add')}
      </Button>
      <Button size="small" look="quiet" onClick={onKeep}>
        {t('sportsbook.booking.cancel')}
      </Button>
    </Padded>
  );
}
