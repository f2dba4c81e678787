import { useGetMatchesInfiniteQuery, type DeskMatchRow, type MatchChoice } from '@kipenga/api/desk';
import { UiLink } from '@kipenga/ui';
import { useSearchParams } from 'react-router-dom';
import { DeskForm } from '../parts/DeskForm.tsx';
import { DeskTable } from '../parts/DeskTable.tsx';
import { useMoment } from '../parts/use-moment.ts';
import { ActButton } from './ActButton.tsx';
import { sidesOf } from './match-acts.ts';
import { MatchState, startWords, stateWords } from './match-columns.tsx';
import { PageHead } from './PageHead.tsx';
import { rowsOf } from './rows-of.ts';
import styles from './screens.module.css';

const STATES = [
  { value: '', name: 'Any state' },
  { value: 'open', name: 'Open' },
  { value: 'started', name: 'Started' },
  { value: 'overdue', name: 'Result overdue' },
  { value: 'postponed', name: 'Postponed' },
  { value: 'finished', name: 'Finished' },
  { value: 'void', name: 'Void' },
] as const;

function choiceIn(asked: URLSearchParams): MatchChoice {
  const find = asked.get('q') ?? '';
  const state = STATES.find(({ value }) => value !== '' && value === asked.get('state'))?.value;
  return { ...(find !== '' && { find }), ...(state !== undefined && state !== '' && { state }) };
}

/** Every match of the house, found by its sides, its competition or its number. */
export function Matches() {
  const [asked, setAsked] = useSearchParams();
  const choice = choiceIn(asked);
  const list = useGetMatchesInfiniteQuery(choice);
  const moment = useMoment();
  const search = ({ q = '', state = '' }: Readonly<Record<string, string>>): void =>
    setAsked({ ...(q !== '' && { q }), ...(state !== '' && { state }) });
  return (
    <>
      <PageHead title="Matches">
        <ActButton
          look="danger"
          wanted={{ act: 'suspend', title: 'Suspend all betting', args: { scope: 'all' } }}
        />
      </PageHead>
      <div className={styles['filters']}>
        <DeskForm
          key={asked.toString()}
          isRow
          submit="Find"
          look="secondary"
          fields={[
            { name: 'q', label: 'Sides, competition or number', isOptional: true, value: choice.find ?? '' },
            { name: 'state', label: 'State', kind: 'choice', options: STATES, value: choice.state ?? '' },
          ]}
          onSubmit={search}
        />
      </div>
      <DeskTable<DeskMatchRow>
        name="Matches"
        {...rowsOf(list)}
        keyOf={({ matchId }) => matchId}
        isUrgent={({ isSuspended }) => isSuspended}
        empty="No match is called so. Fewer words find more."
        columns={[
          {
            name: 'Match',
            text: sidesOf,
            cell: (match) => <UiLink href={`/matches/${match.matchId}`}>{sidesOf(match)}</UiLink>,
          },
          { name: 'Starts', text: (match) => startWords(match, moment) },
          { name: 'State', text: stateWords, cell: (match) => <MatchState match={match} /> },
          { name: 'Score', text: ({ score }) => score ?? '–', isNumber: true },
          { name: 'Competition', text: ({ sport, competition }) => `${sport}, ${competition}` },
          { name: 'Number', text: ({ gameId }) => gameId, isNumber: true },
        ]}
      />
    </>
  );
}
