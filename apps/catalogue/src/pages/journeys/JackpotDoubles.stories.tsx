import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { MEGA } from '@kipenga/ui/specimens/jackpot';
import preview from '../../../.storybook/preview.tsx';
import { cell, costs, isRefused } from './coupon.ts';
import { FillingAJackpot } from './FillingAJackpot.tsx';

/** Dice that fall the same in every run: 1, X, 2, 1, X, 2, and so on. */
const fallInTurn = () => {
  let thrown = 0;
  return (sides: number) => thrown++ % sides;
};

const Coupon = () => {
  const [dice] = useState(fallInTurn);
  return <FillingAJackpot jackpot={MEGA} dice={dice} />;
};

const meta = preview.meta({ title: 'Journeys/Jackpot doubles', component: Coupon });

export const TryIt = meta.story({ name: 'Try it' });
TryIt.test('nothing is wider than the screen', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const PicksToPlaced = meta.story({
  name: 'Pick, double, be refused, undo, place',
  play: async ({ canvas, step, userEvent }) => {
    await step('The first pick: the bar appears, and one combination costs KES 99', async () => {
      await expect(canvas.queryByRole('region', { name: 'Betslip' })).toBeNull();
      await userEvent.click(cell(canvas, 1, '1'));
      await expect(canvas.getByText('1 of 17 picked')).toBeVisible();
      await costs(canvas, 1, '1 × KES 99 = KES 99');
    });
    await step('A second pick of the same match makes a double, and the price doubles', async () => {
      await userEvent.click(cell(canvas, 1, 'X'));
      await expect(canvas.getByText('1 of 5 doubles')).toBeVisible();
      await costs(canvas, 1, '2 × KES 99 = KES 198');
    });
    await step('A third is refused, and says so; nothing has changed', async () => {
      await userEvent.click(cell(canvas, 1, '2'));
      await isRefused(canvas, cell(canvas, 1, '2'), 'Tripples are not allowed!');
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await costs(canvas, 1, '2 × KES 99 = KES 198');
    });
    await step('Four more doubles reach the limit: 32 combinations', async () => {
      for (const position of [2, 3, 4, 5]) {
        await userEvent.click(cell(canvas, position, '1'));
        await userEvent.click(cell(canvas, position, '2'));
      }
      await expect(canvas.getByText('5 of 5 doubles')).toBeVisible();
      await costs(canvas, 5, '32 × KES 99 = KES 3,168');
    });
    await step('One double too many is refused; the first pick of that match stays', async () => {
      await userEvent.click(cell(canvas, 6, 'X'));
      await userEvent.click(cell(canvas, 6, '2'));
      await isRefused(canvas, cell(canvas, 6, '2'), 'You have reached the maximum number of doubles!');
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await expect(cell(canvas, 6, 'X')).toHaveAttribute('aria-pressed', 'true');
      await costs(canvas, 6, '32 × KES 99 = KES 3,168');
    });
    await step('The slip shows how the price comes about, and why it cannot be placed yet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
      await expect(canvas.getByText('2 × 2 × 2 × 2 × 2 =')).toBeVisible();
      const place = canvas.getByRole('button', { name: 'Place ticket for KES 3,168' });
      await expect(place).toHaveAccessibleDescription('11 matches still need a pick');
      await userEvent.click(place);
      await expect(canvas.queryByText(/^Taken|^Not taken/)).toBeNull();
    });
    await step('A double taken off halves the price', async () => {
      await userEvent.click(within(canvas.getByRole('dialog')).getByText('6 of 17 picked'));
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Union Berlin v Freiburg' }));
      await expect(canvas.getByRole('button', { name: 'Place ticket for KES 1,584' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await costs(canvas, 5, '16 × KES 99 = KES 1,584');
    });
    await step('Autopick fills the coupon with one pick a match: one combination', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Autopick' }));
      await expect(canvas.getByText('17 of 17 picked')).toBeVisible();
      await expect(canvas.getByText('0 of 5 doubles')).toBeVisible();
      await costs(canvas, 17, '1 × KES 99 = KES 99');
    });
    await step('Undo gives back what was picked by hand, doubles and all', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByText('4 of 5 doubles')).toBeVisible();
      await expect(cell(canvas, 1, '1')).toHaveAttribute('aria-pressed', 'true');
      await expect(cell(canvas, 1, 'X')).toHaveAttribute('aria-pressed', 'true');
      await costs(canvas, 5, '16 × KES 99 = KES 1,584');
    });
    await step('The rest is picked by hand; 16 combinations cost more than the customer has', async () => {
      for (let position = 5; position <= 17; position += 1)
        if (position !== 6) await userEvent.click(cell(canvas, position, '1'));
      await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Place ticket for KES 1,584' }));
      await expect(canvas.getByText('Not taken: KES 584.00 more is needed.')).toBeVisible();
    });
    await step('One double fewer, and the ticket is taken at the price on the button', async () => {
      await userEvent.click(cell(canvas, 4, '2'));
      await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Place ticket for KES 792' }));
      await expect(canvas.getByText('Taken: 8 combinations for KES 792.00.')).toBeVisible();
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
});
export const OneTooMany = meta.story({
  name: 'What happens at one double too many?',
  play: async ({ canvas, step, userEvent }) => {
    await step('Five doubles are on the ticket', async () => {
      for (const position of [1, 2, 3, 4, 5])
        for (const key of ['1', 'X'] as const) await userEvent.click(cell(canvas, position, key));
      await expect(canvas.getByText('5 of 5 doubles')).toBeVisible();
    });
    await step('The sixth is refused by a dialog, which takes the focus', async () => {
      for (const key of ['1', 'X'] as const) await userEvent.click(cell(canvas, 6, key));
      await isRefused(canvas, cell(canvas, 6, 'X'), 'You have reached the maximum number of doubles!');
      await expect(canvas.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    });
  },
});

export const ByKey = meta.story({ name: 'By key alone' });
ByKey.test(
  'picks, a double, the slip and its button, from Tab on',
  { tags: ['keyboard'] },
  async ({ canvas, userEvent }) => {
    const tabTo = async (target: () => HTMLElement) => {
      for (let steps = 0; steps < 80 && document.activeElement !== target(); steps += 1)
        await userEvent.tab();
      await expect(target()).toHaveFocus();
    };
    await tabTo(() => canvas.getByRole('button', { name: 'Autopick' }));
    await userEvent.keyboard('{Enter}');
    await costs(canvas, 17, '1 × KES 99 = KES 99');
    await tabTo(() => cell(canvas, 1, 'X'));
    await userEvent.keyboard(' ');
    await costs(canvas, 17, '2 × KES 99 = KES 198');
    await tabTo(() => canvas.getByRole('button', { name: 'Open slip' }));
    await userEvent.keyboard('{Enter}');
    const sheet = within(canvas.getByRole('dialog', { name: 'Mega Jackpot' }));
    await expect(sheet.getByRole('heading', { name: 'Mega Jackpot' })).toHaveFocus();
    // A key that is only played stays before what a shut part holds; a real one passes it.
    sheet.getByText('17 of 17 picked').closest('details')!.open = true;
    await tabTo(() => sheet.getByRole('button', { name: 'Place ticket for KES 198' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Taken: 2 combinations for KES 198.00.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open slip' })).toHaveFocus();
  },
);
