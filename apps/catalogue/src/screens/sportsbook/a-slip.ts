import { emptyBetslip, type MainColumn, type Match, type Selection } from '@kipenga/betting-core';
import { selectionOfMain, slipSheetSlice, stakeSlice } from '@kipenga/sportsbook';
import { SEASON } from './scene.tsx';

/** The pick a column of a match's card stands for. */
export function pickOf(match: Match | undefined, column: MainColumn = 'home'): Selection {
  const outcome = match?.mainOutcomes[column];
  const selection = match && outcome ? selectionOfMain(match, outcome) : null;
  if (selection === null) throw new Error('This match has no such price.');
  return selection;
}

/** Picks of the first matches of the season, home wins all. */
export const picks = (count: number): readonly Selection[] =>
  SEASON.slice(0, count).map((match) => pickOf(match));

type StakeState = ReturnType<typeof stakeSlice.getInitialState>;

interface SlipInScene {
  readonly isOpen?: boolean;
  readonly stake?: Partial<StakeState>;
}

/** The slices of a visit with these picks on its slip, the sheet open. */
export const slipWith = (
  selections: readonly Selection[],
  { isOpen = true, stake = {} }: SlipInScene = {},
): Readonly<Record<string, unknown>> => ({
  betslip: { ...emptyBetslip, selections },
  slipSheet: { ...slipSheetSlice.getInitialState(), isOpen },
  stake: { ...stakeSlice.getInitialState(), ...stake },
});
