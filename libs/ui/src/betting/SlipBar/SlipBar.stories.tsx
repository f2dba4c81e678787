import { expect, fn } from 'storybook/test';
import preview from '../../stories/preview.ts';
import { Specimens } from '../../stories/Specimens.tsx';
import { SlipBar } from './SlipBar.tsx';

const meta = preview.meta({
  title: 'Betting/SlipBar',
  component: SlipBar,
  args: { count: 2, totalOdds: '5.05', onOpen: fn() },
  decorators: [
    (Story, { name }) =>
      name === 'States' ? (
        <Story />
      ) : (
        <div style={{ paddingTop: 48 }}>
          <Story />
        </div>
      ),
  ],
});

export const TwoPicks = meta.story();
TwoPicks.test('count, total odds, one button (R2-25)', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Betslip' })).toHaveTextContent(
    /2\s*picks\s*5.05\s*Total odds/,
  );
  await expect(canvas.getAllByRole('button')).toHaveLength(1);
});
TwoPicks.test(
  'a tap on its button opens the slip (R2-25)',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open slip' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
);
TwoPicks.test(
  'Tab reaches the button, Enter and Space open the slip (R2-25)',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open slip' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Open slip' })).toHaveFocus();
  },
);

export const OfTwoSlips = meta.story({
  render: (args) => (
    <div>
      <SlipBar {...args} label="Jackpot slip" count={8} totalOdds={null} note="8 of 13" />
      <SlipBar {...args} />
    </div>
  ),
});
OfTwoSlips.test('of two bars the first is seen (R2-25)', async ({ canvas }) => {
  await expect(canvas.getAllByRole('region')).toHaveLength(1);
  await expect(canvas.getByRole('region', { name: 'Jackpot slip' })).toBeVisible();
});

const MANY = { count: 100, totalOdds: '1,234,567.89' };

/** Lists the elements that overlap or touch in a bar of this width in CSS pixels, measured by their rendered text. */
function crowding(bar: HTMLElement, width: number): readonly string[] {
  bar.style.width = `${width}px`;
  const [count, odds] = [...bar.querySelectorAll('b')].map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  });
  if (!count || !odds) return ['there is no count or there are no odds'];
  const isApart = count.right + 8 <= odds.left || count.bottom <= odds.top;
  const fits = count.left >= 16 && Math.max(count.right, odds.right) <= width && bar.scrollWidth <= width;
  return [...(isApart ? [] : ['the count touches the odds']), ...(fits ? [] : ['a figure sticks out'])];
}

export const LargeText = meta.story({ args: MANY, globals: { textSize: '200' } });
LargeText.test(
  'count and odds stand clear of each other at 360 px, and nothing sticks out (1.4.4)',
  async ({ canvas }) => {
    await expect(crowding(canvas.getByRole('region', { name: 'Betslip' }), 360)).toEqual([]);
  },
);
LargeText.test('and at 320 px', async ({ canvas }) => {
  await expect(crowding(canvas.getByRole('region', { name: 'Betslip' }), 320)).toEqual([]);
});

export const OnItsWay = meta.story({ args: { isBusy: true } });
OnItsWay.test(
  'while the slip is on its way its button says so, keeps its size and ignores taps',
  { tags: ['pointer'] },
  async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open slip', busy: true });
    await userEvent.click(button);
    await expect(args.onOpen).not.toHaveBeenCalled();
    const [words, sign] = ['span', 'svg'].map((part) => button.querySelector(part)?.getBoundingClientRect());
    await expect(button.clientWidth).toBeLessThan((words?.width ?? 0) + (sign?.width ?? 0) + 32);
  },
);

OnItsWay.test(
  'Tab still reaches its button, which keeps the focus, and Enter and Space do nothing',
  { tags: ['keyboard'] },
  async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Open slip', busy: true });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
);

export const OfAJackpot = meta.story({ args: { count: 9, totalOdds: null, note: '9 of 17' } });
OfAJackpot.test('a jackpot says how far the picks are, and no odds (R2-25)', async ({ canvas }) => {
  await expect(canvas.getByText('9 of 17')).toBeVisible();
  await expect(canvas.queryByText('Total odds')).toBeNull();
});

export const States = meta.story({
  render: ({ onOpen }) => {
    const roomForTheArc = { paddingTop: 24 };
    return (
      <Specimens
        isScreenWide
        of={{
          'one pick': (
            <div style={roomForTheArc}>
              <SlipBar label="One pick" count={1} totalOdds="2.35" onOpen={onOpen} />
            </div>
          ),
          'two picks': (
            <div style={roomForTheArc}>
              <SlipBar label="Two picks" count={2} totalOdds="5.05" onOpen={onOpen} />
            </div>
          ),
          'many picks, long odds': (
            <div style={roomForTheArc}>
              <SlipBar label="Many picks" count={100} totalOdds="12,345,678.90" onOpen={onOpen} />
            </div>
          ),
          'its slip is on the way': (
            <div style={roomForTheArc}>
              <SlipBar label="On its way" count={2} totalOdds="5.05" onOpen={onOpen} isBusy />
            </div>
          ),
          'a jackpot': (
            <div style={roomForTheArc}>
              <SlipBar label="A jackpot" count={9} note="9 of 17" onOpen={onOpen} />
            </div>
          ),
        }}
      />
    );
  },
});
