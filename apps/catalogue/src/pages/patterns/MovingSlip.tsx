import { kes, formatKes, formatTotalOdds } from '@kipenga/betting-core';
import { useState } from 'react';
import { BottomSheet, Button, Dialog, Pills, SelectionRow, SlipBar, type SelectionState } from '@kipenga/ui';
import { LEG, OTHER_LEG, price } from '@kipenga/ui/specimens';
import { Padded } from './Padded.tsx';
import { RoomForTheArc, Trial } from './Trial.tsx';
import { useAllWords } from './use-all-words.ts';

/** What may become of the first pick's price while the slip waits. */
const TURNS = {
  'It stays at 2.35': { odds: price(2.35), state: 'open' },
  'It rises to 2.50': { odds: price(2.5), state: 'open' },
  'It falls to 2.20': { odds: price(2.2), state: 'open' },
  'It is suspended': { odds: price(2.35), state: 'suspended' },
  'The match starts': { odds: price(2.35), state: 'started' },
} as const satisfies Record<string, { odds: typeof LEG.odds; state: SelectionState }>;

const TURN_NAMES = Object.keys(TURNS) as (keyof typeof TURNS)[];
const STAKE = formatKes(kes(49));

/** A slip of two picks with its director beside it. */
export function MovingSlip() {
  const t = useAllWords();
  const [turn, setTurn] = useState<keyof typeof TURNS>('It stays at 2.35');
  const [isOpen, setOpen] = useState(false);
  const [isAlone, setAlone] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  const { odds, state } = isAlone ? TURNS['It stays at 2.35'] : TURNS[turn];
  const isChanged = odds !== LEG.odds;
  const legs = isAlone ? [OTHER_LEG] : [{ ...LEG, odds }, OTHER_LEG];
  const place = () => {
    setOpen(false);
    setPlaced(true);
  };
  const closed = (
    <Padded>
      <p role="status">
        {t(state === 'started' ? 'sportsbook.slip.started' : 'sportsbook.slip.suspended', { count: 1 })}
      </p>
      <Button size="place" isWide onClick={() => setAlone(true)}>
        {t('sportsbook.slip.removeClosed')}
      </Button>
    </Padded>
  );
  return (
    <Trial title="What becomes of the first price?">
      <div lang="en">
        <Pills
          label="The first price"
          pills={TURN_NAMES.map((id) => ({ id, label: id }))}
          currentId={turn}
          onSelect={(name) => {
            setTurn(name);
            setAlone(false);
          }}
        />
      </div>
      <RoomForTheArc>
        <SlipBar
          count={legs.length}
          totalOdds={formatTotalOdds(legs.map((leg) => leg.odds))}
          onOpen={() => setOpen(true)}
        />
      </RoomForTheArc>
      <BottomSheet
        isOpen={isOpen}
        title={t('sportsbook.slip.title')}
        onClose={() => setOpen(false)}
        footer={
          state === 'open' ? (
            <Button size="place" isWide onClick={place}>
              {t(isChanged ? 'sportsbook.slip.accept' : 'sportsbook.slip.place', { count: 1, amount: STAKE })}
            </Button>
          ) : (
            closed
          )
        }
      >
        <ul>
          {legs.map((leg) => (
            <SelectionRow
              key={leg.matchId}
              selection={leg}
              {...(leg.matchId === LEG.matchId && { previousOdds: LEG.odds, state })}
              onRemove={() => setAlone(true)}
            />
          ))}
        </ul>
      </BottomSheet>
      <Dialog
        isOpen={isPlaced}
        status="success"
        title={t('sportsbook.place.success')}
        message={t('sportsbook.place.reference', { reference: '80412' })}
        onClose={() => setPlaced(false)}
      />
    </Trial>
  );
}
