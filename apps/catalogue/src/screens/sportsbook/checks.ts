import { sees } from '../../scenes/index.ts';
import type { scene } from './scene.tsx';

/** Checks that a scene shows what it says. */
export type Check = Parameters<typeof scene>[1];
/** A scene that is being played: its page, and the hands of its visitor. */
export type Hands = Parameters<Check>[0];

/** A check that these words are there to be read. */
export const shows =
  (...texts: readonly (string | RegExp)[]): Check =>
  async ({ canvas }) => {
    for (const text of texts) await sees(canvas, text);
  };

/** A check that these words come when an amount, in shillings, is entered and sent by Enter. */
export const sendingShows =
  (amount: number, ...texts: readonly string[]): Check =>
  async (hands) => {
    const field = await hands.canvas.findByRole('textbox', { name: 'Amount in KES' });
    await hands.userEvent.type(field, `${amount}{Enter}`);
    await shows(...texts)(hands);
  };

/** Types into the fields of a form, each found by its label. */
export async function fillIn(
  { canvas, userEvent }: Hands,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await userEvent.type(await canvas.findByLabelText(label), text);
}
