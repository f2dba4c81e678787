import { cents, formatKes, kes, type Cents } from '@kipenga/betting-core';
import { useState } from 'react';
import { Button, Dialog, SelectionRow } from '@kipenga/ui';
import { LEG } from '@kipenga/ui/specimens';
import { DepositOffer } from './DepositOffer.tsx';
import { Padded } from './Padded.tsx';
import { Trial } from './Trial.tsx';
import { useAllWords } from './use-all-words.ts';

const STAKE = kes(49);

/** A slip of KES 49 and a balance below it, from the tap to the bet. */
export function ShortSlip({ balance, label }: { readonly balance: Cents; readonly label: string }) {
  const t = useAllWords();
  const [phase, setPhase] = useState<'ready' | 'short' | 'waiting' | 'placed'>('ready');
  const [said, setSaid] = useState<'prompt' | 'placed' | null>(null);
  const arrive = () => {
    setPhase('placed');
    setSaid('placed');
  };
  return (
    <Trial title={`A balance of ${label}`}>
      <ul>{phase !== 'placed' && <SelectionRow selection={LEG} onRemove={() => undefined} />}</ul>
      <Padded>
        {phase === 'ready' && (
          <Button size="place" isWide onClick={() => setPhase('short')}>
            {t('sportsbook.slip.place', { amount: formatKes(STAKE) })}
          </Button>
        )}
        {phase === 'short' && (
          <DepositOffer
            shortBy={cents(STAKE - balance)}
            onDeposit={() => {
              setPhase('waiting');
              setSaid('prompt');
            }}
            onCancel={() => setPhase('ready')}
          />
        )}
        {phase === 'waiting' && (
          <>
            <p role="status">{t('sportsbook.slip.waiting', { count: 1 })}</p>
            <Button onClick={() => setPhase('placed')}>{t('sportsbook.slip.done')}</Button>
            <Button look="secondary" onClick={() => setPhase('ready')}>
              {t('sportsbook.slip.keep')}
            </Button>
            <Button look="quiet" lang="en" onClick={arrive}>
              The money arrives
            </Button>
          </>
        )}
        {phase === 'placed' && <p>{t('sportsbook.slip.empty')}</p>}
      </Padded>
      <Dialog
        isOpen={said !== null}
        status="success"
        title={t(said === 'placed' ? 'sportsbook.place.success' : 'sportsbook.slip.title')}
        message={
          said === 'placed'
            ? t('sportsbook.place.reference', { reference: '80412' })
            : t('sportsbook.place.promptSent')
        }
        onClose={() => setSaid(null)}
      />
    </Trial>
  );
}
