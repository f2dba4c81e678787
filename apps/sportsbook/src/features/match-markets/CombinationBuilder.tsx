import { usePriceCombinationQuery, type CombinationAnswer } from '@kipenga/api';
import {
  combinationId,
  combinationOf,
  partIdsOf,
  type Market,
  type MatchHeader as MatchNoun,
  type Odds,
  type Outcome,
  type OutcomeId,
  type Selection,
} from '@kipenga/betting-core';
import { answerMessage, useMessageText } from '@kipenga/shell';
import { CombinationPanel, type CombinationState } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useRef } from 'react';
import { usePickNames } from '../../words/use-pick-names.ts';
import { selectionOfMarket } from '../slip/index.ts';

interface CombinationBuilderProps {
  readonly match: MatchNoun;
  readonly markets: readonly Market[];
  /** The tapped outcomes, in order. */
  readonly outcomeIds: readonly OutcomeId[];
  /** The match's pick on the slip. */
  readonly held: Selection | null;
  readonly onRemove: (outcomeId: OutcomeId) => void;
  readonly onAdd: (combination: Selection) => void;
  readonly onStop: () => void;
}

interface Part {
  readonly market: Market;
  readonly outcome: Outcome;
}

/** The picks being combined, the house's answer for them together, and the button that adds the combination (D101). */
export function CombinationBuilder(props: CombinationBuilderProps) {
  const { match, markets, outcomeIds, held, onRemove, onAdd, onStop } = props;
  const { pickName } = usePickNames();
  const toText = useMessageText();
  const parts = outcomeIds.flatMap((id) => partIn(markets, id) ?? []);
  const { state, answer, retry } = useTogether(match, parts);
  const isHeld = held !== null && answer?.kind === 'priced' && answer.outcomeId === held.outcomeId;
  const add = () => {
    const [first, ...others] = parts.flatMap(
      ({ market, outcome }) => selectionOfMarket(match, market, outcome) ?? [],
    );
    if (first === undefined || answer?.kind !== 'priced') return;
    onAdd(combinationOf([first, ...others], answer.odds));
  };
  return (
    <CombinationPanel
      state={state}
      picks={parts.map(({ market, outcome }) => ({
        id: outcome.id,
        name: pickName({
          ...match,
          marketTypeId: market.typeId,
          outcomeKey: outcome.key,
          label: outcome.label,
        }),
      }))}
      figures={answer?.kind === 'priced' ? answer : undefined}
      refusal={answer?.kind === 'refused' ? toText(answerMessage(answer)) : undefined}
      replaced={held === null || isHeld ? undefined : pickName(held)}
      onRemove={(one) => {
        const part = parts.find(({ outcome }) => outcome.id === one);
        if (part !== undefined) onRemove(part.outcome.id);
      }}
      onAdd={add}
      onStop={onStop}
      onRetry={retry}
    />
  );
}

function partIn(markets: readonly Market[], id: OutcomeId): Part | null {
  for (const market of markets) {
    const outcome = market.outcomes.find((one) => one.id === id);
    if (outcome !== undefined) return { market, outcome };
  }
  return null;
}

interface Together {
  readonly state: CombinationState;
  /** The house's answer for exactly these picks; undefined until it has come. */
  readonly answer: CombinationAnswer | undefined;
  readonly retry: () => void;
}

/** Loads the price of picks together, and again when one of them changes its price. */
function useTogether({ feedId }: MatchNoun, parts: readonly Part[]): Together {
  const id = parts.length < 2 ? null : combinationId(parts.map(({ outcome }) => outcome.id));
  const asked = id === null ? skipToken : { feedMatchId: feedId, outcomeIds: partIdsOf(id) };
  const { currentData, error, refetch } = usePriceCombinationQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const prices = parts.map(({ outcome }): Odds | null => outcome.odds).join(' ');
  const last = useRef({ id, prices });
  useEffect(() => {
    const hasMoved = id !== null && last.current.id === id && last.current.prices !== prices;
    last.current = { id, prices };
    if (hasMoved) void refetch();
  }, [id, prices, refetch]);
  return { state: stateOf(id, currentData, error), answer: currentData, retry: () => void refetch() };
}

function stateOf(id: string | null, answer: CombinationAnswer | undefined, error: unknown): CombinationState {
  if (id === null) return 'collecting';
  if (answer !== undefined) return answer.kind;
  return error === undefined ? 'pricing' : 'failed';
}
