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

/** Tags for the state of a match. A suspended match is not tagged as open; a moved start is tagged in every state. */
const tagsOf = ({ state, isSuspended, isHouseWord, wasToStartAt }: DeskMatchRow) => {
  const isClosed = isSuspended && state !== 'finished' && state !== 'void';
  return [
    ...(wasToStartAt ? [STATES.postponed] : []),
    ...(isClosed && state === 'open' ? [] : [STATES[state]]),
    ...(isClosed ? [SUSPENDED] : []),
    ...(isHouseWord ? [HOUSES_WORD] : []),
  ];
};

/** State of a match in words. */
export const stateWords = (match: DeskMatchRow): string =>
  tagsOf(match)
    .map(({ word }) => word)
    .join(', ');

/** State of a match as tags: state, suspension, and the house's word. */
export const MatchState = ({ match }: { readonly match: DeskMatchRow }) => (
  <>
    {tagsOf(match).map(({ word, kind }) => (
      <span key={word}>
        <Tag kind={kind}>{word}</Tag>{' '}
      </span>
    ))}
  </>
);

/** Start of a match, and the one it had before. */
export function startWords(
  { state, startsAt, wasToStartAt }: DeskMatchRow,
  moment: (at: DeskMatchRow['startsAt']) => string,
): string {
  if (state === 'postponed') return `not known (was ${moment(startsAt)})`;
  return wasToStartAt ? `${moment(startsAt)} (was ${moment(wasToStartAt)})` : moment(startsAt);
}
