import type { PlaceBetAnswer, PlaceBetRequest } from '@kipenga/api';
import { betId } from '@kipenga/betting-core';
import { expect } from 'storybook/test';
import { shows, type Check, type Hands } from './checks.ts';
import { derby } from './derby.ts';

/** Expects the picked price struck through beside the current one. */
export async function seesMove({ canvas }: Hands, was: string, now: string): Promise<void> {
  const old = await canvas.findByText(was, { selector: 's' });
  await expect(old.closest('li')).toHaveTextContent(`was ${was} now ${now}`);
}

/** Places the bet as soon as it can be placed. */
export const placeBet = async ({ canvas, userEvent }: Hands): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: /^Place bet/ }));

/** Switches the slip to singles. */
export const chooseSingles = async ({ canvas, userEvent }: Hands): Promise<void> =>
  userEvent.click(await canvas.findByRole('radio', { name: 'Singles' }));

/** Takes every bet but one on the derby. */
export const allButTheDerby = ({
  selections,
  stake,
  netPayout,
  totalOdds,
}: PlaceBetRequest): PlaceBetAnswer =>
  selections.some(({ matchId }) => matchId === derby.id)
    ? { kind: 'refused', code: 7, description: 'Odds have changed.' }
    : {
        kind: 'placed',
        betId: betId(`b${selections[0]?.outcomeId}`),
        reference: 'PT3K-7QXM',
        description: '',
        quote: { stake, netPayout, totalOdds },
      };

/** A check that these words come when the bet is placed. */
export const placingShows =
  (...texts: readonly (string | RegExp)[]): Check =>
  async (hands) => {
    await placeBet(hands);
    await shows(...texts)(hands);
  };

/** A check that these words appear when a bet lacks money and the missing sum is requested. */
export const depositingAndPlacingShows =
  (...texts: readonly string[]): Check =>
  async (hands) => {
    await placeBet(hands);
    await hands.userEvent.click(
      await hands.canvas.findByRole('button', { name: /^Deposit KES .* and place$/ }),
    );
    await shows(...texts)(hands);
  };
