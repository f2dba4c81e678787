import type { DeskMatchRow } from '@kipenga/api/desk';
import { Tag } from './Tag.tsx';

const STATES = {
  open: { word: 'Open', kind: 'good' },
  postponed: { word: 'Postponed', kind: 'wait' },
  started: { word: 'Started', kind: undefined },
  finished: { word: 'Finished', kind: undefined },
  void: { word: 'Void', kind: 'bad' },
} as const;

export const stateWord = ({ state }: DeskMatchRow): string => STATES[state].word;

/** How a match stands: its state, and whether it is suspended or held by the house's word. */
export const MatchState = ({ match }: { readonly match: DeskMatchRow }) => (
  <>
    <Tag kind={STATES[match.state].kind}>{stateWord(match)}</Tag>
    {match.isSuspended && (
      <>
        {' '}
        <Tag kind="bad">Suspended</Tag>
      </>
    )}
    {match.isHouseWord && (
      <>
        {' '}
        <Tag kind="wait">House’s word</Tag>
      </>
    )}
  </>
);
