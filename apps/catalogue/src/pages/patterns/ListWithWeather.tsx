import { MAIN_COLUMNS, nairobiDay } from '@kipenga/betting-core';
import { useState } from 'react';
import {
  ButtonLink,
  ColumnLabels,
  DayHeading,
  EmptyState,
  FailedState,
  MatchCard,
  Pills,
  Shimmer,
} from '@kipenga/ui';
import { MATCHES } from '@kipenga/ui/specimens';
import { useAllWords } from './use-all-words.ts';

const FACES = ['Coming', 'Slow', 'There', 'Empty', 'Failed'] as const;
type Face = (typeof FACES)[number];

/** A list of matches whose network one can choose. */
export function ListWithWeather() {
  const t = useAllWords();
  const [face, setFace] = useState<Face>('Coming');
  return (
    <main>
      <h1 className="visually-hidden" lang="en">
        A list in its five faces
      </h1>
      <div lang="en">
        <Pills
          label="How the list fares"
          pills={FACES.map((id) => ({ id, label: id }))}
          currentId={face}
          onSelect={setFace}
        />
      </div>
      {face === 'Coming' && <Shimmer kind="match" />}
      {face === 'Slow' && <Shimmer key="slow" kind="match" slowAfterMs={0} />}
      {face === 'There' && <Matches />}
      {face === 'Empty' && (
        <EmptyState
          title={t('sportsbook.list.emptyToday')}
          action={
            <ButtonLink href="#/?tab=Tomorrow" look="secondary" size="small">
              {t('sportsbook.list.seeTomorrow')}
            </ButtonLink>
          }
        />
      )}
      {face === 'Failed' && (
        <FailedState text={t('sportsbook.list.failed')} onRetry={() => setFace('There')} />
      )}
    </main>
  );
}

const Matches = () => (
  <ColumnLabels columns={MAIN_COLUMNS}>
    <DayHeading day={nairobiDay('2026-11-21')} />
    {[MATCHES.derby, MATCHES.favourite].map((match) => (
      <MatchCard key={match.id} match={match} columns={MAIN_COLUMNS} href="#/markets" />
    ))}
  </ColumnLabels>
);
