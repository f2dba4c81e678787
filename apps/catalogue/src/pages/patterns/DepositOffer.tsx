import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import { Button } from '@kipenga/ui';
import { useAllWords } from './use-all-words.ts';

interface DepositOfferProps {
  readonly shortBy: Cents;
  readonly onDeposit: () => void;
  readonly onCancel: () => void;
}

/** The missing amount, and the way to bring it: to the next whole shilling, and no further. */
export function DepositOffer({ shortBy, onDeposit, onCancel }: DepositOfferProps) {
  const t = useAllWords();
  const amount = formatKes(cents(Math.ceil(shortBy / 100) * 100));
  return (
    <>
      <p role="status">{t('sportsbook.slip.needed', { shortBy: formatKes(shortBy) })}</p>
      <Button size="place" isWide onClick={onDeposit}>
        {t('sportsbook.slip.depositAndBet', { amount })}
      </Button>
      <Button look="quiet" isWide onClick={onCancel}>
        {t('sportsbook.slip.notNow')}
      </Button>
    </>
  );
}
