import type { DeskMatchRow } from '@kipenga/api/desk';
import { Tag } from './Tag.tsx';

const STATES = {
  open: { word: 'Open', kind: 'good' },
  postponed: { word: 'Postponed', kind: 'wait' },
  started: { word: 'Started', kind: undefined },
  finished: { word: 'Finished', kind: undefined },
  void: { word: 'Void', kind: 'bad' },
} as const;

const SUSPENDED = { word: 'Suspended', kind: 'bad' } as const;
const HOUSES_WORD = { word: 'House’s word', kind: 'wait' } as const;

/** How a match stands. One that takes no bets is not open, and one with a later start was postponed all the same. */
const tagsOf = ({ state, isSuspended, isHouseWord, wasToStartAt }: DeskMatchRow) => {
  const isClosed = isSuspended && state !== 'finished' && state !== 'void';
  return [
    ...(wasToStartAt ? [STATES.postponed] : []),
    ...(isClosed && state === 'open' ? [] : [STATES[state]]),
    ...(isClosed ? [SUSPENDED] : []),
    ...(isHouseWord ? [HOUSES_WORD] : []),
  ];
};

/** How a match stands, in words alone. */
export const stateWords = (match: DeskMatchRow): string =>
  tagsOf(match)
    .map(({ word }) => word)
    .join(', ');

/** How a match stands: its state, and whether it is suspended or held by the house's word. */
export const MatchState = ({ match }: { readonly match: DeskMatchRow }) => (
  <>
    {tagsOf(match).map(({ word, kind }) => (
      <span key={word}>
        <Tag kind={kind}>{word}</Tag>{' '}
      </span>
    ))}
  </>
);

/** When a match starts, and when it was to start before. */
export function startWords(
  { state, startsAt, wasToStartAt }: DeskMatchRow,
  moment: (at: DeskMatchRow['startsAt']) => string,
): string {
  if (state === 'postponed') return `not known (was ${moment(startsAt)})`;
  return wasToStartAt ? `${moment(startsAt)} (was ${moment(wasToStartAt)})` : moment(startsAt);
}
