import type { PlaceBetAnswer, PlaceBetRequest } from '@kipenga/api';
import { betId } from '@kipenga/betting-core';
import { sees } from '../../scenes/index.ts';
import { expect } from 'storybook/test';
import { shows, type Check, type Hands } from './checks.ts';
import { derby, derbyHomeAt } from './derby.ts';

const LOOK_MS = 20;
const MOST_LOOKS = 500;

/** The derby's home price moves, in thousandths or to closed; the slip learns it when it is looked at again. */
export async function derbyMovesTo({ platform }: Hands, price: number | null): Promise<void> {
  platform.change(derbyHomeAt(price));
  const asked = () =>
    platform.calls.filter(
      ({ name, request }) =>
        name === 'getMatchMarkets' && JSON.stringify(request).includes(JSON.stringify(derby.id)),
    ).length;
  const before = asked();
  // A question that is still on its way has the old price for an answer. It comes between two looks.
  for (let looks = 0; asked() === before && looks < MOST_LOOKS; looks += 1) {
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  await expect(asked()).toBeGreaterThan(before);
}

/** Sees the price that was picked struck through beside the one that holds now. */
export async function seesMove({ canvas }: Hands, was: string, now: string): Promise<void> {
  const old = await canvas.findByText(was, { selector: 's' });
  await expect(old.closest('li')).toHaveTextContent(`was ${was} now ${now}`);
}

/** Sees the bet placed, its first pick at these odds in thousandths. */
export async function seesPlacedAt({ canvas, platform }: Hands, odds: number): Promise<void> {
  await sees(canvas, 'Bet placed Successfully');
  const sent = platform.calls.find((call) => call.name === 'placeBet');
  await expect(sent?.request).toMatchObject({ selections: [{ odds }, {}] });
}

/** Places the bet as soon as it can be placed. */
export const placeBet = async ({ canvas, userEvent }: Hands): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: /^Place bet/ }));

/** Makes each pick a bet of its own. */
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

/** Presses as who has read the new words of a button does: a press sooner than that was meant for the words before. */
export function pressHavingRead(button: HTMLElement): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: performance.now() + 1_000 });
  button.dispatchEvent(click);
}

/** A check that these words come when the bet is placed. */
export const placingShows =
  (...texts: readonly (string | RegExp)[]): Check =>
  async (hands) => {
    await placeBet(hands);
    await shows(...texts)(hands);
  };

/** A check that these words come when a bet is refused for lack of money and what is missing is asked for. */
export const depositingAndPlacingShows =
  (...texts: readonly string[]): Check =>
  async (hands) => {
    await placeBet(hands);
    await hands.userEvent.click(
      await hands.canvas.findByRole('button', { name: /^Deposit KES .* and place$/ }),
    );
    await shows(...texts)(hands);
  };
