import { useDropCashOutFloorMutation, useSetCashOutFloorMutation } from '@kipenga/api';
import { formatKes, parseKes, type Bet, type Cents } from '@kipenga/betting-core';
import { answerMessage, apiFailureMessage, message, useMessageText, type Message } from '@kipenga/shell';
import { AccordionItem, AmountField, Button } from '@kipenga/ui';
import { useState, type FormEvent } from 'react';
import { useWords } from '../../words/use-words.ts';
import styles from './cash-out.module.css';

interface CashOutFloorProps {
  readonly bet: Bet;
  /** The floor that is set now. */
  readonly floor: Cents | undefined;
}

/**
 * The offer at which the house cashes the whole bet out automatically, even with the phone off: set, shown and
 * removed (D102).
 */
export function CashOutFloor({ bet, floor }: CashOutFloorProps) {
  const t = useWords();
  const toText = useMessageText();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<{ readonly text: Message; readonly isWrong: boolean } | null>(null);
  const [setFloor, setting] = useSetCashOutFloorMutation();
  const [dropFloor, dropping] = useDropCashOutFloorMutation();
  const hear = ({ data: answer, error }: Awaited<ReturnType<typeof setFloor>>) => {
    const isDone = answer?.kind === 'accepted';
    setSaid({ text: answer ? answerMessage(answer) : apiFailureMessage(error), isWrong: !isDone });
    if (isDone) setText('');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = parseKes(text);
    if (!typed.ok || typed.value === 0)
      return setSaid({ text: message('sportsbook.cashOut.autoAmount'), isWrong: true });
    hear(await setFloor({ betId: bet.id, floor: typed.value }));
  };
  const forget = async () => hear(await dropFloor({ betId: bet.id }));
  return (
    <AccordionItem
      level={3}
      title={t('sportsbook.cashOut.auto')}
      {...(floor !== undefined && { meta: formatKes(floor) })}
    >
      <form className={styles['floor']} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles['note']}>{t('sportsbook.cashOut.autoText')}</p>
        <AmountField
          label={t('sportsbook.cashOut.autoAt')}
          name="floor"
          value={text}
          onChange={setText}
          error={said?.isWrong === true ? toText(said.text) : null}
        />
        <p role="status" className={styles['note']}>
          {said?.isWrong === false && toText(said.text)}
        </p>
        <Button type="submit" look="secondary" isWide isBusy={setting.isLoading}>
          {t(floor === undefined ? 'sportsbook.cashOut.autoSet' : 'sportsbook.cashOut.autoChange')}
        </Button>
        {floor !== undefined && (
          <Button look="quiet" isWide isBusy={dropping.isLoading} onClick={() => void forget()}>
            {t('sportsbook.cashOut.autoForget', { amount: formatKes(floor) })}
          </Button>
        )}
      </form>
    </AccordionItem>
  );
}
