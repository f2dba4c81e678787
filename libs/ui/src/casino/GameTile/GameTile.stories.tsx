import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Specimens } from '../../../.storybook/Specimens.tsx';
import { GAMES } from '../specimens.ts';
import type { GameMotif } from './game-look.ts';
import { GameTile } from './GameTile.tsx';

const [ROCKET, REELS, WHEEL] = GAMES;
const LONG = GAMES[6];
if (ROCKET === undefined || REELS === undefined || WHEEL === undefined || LONG === undefined)
  throw new Error('There are specimen games');

/** A picture of one colour: what a provider's artwork does to the tile. */
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"%3E%3Cpath fill="%2391d0fc" d="M0 0h3v4H0z"/%3E%3C/svg%3E';

const meta = preview.meta({
  title: 'Casino/GameTile',
  component: GameTile,
  globals: { theme: 'casino' },
  args: { game: ROCKET, onOpen: fn() },
  decorators: [
    (Story, { name }) =>
      /States|Light|Swahili/.test(name) ? (
        <Story />
      ) : (
        <div style={{ width: 138, padding: 16 }}>
          <Story />
        </div>
      ),
  ],
});

export const New = meta.story();
New.test('tap, Enter and Space ask for the game', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Anga Rocket/ }));
  await userEvent.keyboard('{Enter} ');
  await expect(args.onOpen).toHaveBeenCalledTimes(3);
  await expect(args.onOpen).toHaveBeenLastCalledWith('1301');
});
New.test('it is 3 : 4', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect();
  await expect(Math.abs(height - (width * 4) / 3)).toBeLessThan(1);
});
export const Jackpot = meta.story({ args: { game: REELS } });
Jackpot.test('what can be won stands there in KES with two decimals (R4-26)', async ({ canvas }) => {
  await expect(canvas.getByText('WIN KES 1,234.00')).toBeVisible();
});
export const Link = meta.story({ args: { game: WHEEL, href: '#/casino-game' } });
Link.test('with an address it is a link', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Lake Roulette' })).toHaveAttribute('href', '#/casino-game');
});
export const Opening = meta.story({ args: { isOpening: true } });
Opening.test('a second tap is ignored, and focus stays', async ({ canvas, args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('button')).toHaveFocus();
  await expect(args.onOpen).not.toHaveBeenCalled();
});
export const WithPicture = meta.story({ args: { game: { ...WHEEL, imageUrl: PICTURE } } });
export const BrokenPicture = meta.story({
  args: { game: { ...WHEEL, imageUrl: 'data:image/png;base64,AAAA' } },
});

export const States = meta.story({
  render: (args) => (
    <Specimens
      isRow
      of={{
        new: <GameTile {...args} />,
        jackpot: <GameTile {...args} game={REELS} />,
        usual: <GameTile {...args} game={WHEEL} />,
        'long name': <GameTile {...args} game={LONG} />,
        picture: <GameTile {...args} game={{ ...WHEEL, imageUrl: PICTURE }} />,
        'picture, jackpot': <GameTile {...args} game={{ ...REELS, imageUrl: PICTURE, isNew: true }} />,
        opening: <GameTile {...args} isOpening />,
      }}
    />
  ),
});
const drawn = (motif: GameMotif) => <GameTile game={{ ...WHEEL, name: motif, motif }} href="#/casino-game" />;
export const StatesOfDrawing = meta.story({
  render: () => (
    <Specimens<GameMotif>
      isRow
      of={{
        reels: drawn('reels'),
        wheel: drawn('wheel'),
        cards: drawn('cards'),
        scratch: drawn('scratch'),
        curve: drawn('curve'),
        table: drawn('table'),
        pitch: drawn('pitch'),
        numbers: drawn('numbers'),
      }}
    />
  ),
});
export const Light = States.extend({ globals: { theme: 'light' } });
export const Swahili = States.extend({ globals: { locale: 'sw', theme: 'casino' } });
