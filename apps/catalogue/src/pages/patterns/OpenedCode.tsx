import type { Selection } from '@kipenga/betting-core';
import { useState } from 'react';
import { Button, SelectionRow } from '@kipenga/ui';
import { LEG, OTHER_LEG } from '@kipenga/ui/specimens';
import { Padded } from './Padded.tsx';
import { Trial } from './Trial.tsx';
import { WhatAboutYours } from './WhatAboutYours.tsx';

const MINE = [LEG];
const THEIRS = [OTHER_LEG];

/** One's own slip of one pick when a link with another one is opened. */
export function OpenedCode() {
  const [slip, setSlip] = useState<readonly Selection[]>(MINE);
  const [isAsking, setAsking] = useState(true);
  const answer = (next: readonly Selection[]) => () => {
    setSlip(next);
    setAsking(false);
  };
  return (
    <Trial title="A link with one pick, a slip with another">
      {isAsking ? (
        <WhatAboutYours
          code="KPG4F7"
          count={THEIRS.length}
          onReplace={answer(THEIRS)}
          onAdd={answer([...MINE, ...THEIRS])}
          onKeep={answer(MINE)}
        />
      ) : (
        <Padded>
          <Button
            look="secondary"
            lang="en"
            onClick={() => {
              setSlip(MINE);
              setAsking(true);
            }}
          >
            Open the link again
          </Button>
        </Padded>
      )}
      <ul>
        {slip.map((leg) => (
          <SelectionRow key={leg.matchId} selection={leg} onRemove={() => undefined} />
        ))}
      </ul>
    </Trial>
  );
}
